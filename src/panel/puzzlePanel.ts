import * as vscode from 'vscode';
import { type Board, sameShape } from '../puzzle/board.js';
import { inversionsOf } from '../puzzle/parity.js';
import { type Problem, sameProblem } from '../puzzle/problem.js';
import { acceptingAlgorithms, algorithmFor } from '../search/algorithms.js';
import { CancelledError, type Limits } from '../search/drive.js';
import type { NearestSolvable } from '../search/nearest.js';
import type { Method } from '../search/search.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { pageHtml } from './html.js';
import { type Parts, makeParts } from './parts.js';
import type { PlayAction } from './play/protocol.js';
import {
  type Answer,
  type Control,
  type HostMessage,
  type PageMessage,
  type Saved,
  type Source,
  TYPED_KEY,
  type View,
  type ViewName,
  readPageMessage,
} from './protocol.js';
import type { PartTools, ViewPart } from './viewPart.js';

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
  /**
   * Writes a board into the document of a source, in the place of a problem's start.
   * @param nth which of the problems that are the same it is, from 0
   * @returns whether it was written; if not, it is said why
   */
  writeBoard(source: Source, problem: Problem, nth: number, board: Board): Promise<boolean>;
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

  private readonly parts: Parts;
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
    this.parts = makeParts((view) => this.toolsOf(view));
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
        for (const part of this.allParts) part.dispose?.();
        this.setFocused(false);
        for (const disposable of this.disposables) disposable.dispose();
      }),
    );
    panel.webview.html = pageHtml(panel.webview, context.extensionUri, context.phrases.language);
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

  /** Which view is shown. */
  get shown(): ViewName {
    return this.content.shown;
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

  /** Shows the solution of other problems, from the first step on. */
  show(problems: readonly Problem[], index: number): void {
    this.content = { ...this.content, problems: problems.map(copied), shown: 'solution' };
    this.showAt(index);
  }

  /** Shows one of the views. */
  showView(view: ViewName): void {
    this.post({ type: 'show', view });
    this.setShown(view);
  }

  /** Hands a key or a command to the player. */
  control(control: Control): void {
    const part = this.partOf(this.content.shown);
    if (part?.control) part.control(control);
    else this.post({ type: 'control', control });
  }

  /** Makes a move of the game that is played, or what else it can do. */
  play(action: PlayAction): void {
    this.parts.play.act(action);
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
      case 'show':
        this.setShown(message.view);
        return;
      case 'choose':
        this.choose(message.index);
        return;
      case 'cancel':
        this.search.abort();
        return;
      case 'search':
        this.content = { ...this.content, method: message.method };
        this.solveAnew();
        return;
      case 'copy':
        void this.copyMoves();
        return;
      case 'solve':
        if (sameShape(message.start, this.problem.start)) this.solve(message.start);
        return;
      case 'exchange':
        this.showNearest();
        return;
      case 'play':
        this.play(message.action);
        return;
      case 'focus':
        this.setFocused(message.focused);
        return;
      case 'compare':
        this.parts.compare.receive(message.request);
        return;
      case 'run':
        this.parts.search.act(message.action);
        return;
    }
  }

  private partOf(view: ViewName): ViewPart | undefined {
    const parts: Partial<Record<ViewName, ViewPart>> = this.parts;
    return parts[view];
  }

  private get allParts(): ViewPart[] {
    return Object.values(this.parts);
  }

  private setShown(view: ViewName): void {
    this.content = { ...this.content, shown: view };
    this.changeEmitter.fire();
    this.partOf(view)?.show();
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
    this.content = { ...this.content, index };
    for (const part of this.allParts) part.reset?.();
    this.solveAnew();
  }

  private solveAnew(): void {
    this.autoplay = this.context.settings().autoplay;
    this.content = { ...this.content, view: { ...this.content.view, step: 0 } };
    this.changeEmitter.fire();
    void this.startSearch();
  }

  /** Puts the nearest solvable board behind the one that cannot be solved, and shows it. */
  private showNearest(): void {
    if (this.nearest) this.solve(this.nearest.start);
  }

  /** Puts a board behind the one shown, and shows its solution. */
  private solve(start: Board): void {
    const { problems, index } = this.content;
    const { goal } = this.problem;
    this.show([...problems.slice(0, index + 1), { start, goal }, ...problems.slice(index + 1)], index + 1);
  }

  /** Writes a board in the place of the puzzle shown, and shows it from then on. */
  private async write(start: Board): Promise<void> {
    const { problem } = this;
    const { source, problems, index } = this.content;
    const nth = problems.slice(0, index).filter((other) => sameProblem(other, problem)).length;
    if (!(await this.context.writeBoard(source, problem, nth, start))) return;
    const written = copied({ start, goal: problem.goal });
    const after = this.content.problems.map((other) => (other === problem ? written : other));
    this.content = { ...this.content, problems: after };
    if (this.problem === written) this.showAt(this.content.index);
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
    const { source, problems, index, view, method, shown, parts } = this.content;
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
        shown,
        autoplay,
        saved: { version: 1, source, ...kept, view, method, shown, parts },
      },
    });
    this.partOf(shown)?.show();
  }

  private toolsOf(view: ViewName): PartTools {
    const problem = () => this.problem;
    const method = () => this.method;
    const { key } = this.content.source;
    return {
      context: this.context,
      get problem() {
        return problem();
      },
      get method() {
        return method();
      },
      post: (message) => {
        this.post(message);
      },
      solve: (start) => {
        this.solve(start);
      },
      writable: key !== TYPED_KEY,
      write: (start) => this.write(start),
      kept: this.content.parts[view],
      keep: (kept) => {
        const parts = { ...this.content.parts, [view]: kept };
        this.content = { ...this.content, parts };
        this.post({ type: 'keep', parts });
      },
    };
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
