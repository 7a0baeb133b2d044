import * as v from 'valibot';
import { HEURISTIC_IDS } from '../search/heuristics/heuristic.js';
import { NOTATIONS } from '../words/moveNotation.js';
import { compareHostMessages, comparePageMessages } from './compare/protocol.js';
import { gifHostMessages, gifPageMessages } from './gif/protocol.js';
import { playHostMessages, playPageMessages } from './play/protocol.js';
import { SPEEDS, algorithm, board, count, method, problem } from './schemas.js';
import { searchHostMessages, searchPageMessages } from './search/protocol.js';
import { answer, solutionHostMessages, solutionPageMessages } from './solution/protocol.js';
import { spaceHostMessages } from './space/protocol.js';

// The one language of the panel's two sides. Each message is a schema: its type
// is inferred from it, and both sides check what reaches them against it.

export { HEURISTIC_IDS, SPEEDS };

/** The views of a panel, as its tabs have them. */
export const VIEWS = ['solution', 'compare', 'search', 'play', 'space'] as const;

const view = v.object({
  /** How many moves are made. */
  step: count,
  speed: v.picklist(SPEEDS),
});

/** The key of the source of what was typed. */
export const TYPED_KEY = 'input';

/** What a panel is about: the document, say, that its puzzles stand in. */
const source = v.object({
  /** Tells sources apart: there is one panel for each. */
  key: v.string(),
  label: v.string(),
});

/** By view, what it comes back from; each reads its own. */
const savedParts = v.record(v.string(), v.unknown());

const saved = v.object({
  version: v.literal(1),
  source,
  problems: v.pipe(v.array(problem), v.minLength(1)),
  /** Which of the problems is shown, from 0. */
  index: count,
  view,
  method,
  /** Which view is shown. */
  shown: v.fallback(v.picklist(VIEWS), 'solution'),
  parts: v.fallback(savedParts, {}),
});

const notation = v.picklist(NOTATIONS);

const state = v.object({
  source,
  /** How many puzzles there are, and which of them is shown, from 0. */
  count,
  index: count,
  problem,
  answer,
  view,
  method,
  /** The algorithms that take boards of this shape, and whether they go by a heuristic. */
  choices: v.array(v.object({ algorithm, informed: v.boolean() })),
  shown: v.picklist(VIEWS),
  /** How moves are shown. */
  notation,
  /** Whether the puzzles stand in a document, which can be written to. */
  writable: v.boolean(),
  /** Whether the player shall start by itself as soon as there is a solution. */
  autoplay: v.boolean(),
  /** What the page hands to VS Code to come back from, with its own view put in. */
  saved,
});

const hostMessage = v.variant('type', [
  /** The answer to `ready`: all that the page says, and in which language. */
  v.object({ type: v.literal('words'), language: v.string(), words: v.record(v.string(), v.string()) }),
  /** All that there is to show; the page keeps nothing that this does not replace. */
  v.object({ type: v.literal('state'), state }),
  /** Only the view that is shown has changed. */
  v.object({ type: v.literal('show'), view: v.picklist(VIEWS) }),
  /** Only what the views come back from has changed. */
  v.object({ type: v.literal('keep'), parts: savedParts }),
  /** A key or a command of VS Code's for the player. */
  v.object({
    type: v.literal('control'),
    control: v.picklist(['first', 'previous', 'toggle', 'next', 'last']),
  }),
  /** Only the notation of moves has changed. */
  v.object({ type: v.literal('notation'), notation }),
  ...solutionHostMessages,
  ...compareHostMessages,
  ...searchHostMessages,
  ...playHostMessages,
  ...spaceHostMessages,
  ...gifHostMessages,
]);

const pageMessage = v.variant('type', [
  /** The page can take messages. */
  v.object({ type: v.literal('ready') }),
  /** The view of the puzzle with this index as it is now, to come back to. */
  v.object({ type: v.literal('view'), index: count, view }),
  /** This view is shown now. */
  v.object({ type: v.literal('show'), view: v.picklist(VIEWS) }),
  /** Show another of the puzzles. */
  v.object({ type: v.literal('choose'), index: count }),
  /** Begin the search for the answer anew. */
  v.object({ type: v.literal('search'), method }),
  /** Show the solution from another board to the same goal. */
  v.object({ type: v.literal('solve'), start: board }),
  /** Export the solution shown. */
  v.object({ type: v.literal('export') }),
  /** The page has the keyboard, or has it no longer. */
  v.object({ type: v.literal('focus'), focused: v.boolean() }),
  /** Show moves in another notation. */
  v.object({ type: v.literal('notation'), notation }),
  ...solutionPageMessages,
  ...comparePageMessages,
  ...searchPageMessages,
  ...playPageMessages,
  ...gifPageMessages,
]);

export type ViewName = (typeof VIEWS)[number];
export type View = v.InferOutput<typeof view>;
export type { Answer } from './solution/protocol.js';
export type Source = v.InferOutput<typeof source>;
export type Saved = v.InferOutput<typeof saved>;
export type PanelState = v.InferOutput<typeof state>;
export type HostMessage = v.InferOutput<typeof hostMessage>;
export type PageMessage = v.InferOutput<typeof pageMessage>;
export type Control = Extract<HostMessage, { type: 'control' }>['control'];

/** @returns the message, or undefined when it is none that the host sends */
export function readHostMessage(value: unknown): HostMessage | undefined {
  return read(hostMessage, value);
}

/** @returns the message, or undefined when it is none that the page sends */
export function readPageMessage(value: unknown): PageMessage | undefined {
  return read(pageMessage, value);
}

/** @returns what a panel comes back from, or undefined when an older or a broken one was saved */
export function readSaved(value: unknown): Saved | undefined {
  const result = read(saved, value);
  return result && result.index < result.problems.length ? result : undefined;
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
