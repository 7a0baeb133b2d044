import * as vscode from 'vscode';
import { inversionsOf } from '../puzzle/parity.js';
import type { Problem } from '../puzzle/problem.js';
import { acceptingAlgorithms, algorithmFor } from '../search/algorithms.js';
import { CancelledError, type Limits } from '../search/drive.js';
import type { NearestSolvable } from '../search/nearest.js';
import type { Method } from '../search/search.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { pageHtml } from './html.js';
import {
  type Answer,
  type Control,
  type HostMessage,
  type PageMessage,
  type Saved,
  type Source,
  type View,
  readPageMessage,
} from './protocol.js';

/** How to solve, for how long at most, and whether a new solution starts to play by itself. */
export interface PanelSettings {
  readonly method: Method;
  readonly limits: Limits;
  readonly autoplay: boolean;
}

/** What all panels share. */
export interface PanelContext {
  readonly extensionUri: vscode.Uri;
  readonly solver: Solver;
  readonly phrases: Phrasebook;
  /** Read at each use, so that a change holds at once. */
  settings(): PanelSettings;
}

/** What a panel shows. */
export type Content = Omit<Saved, 'version'>;

/** At most so many problems outlast a reload of the window; of more, the one shown does. */
const MOST_SAVED = 1000;
/** A search tells the page of its progress this often, in milliseconds. */
const PROGRESS_INTERVAL = 100;

/** The host's side of one panel. It holds all state; its page may be thrown away and made anew at any time. */
export class PuzzlePanel {
  private readonly disposables: { dispose(): unknown }[] = [];
  private readonly changeEmitter = new vscode.EventEmitter<void>();
  /** Tells that `isFocused` or `count` may have changed. */
  readonly onDidChange = this.changeEmitter.event;

  private answer: Answer = { kind: 'cancelled' };
  private nearest: NearestSolvable | undefined;
  private search = new AbortController();
  private autoplay: boolean;
  private focused = false;
  private disposed = false;

  /** @param fresh whether the content has just been asked for, rather than come back from a reload */
  constructor(
    private readonly panel: vscode.WebviewPanel,
    private content: Content,
    private readonly context: PanelContext,
    fresh: boolean,
  ) {
    this.autoplay = fresh && context.settings().autoplay;
    panel.webview.options = {
      enableScripts: true,
      localResourceRoots: [vscode.Uri.joinPath(context.extensionUri, 'dist', 'webview')],
    };
    panel.iconPath = vscode.Uri.joinPath(context.extensionUri, 'media', 'panel.svg');
    this.disposables.push(
      this.changeEmitter,
      panel.webview.onDidReceiveMessage((value: unknown) => {
        const message = readPageMessage(value);
        if (message) this.receive(message);
      }),
      panel.onDidChangeViewState(() => {
        if (!panel.active) this.setFocused(false);
      }),
      panel.onDidDispose(() => {
        this.disposed = true;
        this.search.abort();
        this.setFocused(false);
        for (const disposable of this.disposables) disposable.dispose();
      }),
    );
    panel.webview.html = pageHtml(panel.webview, context.extensionUri);
    void this.startSearch();
  }

  get source(): Source {
    return this.content.source;
  }

  get isActive(): boolean {
    return this.panel.active;
  }

  /** Whether the page has the keyboard. */
  get isFocused(): boolean {
    return this.focused;
  }

  /** How many puzzles there are. */
  get count(): number {
    return this.content.problems.length;
  }

  onDidDispose(listener: () => void): void {
    this.panel.onDidDispose(listener);
  }

  reveal(preserveFocus: boolean): void {
    this.panel.reveal(undefined, preserveFocus);
  }

  /** Shows other problems, from the first step on. */
  show(problems: readonly Problem[], index: number): void {
    this.content = { ...this.content, problems: problems.map(copied) };
    this.showAt(index);
  }

  /** Hands a key or a command to the player. */
  control(control: Control): void {
    this.post({ type: 'control', control });
  }

  /** Shows the puzzle so many behind the one shown, if there is one. */
  step(puzzles: 1 | -1): void {
    this.choose(this.content.index + puzzles);
  }

  async copyMoves(): Promise<void> {
    if (this.answer.kind !== 'solved') return;
    await vscode.env.clipboard.writeText(this.answer.moves.join(''));
    vscode.window.setStatusBarMessage(this.context.phrases.say('moves.copied'), 3000);
  }

