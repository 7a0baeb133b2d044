import { USUAL_GOAL } from '../notation/goalText.js';
import { writeProblem } from '../notation/layouts.js';
import type { Problem } from '../puzzle/problem.js';
import type { Method } from '../search/search.js';
import type { Level, LogEvent } from './events.js';

// The log is for those who mend the extension, so it is in English for all users, and its sentences stand here.

/** How an event is told. */
export interface LogLine {
  readonly level: Level;
  readonly text: string;
}

/**
 * @param withBoards whether boards and the messages of errors are told; without them, a line has nothing of a user's
 * @returns the line of the log that tells an event
 */
export function lineOf(event: LogEvent, withBoards: boolean): LogLine {
  const { level, text, error } = told(event, (problem) => describe(problem, withBoards));
  return { level, text: error === undefined ? text : `${text} ${describeError(error, withBoards)}` };
}

/** A line before what it says of an error is added. */
interface Told extends LogLine {
  readonly error?: unknown;
}

function told(event: LogEvent, board: (problem: Problem) => string): Told {
  switch (event.kind) {
    case 'activated':
      return info(`Version ${event.extension}, in VS Code ${event.vscode} (${event.host}).`);
    case 'solved': {
      const { problem, method, moves, optimal, expanded, milliseconds, aside } = event;
      const length = `${moves} move${moves === 1 ? '' : 's'}${optimal ? ', a shortest solution' : ', not proven shortest'}`;
      const work = `${expanded} nodes expanded, ${time(milliseconds)}`;
      return line(aside, `Solved ${board(problem)} by ${name(method)}: ${length}; ${work}.`);
    }
    case 'unsolvable':
      return line(event.aside, `Unsolvable: ${board(event.problem)}.`);
    case 'solved-all':
      return info(`Puzzles solved one after the other: ${event.problems}, ${time(event.milliseconds)}.`);
    case 'searching': {
      const { method, expanded, bound, milliseconds } = event;
      const so = `${expanded} nodes expanded, at least ${bound} moves`;
      return debug(`Searching by ${name(method)} for ${time(milliseconds)}: ${so}.`);
    }
    case 'gave-up': {
      const { problem, method, limit, bound, milliseconds } = event;
      const why = limit === 'milliseconds' ? 'the time limit' : 'too many nodes in memory';
      const how = `after ${time(milliseconds)}: ${why}; at least ${bound} moves`;
      return { level: 'warn', text: `Gave up ${board(problem)} by ${name(method)} ${how}.` };
    }
    case 'cancelled':
      return debug(`Cancelled: ${board(event.problem)} by ${name(event.method)}.`);
    case 'broke-off':
      return failed(`The search of ${board(event.problem)} by ${name(event.method)} broke off:`, event.error);
    case 'distance-table':
      return debug(
        `Made the ${event.goal.rows}×${event.goal.columns} distance table: ${time(event.milliseconds)}.`,
      );
    case 'worker-started':
      return debug(`Worker ${event.worker} is there: ${time(event.milliseconds)}.`);
    case 'no-worker':
      return {
        level: 'warn',
        text: `Worker ${event.worker} cannot be started; the host searches by itself.`,
        error: event.error,
      };
    case 'worker-ended':
      return failed(`Worker ${event.worker} has ended by a fault of its own:`, new Error(event.reason));
    case 'shipped-tables':
      return debug(`Worker ${event.worker} has got the shipped tables: ${time(event.milliseconds)}.`);
    case 'no-shipped-tables':
      return {
        level: 'warn',
        text: `Worker ${event.worker} does without the shipped tables.`,
        error: event.error,
      };
    case 'wrong-setting':
      return { level: 'warn', text: `The setting ${event.setting} means nothing; its usual value is taken.` };
    case 'command-failed':
      return failed(`The command ${event.command} failed:`, event.error);
    case 'message':
      return { level: 'trace', text: `From the ${event.from}: ${event.type}.` };
  }
}

function line(aside: boolean, text: string): Told {
  return { level: aside ? 'debug' : 'info', text };
}

function info(text: string): Told {
  return { level: 'info', text };
}

function debug(text: string): Told {
  return { level: 'debug', text };
}

function failed(text: string, error: unknown): Told {
  return { level: 'error', text, error };
}

function name({ algorithm, heuristic }: Method): string {
  return `${algorithm} (${heuristic})`;
}

function time(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${milliseconds.toFixed(0)} ms`;
}

function describe(problem: Problem, withBoards: boolean): string {
  const { rows, columns } = problem.start;
  const shape = `a ${rows}×${columns} board`;
  return withBoards ? `${shape}, ${writeProblem(problem, 'line', USUAL_GOAL)},` : shape;
}

/** The folders before a file's name in a stack: they can have a user's name in them. */
const FOLDERS = /(?:[\w-]+:\/\/|[A-Za-z]:[\\/]|\/)[^\s():]*[\\/]/g;

/** @returns an error with its stack; without what its message says, and where the files lie, if that may be a user's */
function describeError(error: unknown, withMessage: boolean): string {
  if (!(error instanceof Error)) return withMessage ? String(error) : typeof error;
  const { stack, message, name: kind } = error;
  if (withMessage) return stack ?? message;
  const frames = (stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return [kind, ...frames].join('\n').replace(FOLDERS, '');
}
