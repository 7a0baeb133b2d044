import type { TextAnswer } from './answers.js';
import type { Block } from './blocks.js';
import { type LoneNumber, type Manner, RowLengths, readRows } from './boards.js';
import type { Mark } from './marks.js';
import { BETWEEN_RESTS, REST } from './rests.js';
import { Row } from './row.js';
import type { TextBoard } from './textBoard.js';

/** A puzzle as its block tells it, before its goal is settled. */
export interface Draft {
  readonly start: TextBoard | undefined;
  /** The goal that stands beside it: below it, or behind its arrow. */
  goal: TextBoard | undefined;
  arrow: Mark | undefined;
  answers: readonly TextAnswer[];
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

/** The answers of all puzzles that have none. */
const NO_ANSWERS: readonly TextAnswer[] = [];

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
  const lengths = new RowLengths();
  let pairs = true;
  // By number: within a generator, the iterator of a list makes an object for each item.
  for (let at = 0; at < items.length; at++) {
    if (at % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    const item = items[at]!;
    if (item instanceof Row) lengths.add(item);
    else pairs &&= item.kind !== 'arrow' && item.kind !== 'goal';
  }
  const manner = { isCode, usual: lengths.usual, pairs };
  const drafter = new Drafter(block);
  let segment: Row[] = [];
  const readSegment = function* () {
    for (const read of readRows(segment, { ...manner, before: drafter.before })) {
      if (!read) yield REST;
      else if ('number' in read) drafter.addNumber(read);
      else drafter.addBoards(read.start, read.goal);
    }
    segment = [];
  };
  for (let at = 0; at < items.length; at++) {
    if (at % BETWEEN_RESTS === BETWEEN_RESTS - 1) yield REST;
    const item = items[at]!;
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
  /** Whether a goal's label stands between the last puzzle and what comes next. */
  private isBehindGoal = false;
  /** The puzzle that got the last answer, and all that it got. */
  private answered: Draft | undefined;
  private answers: TextAnswer[] = [];

  constructor(private readonly block: DraftBlock) {}

  addBoards(start: TextBoard, goal: TextBoard | undefined): void {
    const { awaiting } = this;
    this.awaiting = undefined;
    if (awaiting && 'mark' in awaiting) awaiting.board = start;
    else if (awaiting) awaiting.goal = start;
    else this.addDraft({ start, goal, arrow: undefined, answers: NO_ANSWERS });
  }

  /** What stands before that which comes next. */
  get before(): Manner['before'] {
    if (this.awaiting) return 'label';
    return this.block.drafts.length > 0 ? 'puzzle' : 'nothing';
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
        this.isBehindGoal = true;
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
    if (last && !this.isBehindGoal && !last.goal && !last.arrow && last.answers.length === 0) {
      last.arrow = arrow;
      return last;
    }
    return this.addDraft({ start: undefined, goal: undefined, arrow, answers: NO_ANSWERS });
  }

  private addDraft(draft: Draft): Draft {
    this.block.drafts.push(draft);
    this.isBehindGoal = false;
    return draft;
  }

  private addAnswer(answer: TextAnswer): void {
    const { drafts, looseAnswers } = this.block;
    const last = drafts.at(-1);
    if (!last) looseAnswers.push(answer);
    // A list that grows: to copy it for each answer takes too long where there are very many.
    else if (this.answered === last) this.answers.push(answer);
    else [this.answered, last.answers] = [last, (this.answers = [answer])];
  }
}
