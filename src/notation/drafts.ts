import type { TextAnswer } from './answers.js';
import { BETWEEN_RESTS, type Block, REST } from './blocks.js';
import { type LoneNumber, readRows, usualLength } from './boards.js';
import type { Mark } from './marks.js';
import { Row } from './row.js';
import type { TextBoard } from './textBoard.js';

/** A puzzle as its block tells it, before its goal is settled. */
export interface Draft {
  start?: TextBoard;
  /** The goal that stands beside it: below it, or behind its arrow. */
  goal?: TextBoard;
  arrow?: Mark;
  readonly answers: TextAnswer[];
}

/** A goal that a label names. */
export interface GoalDraft {
  readonly mark: Mark & { readonly kind: 'goal' };
  board?: TextBoard;
}

/** What a block says. */
export interface DraftBlock {
  readonly drafts: Draft[];
  /** Answers with no puzzle before them in the block. */
  readonly looseAnswers: TextAnswer[];
  readonly goals: GoalDraft[];
  /** Whether it begins with the label of a start. */
  readonly beginsWithStart: boolean;
  readonly isCode: boolean;
}

/** Answers of puzzles that have none; nobody may add to it. */
const NO_ANSWERS: TextAnswer[] = [];

/** Reads what stands between the marks of a block, and does with it what they say. */
export function* draftsOf({ items, isCode }: Block): Generator<typeof REST, DraftBlock> {
  const [first] = items;
  const block: DraftBlock = {
    drafts: [],
    looseAnswers: [],
    goals: [],
    beginsWithStart: !(first instanceof Row) && first?.kind === 'start',
    isCode,
  };
  const rows = items.filter((item) => item instanceof Row);
  const manner = {
    isCode,
    usual: usualLength(rows),
    pairs: !items.some((item) => !(item instanceof Row) && (item.kind === 'arrow' || item.kind === 'goal')),
  };
  const drafter = new Drafter(block);
  let segment: Row[] = [];
  let count = 0;
  const readSegment = function* () {
    for (const read of readRows(segment, { ...manner, follows: drafter.takesNumbers })) {
      if (++count % BETWEEN_RESTS === 0) yield REST;
      if ('number' in read) drafter.addNumber(read);
      else drafter.addBoards(read.start, read.goal);
    }
    segment = [];
  };
  for (const item of items) {
    if (++count % BETWEEN_RESTS === 0) yield REST;
    if (item instanceof Row) {
      segment.push(item);
    } else {
      yield* readSegment();
      drafter.addMark(item);
    }
  }
  yield* readSegment();
  return block;
}

class Drafter {
  /** What is waiting for the board that comes next: an arrow's puzzle, or a goal's label. */
  private awaiting: Draft | GoalDraft | undefined;

  constructor(private readonly block: DraftBlock) {}

  addBoards(start: TextBoard, goal: TextBoard | undefined): void {
    const { awaiting } = this;
    this.awaiting = undefined;
    if (awaiting && 'mark' in awaiting) awaiting.board = start;
    else if (awaiting) awaiting.goal = start;
    else this.block.drafts.push({ start, ...(goal && { goal }), answers: NO_ANSWERS });
  }

  /** Whether a number that comes next would be an answer. */
  get takesNumbers(): boolean {
    return !this.awaiting && this.block.drafts.length > 0;
  }

  addNumber({ number: length, start, end }: LoneNumber): void {
    // Above all puzzles, it is how many there are.
    if (this.block.drafts.length > 0) this.addAnswer({ kind: 'length', length, start, end });
  }

  addMark(mark: Mark): void {
    this.awaiting = undefined;
    switch (mark.kind) {
      case 'arrow':
        this.awaiting = this.pointed(mark);
        break;
      case 'goal': {
        const goal: GoalDraft = { mark };
        this.block.goals.push(goal);
        if (!mark.named) this.awaiting = goal;
        break;
      }
      case 'answer':
        this.addAnswer(mark.answer);
        break;
      case 'start':
        break;
    }
  }

  /** @returns the puzzle that an arrow belongs to: the last one, unless that has a goal already */
  private pointed(arrow: Mark): Draft {
    const last = this.block.drafts.at(-1);
    if (last && !last.goal && !last.arrow && last.answers.length === 0) {
      last.arrow = arrow;
      return last;
    }
    const draft = { arrow, answers: NO_ANSWERS };
    this.block.drafts.push(draft);
    return draft;
  }

  private addAnswer(answer: TextAnswer): void {
    const { drafts, looseAnswers } = this.block;
    const last = drafts.at(-1);
    if (last) drafts[drafts.length - 1] = withAnswer(last, answer);
    else looseAnswers.push(answer);
  }
}

/** @returns a puzzle with one answer more */
export function withAnswer(draft: Draft, answer: TextAnswer): Draft {
  return { ...draft, answers: [...draft.answers, answer] };
}
