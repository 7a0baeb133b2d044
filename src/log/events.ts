import type { Board } from '../puzzle/board.js';
import type { Problem } from '../puzzle/problem.js';
import type { Limits } from '../search/drive.js';
import type { Method } from '../search/search.js';

/** The levels of VS Code's log, the lowest first. */
export type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/**
 * What the log tells of. An event has no text that a user wrote, but boards and
 * what the computer says when something fails.
 */
export type LogEvent =
  | { readonly kind: 'activated'; readonly extension: string; readonly vscode: string; readonly host: string }
  | {
      readonly kind: 'solved';
      readonly problem: Problem;
      readonly method: Method;
      readonly moves: number;
      readonly optimal: boolean;
      readonly expanded: number;
      readonly milliseconds: number;
      /** Whether it is a by-work: the same once more, one of many, or something that nobody has asked for. */
      readonly aside: boolean;
    }
  | { readonly kind: 'unsolvable'; readonly problem: Problem; readonly aside: boolean }
  /** Many problems, one after the other. */
  | { readonly kind: 'solved-all'; readonly problems: number; readonly milliseconds: number }
  /** A search is still under way. */
  | {
      readonly kind: 'searching';
      readonly method: Method;
      readonly expanded: number;
      readonly bound: number;
      readonly milliseconds: number;
    }
  | {
      readonly kind: 'gave-up';
      readonly problem: Problem;
      readonly method: Method;
      readonly limit: keyof Limits;
      readonly bound: number;
      readonly milliseconds: number;
    }
  | { readonly kind: 'cancelled'; readonly problem: Problem; readonly method: Method }
  | {
      readonly kind: 'broke-off';
      readonly problem: Problem;
      readonly method: Method;
      readonly error: unknown;
    }
  /** A distance table has been made. */
  | { readonly kind: 'distance-table'; readonly goal: Board; readonly milliseconds: number }
  | { readonly kind: 'worker-started'; readonly worker: number; readonly milliseconds: number }
  /** None can be started, so the host does its work. */
  | { readonly kind: 'no-worker'; readonly worker: number; readonly error: unknown }
  | { readonly kind: 'worker-ended'; readonly worker: number; readonly reason: string }
  /** A worker has been handed the shipped tables, or they could not be read. */
  | { readonly kind: 'shipped-tables'; readonly worker: number; readonly milliseconds: number }
  | { readonly kind: 'no-shipped-tables'; readonly worker: number; readonly error: unknown }
  /** A setting holds what it cannot mean; its usual value is taken. */
  | { readonly kind: 'wrong-setting'; readonly setting: string }
  | { readonly kind: 'command-failed'; readonly command: string; readonly error: unknown }
  /** A message between a panel and its page. */
  | { readonly kind: 'message'; readonly from: 'host' | 'page'; readonly type: string };

/** Is told what happens. */
export type Log = (event: LogEvent) => void;

/** Where nobody wants to know. */
export const noLog: Log = () => undefined;
