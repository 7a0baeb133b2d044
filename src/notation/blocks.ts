import type { TextRange } from './flaws.js';
import type { Line, Tile, Token } from './scan.js';

/** Squares that stand together on one line. */
export interface Row extends TextRange {
  readonly kind: 'row';
  readonly tiles: readonly Tile[];
  /** The first word among them that is neither tile nor blank. */
  readonly foreign?: Token & { readonly kind: 'foreign' };
  /** Whether code stood between this row and the one before: then they are not rows of one board. */
  readonly parted?: boolean;
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

/** A row with what tells whether it is part of a list in code. */
interface Run extends Row {
  readonly foreignCount: number;
  /** Whether it stands in brackets or quotes, of this line or of one before. */
  readonly enclosed: boolean;
}

/** From this many squares on, a list in brackets or quotes is taken for part of a puzzle, and what stands about it for code. */
const LIST_SQUARES = 3;

/**
 * Gathers lines to blocks. Blank lines part blocks, but not about an arrow:
 * that holds together what stands before and behind it.
 */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let items: (Run | Arrow)[] = [];
  let nesting = new Nesting();
  let parted = false;
  const endBlock = () => {
    const isCode = holdsCode(items);
    const kept = isCode ? withoutCode(items) : items;
    if (kept.length > 0) blocks.push({ items: kept, isCode });
    items = [];
    nesting = new Nesting();
  };
  for (const { tokens, blank } of lines) {
    parted ||= blank;
    if (tokens.length === 0) continue;
    if (parted && items.at(-1)?.kind !== 'arrow' && tokens[0]?.kind !== 'arrow') endBlock();
    for (const item of itemsOf(tokens, nesting)) items.push(item);
    parted = false;
  }
  endBlock();
  return blocks;
}

/** Whether a place of a block is inside brackets or quotes. */
class Nesting {
  private depth = 0;
  private quoted = false;

  get isInside(): boolean {
    return this.depth > 0 || this.quoted;
  }

  pass(token: Token): void {
    if (token.kind === 'quote') this.quoted = !this.quoted;
    if (token.kind === 'bracket') this.depth = Math.max(0, this.depth + (token.opens ? 1 : -1));
  }
}

/** Parts a line at its arrows, its brackets, and those of its quotes that hold more than one square. */
function itemsOf(tokens: readonly Token[], nesting: Nesting): (Run | Arrow)[] {
  const items: (Run | Arrow)[] = [];
  let [first, enclosed] = [0, nesting.isInside];
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && !parts(tokens, at)) {
      nesting.pass(token);
      continue;
    }
    // A bracket or quote that closes what another selection or an earlier line opened encloses too.
    const closes = token?.kind === 'bracket' || token?.kind === 'quote';
    const run = runOf(tokens.slice(first, at), enclosed || closes);
    if (run) items.push(run);
    if (!token) break;
    if (token.kind === 'arrow') items.push({ kind: 'arrow', start: token.start, end: token.end });
    nesting.pass(token);
    first = at + 1;
    enclosed = nesting.isInside;
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

function runOf(tokens: readonly Token[], enclosed: boolean): Run | undefined {
  const tiles: Tile[] = [];
  let foreign: Row['foreign'];
  let foreignCount = 0;
  let range: TextRange | undefined;
  for (const token of tokens) {
    if (token.kind === 'quote') continue;
    range = { start: range?.start ?? token.start, end: token.end };
    if (token.kind === 'tile') tiles.push(token);
    else if (token.kind === 'word') tiles.push(...token.tiles);
    else if (token.kind === 'foreign') {
      foreign ??= token;
      foreignCount++;
    }
  }
  return range && { kind: 'row', ...range, tiles, foreignCount, enclosed, ...(foreign && { foreign }) };
}

/** @returns whether a run may be meant as squares, though perhaps not all of them are: more than a third of strange words are too many */
function isListLike({ tiles, foreignCount }: Run): boolean {
  return tiles.length > 1 && tiles.length >= 2 * foreignCount;
}

/** @returns whether items have both a list that may be a puzzle, and words about it that are no part of one */
function holdsCode(items: readonly (Run | Arrow)[]): boolean {
  const runs = items.filter((item) => item.kind === 'row');
  return (
    runs.some((run) => run.foreign && !isListLike(run)) &&
    runs.some((run) => run.enclosed && isListLike(run) && run.tiles.length + run.foreignCount >= LIST_SQUARES)
  );
}

/** In code, the puzzle is what stands in lists; names, types and sizes about it are nobody's mistake. */
function withoutCode(items: readonly (Run | Arrow)[]): (Row | Arrow)[] {
  const isList = (item?: Run | Arrow) => item?.kind === 'row' && isListLike(item);
  const kept: (Row | Arrow)[] = [];
  let parted = false;
  for (const [at, item] of items.entries()) {
    if (item.kind === 'row' && isList(item)) {
      kept.push(parted ? { ...item, parted } : item);
      parted = false;
    } else if (item.kind === 'arrow' && isList(items[at - 1]) && isList(items[at + 1])) {
      kept.push(item);
    } else {
      // A word, or an arrow that is code too, as in pointer->member.
      parted ||= item.kind === 'arrow' || item.foreign !== undefined;
    }
  }
  return kept;
}
