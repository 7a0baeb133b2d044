import type { TextRange } from './flaws.js';
import type { Line, Tile, Token } from './scan.js';

/** Squares that stand together on one line. */
export interface Row extends TextRange {
  readonly kind: 'row';
  readonly tiles: readonly Tile[];
  /** The first word among them that is neither tile nor blank. */
  readonly foreign?: Token & { readonly kind: 'foreign' };
}

/** The sign that what stands before it is a start, and what stands behind it a goal. */
export interface Arrow extends TextRange {
  readonly kind: 'arrow';
}

/** What stands together in a text, between blank lines. */
export interface Block {
  readonly items: readonly (Row | Arrow)[];
  /** Whether code was left out about it. */
  readonly isCode: boolean;
}

/** A row with what tells whether it is part of a literal in code. */
interface Run extends Row {
  /** Whether a bracket or quote stands before it or behind it. */
  readonly enclosed: boolean;
}

/** From this many squares on, a list in brackets or quotes is taken for part of a puzzle, and what stands about it for code. */
const LITERAL_SQUARES = 3;

/**
 * Gathers lines to blocks. Blank lines part blocks, but not about an arrow:
 * that holds together what stands before and behind it.
 */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let items: (Run | Arrow)[] = [];
  let parted = false;
  const endBlock = () => {
    const isCode = holdsCode(items);
    const kept = isCode ? withoutCode(items) : items;
    if (kept.length > 0) blocks.push({ items: kept, isCode });
    items = [];
  };
  for (const line of lines) {
    parted ||= line.blank;
    const added = itemsOf(line.tokens);
    if (added.length === 0) continue;
    if (parted && items.at(-1)?.kind !== 'arrow' && added[0]?.kind !== 'arrow') endBlock();
    for (const item of added) items.push(item);
    parted = false;
  }
  endBlock();
  return blocks;
}

/** Parts a line at its arrows, its brackets, and those of its quotes that hold more than one square. */
function itemsOf(tokens: readonly Token[]): (Run | Arrow)[] {
  const items: (Run | Arrow)[] = [];
  let first = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && !parts(tokens, at)) continue;
    const run = runOf(tokens, first, at);
    if (run) items.push(run);
    if (token?.kind === 'arrow') items.push({ kind: 'arrow', start: token.start, end: token.end });
    first = at + 1;
  }
  return items;
}

function parts(tokens: readonly Token[], at: number): boolean {
  const kind = tokens[at]?.kind;
  // '2','3','4': quotes about a single square part nothing.
  if (kind === 'quote') return !holdsOneSquare(tokens, at) && !holdsOneSquare(tokens, at - 2);
  return kind === 'arrow' || kind === 'bracket';
}

function holdsOneSquare(tokens: readonly Token[], quote: number): boolean {
  return (
    tokens[quote]?.kind === 'quote' &&
    tokens[quote + 1]?.kind === 'tile' &&
    tokens[quote + 2]?.kind === 'quote'
  );
}

function runOf(tokens: readonly Token[], from: number, to: number): Run | undefined {
  const inside = tokens.slice(from, to).filter(({ kind }) => kind !== 'quote');
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return undefined;
  const foreign = inside.find((token) => token.kind === 'foreign');
  const encloses = (token?: Token) => token?.kind === 'bracket' || token?.kind === 'quote';
  return {
    kind: 'row',
    start: first.start,
    end: last.end,
    tiles: inside.flatMap((token) =>
      token.kind === 'word' ? token.tiles : token.kind === 'tile' ? [token] : [],
    ),
    enclosed: encloses(tokens[from - 1]) || encloses(tokens[to]),
    ...(foreign && { foreign }),
  };
}

/** @returns whether items have both a literal that may be a puzzle, and words about it that are no part of one */
function holdsCode(items: readonly (Run | Arrow)[]): boolean {
  const rows = items.filter((item) => item.kind === 'row');
  return (
    rows.some(({ foreign }) => foreign) &&
    rows.some(({ foreign, enclosed, tiles }) => !foreign && enclosed && tiles.length >= LITERAL_SQUARES)
  );
}

/** In code, the puzzle is what stands in brackets or quotes; names, types and sizes about it are nobody's mistake. */
function withoutCode(items: readonly (Run | Arrow)[]): (Run | Arrow)[] {
  const isPuzzle = (item?: Run | Arrow) => item?.kind === 'row' && !item.foreign && item.tiles.length > 1;
  return items.filter((item, at) =>
    // An arrow may be code too, as in pointer->member.
    item.kind === 'arrow' ? isPuzzle(items[at - 1]) && isPuzzle(items[at + 1]) : isPuzzle(item),
  );
}
