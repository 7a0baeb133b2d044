import { isShape } from '../puzzle/board.js';
import { MOVES, type Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { BeamSearch } from './anytime/beamSearch.js';
import { Plan } from './anytime/plan.js';
import { sweep } from './anytime/sweep.js';
import { WindowSearch } from './anytime/windowSearch.js';
import { constructive } from './constructive.js';
import type { Heuristic } from './heuristics/heuristic.js';
import { linearConflict } from './heuristics/linearConflict.js';
import type { Algorithm, Counts, Found, Progress, Search, SearchOptions } from './search.js';

/** How wide the beam is in the first round. Each round doubles it. */
const FIRST_WIDTH = 32;

/** How wide it is in the last one. By then a window's search takes some hundredths of a second, and there are hundreds. */
const LAST_WIDTH = 1 << 16;

/** How many boards a beam may keep for its way back, in all: some 16 MB. */
const MOST_HELD = 1 << 22;

/** A node of a window's search takes about so much less time than one of a beam, which goes by a better heuristic. */
const WINDOW_NODES_PER_WIDTH = 16;

/** After so many layers without a better board a beam is stuck, nearly always for good. */
const PATIENCE = 60;

/** Where in the solution the beams of a round begin. The further on, the less is left to go wrong. */
const BEAM_STARTS = [0, 1 / 4, 1 / 2, 3 / 4];

/** Few enough for a rest after a millisecond even on 10×10. */
const BOARDS_BETWEEN_RESTS = 512;

/**
 * Has a solution at once and makes it shorter as long as it is let: an anytime
 * algorithm (Dean & Boddy 1988). It starts from the constructive solution. Then
 * rounds of growing effort take turns in two ways of bettering it:
 *
 * - beam searches from its start, and from further on, to the goal; where a beam
 *   gets stuck, the constructive way goes on from its best board;
 * - a sweep that puts a shortest way into each window of the solution.
 *
 * Both take about the same time in a round. It ends when the solution is proven
 * to be a shortest one, or when the last round has found nothing shorter.
 */
export const anytime: Algorithm = {
  id: 'anytime',
  optimal: false,
  informed: false,
  accepts: isShape,
  search: (problem, options) => new Improvement(problem, options).run(),
};

/** A solution that becomes shorter, and what that took. */
class Improvement {
  private counts: Counts = { expanded: 0, generated: 0, largestFrontier: 0 };
  private held = 0;
  private best: readonly Move[] | undefined;
  private readonly heuristic: Heuristic;
  private readonly atLeast: number;

  constructor(
    private readonly problem: Problem,
    private readonly options: SearchOptions,
  ) {
    this.heuristic = linearConflict(problem.goal);
    this.atLeast = this.heuristic.evaluate(problem.start.tiles);
  }

  *run(): Search<Found> {
    const plan = new Plan(this.problem.start, yield* this.construct(this.problem));
    plan.cutLoops();
    this.take(plan);
    yield this.progress;
    const windows = new WindowSearch(this.problem.start, plan.length);
    for (let width = FIRST_WIDTH; plan.length > this.bound;) {
      const before = plan.length;
      yield* this.beams(plan, width);
      if (yield* this.sweep(plan, windows, width * WINDOW_NODES_PER_WIDTH)) break;
      if (width < LAST_WIDTH) width *= 2;
      else if (plan.length === before) break;
    }
    return { moves: plan.moves, counts: this.counts };
  }

  /** As all solutions are even or all are odd, what the heuristic says may be one too few. */
  private get bound(): number {
    return this.atLeast + (((this.best?.length ?? this.atLeast) - this.atLeast) % 2);
  }

  private get progress(): Progress {
    const { expanded, generated } = this.counts;
    const { bound, held, best } = this;
    return { expanded, generated, bound, held, ...(best && { best }) };
  }

  /** Tells from now on what the plan is, if it has become shorter. */
  private take(plan: Plan): void {
    if (!this.best || plan.length < this.best.length) this.best = plan.moves;
  }

  private count({ expanded, generated, largestFrontier }: Counts): void {
    this.counts = {
      expanded: this.counts.expanded + expanded,
      generated: this.counts.generated + generated,
      largestFrontier: Math.max(this.counts.largestFrontier, largestFrontier),
    };
  }

  /** @returns the constructive solution of a problem */
  private *construct(problem: Problem): Search<readonly Move[]> {
    const search = constructive.search(problem, this.options);
    let step = search.next();
    for (; !step.done; step = search.next()) yield this.progress;
    this.count(step.value.counts);
    return step.value.moves;
  }

  private *beams(plan: Plan, width: number): Search<void> {
    for (const part of BEAM_STARTS) {
      const from = Math.floor(part * plan.length);
      const way = yield* this.beam({ ...this.problem, start: plan.boardAt(from) }, width, plan.length - from);
      if (way.length >= plan.length - from) continue;
      plan.replace(from, plan.length, way);
      plan.cutLoops();
      this.take(plan);
    }
  }

  /**
   * @param length of the way that is known
   * @returns a way to the goal, by a beam search as far as it comes; it may be longer
   */
  private *beam(problem: Problem, width: number, length: number): Search<number[]> {
    const widest = Math.min(width, Math.floor(MOST_HELD / length));
    const search = new BeamSearch(problem, this.heuristic, widest, length - 2, PATIENCE);
    const running = search.run(BOARDS_BETWEEN_RESTS);
    while (running.next().done !== true) {
      this.held = search.held;
      yield this.progress;
    }
    this.held = 0;
    this.count(search.counts);
    const { way } = search;
    const moves = way.map((number) => MOVES[number]!);
    const start = new Plan(problem.start, moves).boardAt(moves.length);
    const rest = yield* this.construct({ ...problem, start });
    return [...way, ...rest.map((move) => MOVES.indexOf(move))];
  }

  /** @returns whether the plan is proven to be a shortest one */
  private *sweep(plan: Plan, windows: WindowSearch, nodes: number): Search<boolean> {
    const { expanded, generated } = windows;
    const sweeping = sweep(plan, windows, nodes);
    let step = sweeping.next();
    for (; !step.done; step = sweeping.next()) {
      this.take(plan);
      yield this.progress;
    }
    plan.cutLoops();
    this.take(plan);
    this.count({
      expanded: windows.expanded - expanded,
      generated: windows.generated - generated,
      largestFrontier: 0,
    });
    return step.value;
  }
}
