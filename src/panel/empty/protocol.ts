import * as v from 'valibot';

/** The ways to get a puzzle into a panel that has none. */
export const BEGINNINGS = ['type', 'random', 'examples'] as const;

/** What the host says to the page of a panel without a puzzle. */
export const emptyHostMessages = [v.object({ type: v.literal('empty') })] as const;

const emptyPageMessage = v.variant('type', [
  /** The page can take messages. */
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('begin'), beginning: v.picklist(BEGINNINGS) }),
]);

const emptySaved = v.object({ version: v.literal(1), empty: v.literal(true) });

export type Beginning = (typeof BEGINNINGS)[number];
export type EmptyPageMessage = v.InferOutput<typeof emptyPageMessage>;
export type EmptySaved = v.InferOutput<typeof emptySaved>;

/** What such a panel comes back from after a reload of the window. */
export const EMPTY_SAVED: EmptySaved = { version: 1, empty: true };

/** @returns the message, or undefined when it is none that such a page sends and its panel has to answer */
export function readEmptyPageMessage(value: unknown): EmptyPageMessage | undefined {
  const result = v.safeParse(emptyPageMessage, value);
  return result.success ? result.output : undefined;
}

/** @returns whether it is what a panel without a puzzle comes back from */
export function isEmptySaved(value: unknown): boolean {
  return v.is(emptySaved, value);
}
