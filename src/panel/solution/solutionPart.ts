import * as vscode from 'vscode';
import type { Move } from '../../puzzle/moves.js';
import type { NearestSolvable } from '../../search/nearest.js';
import { directionOf } from '../../words/moveNotation.js';
import type { PartTools, ViewPart } from '../viewPart.js';
import { findAnswer } from './answering.js';
import { curvesOf } from './curves.js';
import type { Answer, SolutionAction, Solved } from './protocol.js';
import { type Shortest, chosen, listShortest, readShortest } from './shortest.js';

/** How long it is told that something is done, in milliseconds. */
const TOLD_FOR = 3000;

/** The search for all shortest solutions tells of its progress this often, in milliseconds. */
const PROGRESS_INTERVAL = 100;

/** The answer to the puzzle shown, and what can be done with it. It is part of the panel's state. */
export class SolutionPart implements ViewPart {
  private found: Answer = { kind: 'cancelled' };
  private nearest: NearestSolvable | undefined;
  private search = new AbortController();
  /** All shortest solutions, as soon as they are found. */
  private shortest: Shortest | undefined;
  private listing = new AbortController();

  constructor(private readonly tools: PartTools) {
    this.shortest = readShortest(tools.kept, tools.problem);
  }

  /** The answer as far as it is found, with the solution that is shown. */
  get answer(): Answer {
    return this.found;
  }

  /** The moves of the solution shown; undefined while there is none. */
  get moves(): readonly Move[] | undefined {
    return this.found.kind === 'solved' ? this.found.moves : undefined;
  }

  reset(): void {
    this.shortest = undefined;
    this.tools.keep(undefined);
  }

  dispose(): void {
    this.search.abort();
    this.listing.abort();
  }

  /** Begins the search for the answer anew; who calls it tells the page. */
  begin(): void {
    this.search.abort();
    this.listing.abort();
    this.search = new AbortController();
    this.listing = new AbortController();
    this.nearest = undefined;
    this.found = { kind: 'searching', method: this.tools.method };
    void this.find(this.search);
  }

  /** Does what the page or a command asks for. */
  async act(action: SolutionAction): Promise<void> {
    switch (action) {
      case 'cancel':
        this.search.abort();
        return;
      case 'copy':
        await this.copyMoves();
        return;
      case 'insert':
        await this.insertMoves();
        return;
      case 'exchange':
        if (this.nearest) this.tools.solve(this.nearest.start);
        return;
      case 'find-all':
        await this.listAll();
        return;
      case 'cancel-all':
        this.listing.abort();
        return;
      case 'next':
        await this.choose(1);
        return;
      case 'previous':
        await this.choose(-1);
        return;
    }
  }

  private async copyMoves(): Promise<void> {
    if (this.found.kind !== 'solved') return;
    const { notation } = this.tools.context.settings();
    const moves = this.found.moves.map((move) => directionOf(move, notation));
    await vscode.env.clipboard.writeText(moves.join(''));
    this.tellDone('copy');
  }

  private async insertMoves(): Promise<void> {
    if (this.found.kind !== 'solved' || !this.tools.writable) return;
    if (await this.tools.insert(this.found.moves)) this.tellDone('insert');
  }

  private tellDone(action: 'copy' | 'insert'): void {
    vscode.window.setStatusBarMessage(this.tools.context.phrases.say(`done.${action}`), TOLD_FOR);
    this.tools.post({ type: 'done', action });
  }

  private async find(search: AbortController): Promise<void> {
    const { problem, method, context } = this.tools;
    const { answer, nearest } = await findAnswer(problem, method, {
      solver: context.solver,
      limits: context.settings().limits,
      signal: search.signal,
      tell: (progress) => {
        this.setAnswer(progress);
      },
    });
    // Another search may have begun meanwhile; its answer is the one to show.
    if (search !== this.search) return;
    this.nearest = nearest;
    if (answer.kind !== 'solved') {
      this.setAnswer(answer);
      return;
    }
    if (answer.optimal && this.shortest?.solutions[0]?.length !== answer.moves.length) {
      this.shortest = undefined;
    }
    await this.present(answer);
    if (search === this.search && !this.shortest && context.solver.tellsDistance(problem)) await this.list();
  }

  /** Shows a solution, or in its place the one of all shortest that is chosen, with what is told of its steps. */
  private async present(answer: Solved): Promise<void> {
    const { search, shortest, tools } = this;
    const { problem, context } = tools;
    const shown = { ...answer, ...this.choiceFor(answer) };
    const curves = await curvesOf(problem, shown, context.solver);
    if (search === this.search && shortest === this.shortest) this.setAnswer({ ...shown, curves });
  }

  private choiceFor({ optimal }: Solved): Partial<Solved> {
    if (!optimal) return {};
    if (this.shortest) return chosen(this.shortest);
    // Where a table tells distances, they are found unasked.
    const { problem, context } = this.tools;
    return context.solver.tellsDistance(problem) ? {} : { shortest: { kind: 'unasked' } };
  }

  private async listAll(): Promise<void> {
    if (this.found.kind !== 'solved' || this.shortest) return;
    this.setAnswer({ ...this.found, shortest: { kind: 'searching', expanded: 0 } });
    await this.list();
  }

  /** Finds all shortest solutions and shows the first, which is the canonical one. */
  private async list(): Promise<void> {
    const { found, tools } = this;
    if (found.kind !== 'solved' || !found.optimal) return;
    this.listing.abort();
    const listing = new AbortController();
    this.listing = listing;
    let told = performance.now();
    const { context, problem } = tools;
    const outcome = await listShortest(problem, found.moves.length, context.solver, {
      signal: listing.signal,
      limits: context.settings().limits,
      onProgress: ({ expanded }) => {
        if (listing.signal.aborted || performance.now() - told < PROGRESS_INTERVAL) return;
        told = performance.now();
        this.setAnswer({ ...found, shortest: { kind: 'searching', expanded } });
      },
    });
    if (listing !== this.listing || this.found.kind !== 'solved') return;
    if (typeof outcome === 'string') {
      this.setAnswer({ ...found, shortest: { kind: 'stopped', by: outcome } });
    } else {
      this.setShortest(outcome);
      await this.present(found);
    }
  }

  /** Shows the shortest solution so many behind the one shown, if there is one. */
  private async choose(steps: 1 | -1): Promise<void> {
    const { found, shortest } = this;
    const at = (shortest?.at ?? 0) + steps;
    if (found.kind !== 'solved' || !found.optimal || !shortest?.solutions[at]) return;
    this.setShortest({ ...shortest, at });
    await this.present(found);
  }

  private setShortest(shortest: Shortest): void {
    this.shortest = shortest;
    this.tools.keep(shortest);
  }

  private setAnswer(answer: Answer): void {
    this.found = answer;
    this.tools.post({ type: 'answer', answer });
  }
}