  private receive(message: PageMessage): void {
    switch (message.type) {
      case 'ready': {
        const { words, language } = this.context.phrases;
        this.post({ type: 'words', language, words });
        this.postState();
        return;
      }
      case 'view':
        // One about a puzzle that is no longer shown comes too late.
        if (message.index === this.content.index) this.rememberView(message.view);
        return;
      case 'choose':
        this.choose(message.index);
        return;
      case 'cancel':
        this.search.abort();
        return;
      case 'search':
        this.content = { ...this.content, method: message.method };
        this.showAt(this.content.index);
        return;
      case 'copy':
        void this.copyMoves();
        return;
      case 'exchange':
        this.showNearest();
        return;
      case 'focus':
        this.setFocused(message.focused);
        return;
    }
  }

  private setFocused(focused: boolean): void {
    this.focused = focused;
    this.changeEmitter.fire();
  }

  private rememberView(view: View): void {
    this.content = { ...this.content, view };
    // The player has been at work: when the page comes back, it stays where it was.
    this.autoplay = false;
  }

  private choose(index: number): void {
    if (index !== this.content.index && this.content.problems[index]) this.showAt(index);
  }

  private showAt(index: number): void {
    this.autoplay = this.context.settings().autoplay;
    this.content = { ...this.content, index, view: { ...this.content.view, step: 0 } };
    this.changeEmitter.fire();
    void this.startSearch();
  }

  /** Puts the nearest solvable board behind the one that cannot be solved, and shows it. */
  private showNearest(): void {
    if (!this.nearest) return;
    const { problems, index } = this.content;
    const { goal } = this.problem;
    const nearest = { start: this.nearest.start, goal };
    this.show([...problems.slice(0, index + 1), nearest, ...problems.slice(index + 1)], index + 1);
  }

  private get problem(): Content['problems'][number] {
    const problem = this.content.problems[this.content.index];
    if (!problem) throw new RangeError('A panel shows one of its problems.');
    return problem;
  }

  private async startSearch(): Promise<void> {
    this.search.abort();
    const search = new AbortController();
    this.search = search;
    this.nearest = undefined;
    const method = this.method;
    this.answer = { kind: 'searching', method };
    this.postState();
    const answer = await this.findAnswer(method, search.signal);
    // Another search may have begun meanwhile; its answer is the one to show.
    if (search === this.search && !this.disposed) this.setAnswer(answer);
  }

  /** The method that is asked for, as far as boards of this shape allow it. */
  private get method(): Method {
    const { algorithm, heuristic } = this.content.method;
    return { algorithm: algorithmFor(this.problem.start, algorithm).id, heuristic };
  }

  private async findAnswer(method: Method, signal: AbortSignal): Promise<Answer> {
    let told = performance.now();
    const tell = (answer: Answer) => {
      if (signal.aborted || performance.now() - told < PROGRESS_INTERVAL) return;
      told = performance.now();
      this.setAnswer(answer);
    };
    const { problem } = this;
    const { solver } = this.context;
    try {
      const { result, milliseconds } = await solver.solve(problem, method, {
        signal,
        limits: this.context.settings().limits,
        onProgress: ({ expanded, generated, bound, best }) => {
          const progress = { expanded, generated, bound, ...(best && { best: best.length }) };
          tell({ kind: 'searching', method, progress });
        },
      });
      if (result.kind === 'solved') {
        const { moves, optimal, counts, atLeast, gaveUp } = result;
        const distance = optimal ? undefined : await solver.distance(problem);
        return {
          ...{ kind: 'solved', moves: [...moves], method, optimal, counts, milliseconds },
          ...{ distance, atLeast, gaveUp },
        };
      }
      const nearest = await solver.nearestSolvable(problem, signal);
      this.nearest = nearest;
      return {
        kind: 'unsolvable',
        ...result.parity,
        inversions: inversionsOf(problem.start),
        exchange: [...nearest.tiles],
      };
    } catch (error) {
      if (error instanceof CancelledError) return { kind: 'cancelled' };
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  private setAnswer(answer: Answer): void {
    this.answer = answer;
    this.post({ type: 'answer', answer });
  }

  private postState(): void {
    const { source, problems, index, view, method } = this.content;
    const { problem, answer, autoplay } = this;
    const kept = problems.length <= MOST_SAVED ? { problems, index } : { problems: [problem], index: 0 };
    this.post({
      type: 'state',
      state: {
        source,
        count: problems.length,
        index,
        problem,
        answer,
        view,
        method: this.method,
        choices: acceptingAlgorithms(problem.start).map(({ id, informed }) => ({ algorithm: id, informed })),
        autoplay,
        saved: { version: 1, source, ...kept, view, method },
      },
    });
  }

  private post(message: HostMessage): void {
    if (!this.disposed) void this.panel.webview.postMessage(message);
  }
}

/** Messages are made of plain, mutable arrays. */
function copied({ start, goal }: Problem): Content['problems'][number] {
  return {
    start: { ...start, tiles: [...start.tiles] },
    goal: { ...goal, tiles: [...goal.tiles] },
  };
}
