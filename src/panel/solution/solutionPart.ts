import * as vscode from 'vscode';
import type { Move } from '../../puzzle/moves.js';
import type { NearestSolvable } from '../../search/nearest.js';
import type { PartTools, ViewPart } from '../viewPart.js';
import { findAnswer } from './answering.js';
import type { Answer, SolutionAction } from './protocol.js';

/** How long it is told that something is done, in milliseconds. */
const TOLD_FOR = 3000;

/** The answer to the puzzle shown, and what can be done with it. */
export class SolutionPart implements ViewPart {
  private found: Answer = { kind: 'cancelled' };
  private nearest: NearestSolvable | undefined;
  private search = new AbortController();

  constructor(private readonly tools: PartTools) {}

  /** The answer as far as it is found. It is part of the panel's state. */
  get answer(): Answer {
    return this.found;
  }

  /** The moves of the solution shown; undefined while there is none. */
  get moves(): readonly Move[] | undefined {
    return this.found.kind === 'solved' ? this.found.moves : undefined;
  }

  show(): void {
    // All that is shown is in the panel's state.
  }

  dispose(): void {
    this.search.abort();
  }

  /** Begins the search for the answer anew; who calls it tells the page. */
  begin(): void {
    this.search.abort();
    this.search = new AbortController();
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
    }
  }

  private async copyMoves(): Promise<void> {
    if (this.found.kind !== 'solved') return;
    await vscode.env.clipboard.writeText(this.found.moves.join(''));
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
    this.setAnswer(answer);
  }

  private setAnswer(answer: Answer): void {
    this.found = answer;
    this.tools.post({ type: 'answer', answer });
  }
}
