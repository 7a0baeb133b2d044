import * as vscode from 'vscode';
import { type Board, sameShape } from '../puzzle/board.js';
import type { Problem } from '../puzzle/problem.js';
import {
  type Content,
  isWritable,
  methodOf,
  placeOf,
  problemOf,
  withBoardBehind,
  withProblems,
  withStart,
} from './content.js';
import type { PanelContext, ShownSolution } from './context.js';
import { GifDrawing, PageGoneError } from './gif/gifDrawing.js';
import { dressPanel } from './html.js';
import { Page } from './page.js';
import { type Parts, makeParts } from './parts.js';
import {
  type Control,
  type PageMessage,
  type Source,
  type View,
  type ViewName,
  readPageMessage,
} from './protocol.js';
import { revealPanel } from './reveal.js';
import { stateOf } from './state.js';
import type { Notation } from '../words/moveNotation.js';
import type { PartTools, ViewPart } from './viewPart.js';

/** The host's side of one panel. It holds all state; its page may be thrown away and made anew at any time. */
export class PuzzlePanel {
  private readonly disposables: { dispose(): unknown }[] = [];
  private readonly changeEmitter = new vscode.EventEmitter<void>();
  /** Tells that `isActive`, `isVisible`, `isFocused`, `shown` or `count` may have changed. */
  readonly onDidChange = this.changeEmitter.event;

  /** What the views show and can do. */
  readonly parts: Parts;
  private readonly page: Page<PageMessage>;
  private readonly gif = new GifDrawing((request) => {
    this.page.post({ type: 'gif', request });
  });
  private autoplay: boolean;
  private focused = false;
  /** What the player is told as soon as its page is there again. */
  private awaited: Control | undefined;

  /** @param fresh whether the content has just been asked for, rather than come back from a reload */
  constructor(
    private readonly panel: vscode.WebviewPanel,
    private content: Content,
    private readonly context: PanelContext,
    fresh: boolean,
  ) {
    this.autoplay = fresh && context.settings().autoplay;
    this.page = new Page(panel, context.log, readPageMessage);
    this.parts = makeParts((view) => this.toolsOf(view));
    this.disposables.push(
      this.changeEmitter,
      this.page.onMessage((message) => {
        this.receive(message);
      }),
      panel.onDidChangeViewState(() => {
        if (this.isActive) this.changeEmitter.fire();
        else this.setFocused(false);
        if (!this.isVisible) this.gif.leave();
      }),
      panel.onDidDispose(() => {
        this.gif.leave();
        for (const part of this.allParts) part.dispose?.();
        this.setFocused(false);
        for (const disposable of this.disposables) disposable.dispose();
      }),
    );
    dressPanel(panel, context.extensionUri, context.phrases.language);
    this.parts.solution.begin();
  }

  get source(): Source {
    return this.content.source;
  }

  get isActive(): boolean {
    return this.page.isActive;
  }

  get isVisible(): boolean {
    return this.page.isVisible;
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

  /** The solution shown, undefined while there is none. */
  get shownSolution(): ShownSolution | undefined {
    const { content } = this;
    const { source, view } = content;
    const { moves } = this.parts.solution;
    const problem = problemOf(content);
    const { speed } = view;
    return (
      moves && {
        ...{ source, problem, moves, speed },
        drawGif: (colours, signal, onProgress) => {
          if (!this.isVisible) throw new PageGoneError();
          return this.gif.draw({ problem, moves: [...moves], speed, colours }, signal, onProgress);
        },
      }
    );
  }

  onDidDispose(listener: () => void): void {
    this.panel.onDidDispose(listener);
  }

  reveal(preserveFocus: boolean): void {
    revealPanel(this.panel, this.source, preserveFocus);
  }

  /** Shows the solution of other problems, from the first step on. */
  show(problems: readonly Problem[], index: number): void {
    this.showAnother(withProblems(this.content, problems, index));
  }

  /** Shows one of the views. */
  showView(view: ViewName): void {
    this.page.post({ type: 'show', view });
    this.setShown(view);
  }

  /** Hands a key or a command to the player. */
  control(control: Control): void {
    const part = this.partOf(this.content.shown);
    if (part.control) part.control(control);
    else if (this.isVisible) this.page.post({ type: 'control', control });
    else this.awaited = control;
  }

  /** Shows the puzzle so many behind the one shown, if there is one. */
  step(puzzles: 1 | -1): void {
    this.choose(this.content.index + puzzles);
  }

  /** Tells the page how moves are to be shown by now. */
  tellNotation(): void {
    this.page.post({ type: 'notation', notation: this.context.settings().notation });
  }

  private receive(message: PageMessage): void {
    switch (message.type) {
      case 'ready': {
        this.gif.leave();
        const { words, language } = this.context.phrases;
        this.page.post({ type: 'words', language, words });
        this.postState();
        if (this.awaited) this.page.post({ type: 'control', control: this.awaited });
        this.awaited = undefined;
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
      case 'search':
        this.content = { ...this.content, method: message.method };
        this.solveAnew();
        return;
      case 'solve':
        if (sameShape(message.start, problemOf(this.content).start)) this.solve(message.start);
        return;
      case 'export':
        void this.context.exportSolution(this.shownSolution);
        return;
      case 'gif':
        this.gif.receive(message.event);
        return;
      case 'focus':
        this.setFocused(message.focused);
        return;
      case 'notation':
        void this.setNotation(message.notation);
        return;
      case 'solution':
        void this.parts.solution.act(message.action);
        return;
      case 'play':
        this.parts.play.act(message.action);
        return;
      case 'compare':
        this.parts.compare.receive(message.request);
        return;
      case 'run':
        this.parts.search.act(message.action);
        return;
    }
  }

  private partOf(view: ViewName): ViewPart {
    return this.parts[view];
  }

  private get allParts(): ViewPart[] {
    return Object.values(this.parts);
  }

  private setShown(view: ViewName): void {
    this.content = { ...this.content, shown: view };
    this.changeEmitter.fire();
    this.partOf(view).show?.();
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
    const { content } = this;
    if (index !== content.index && content.problems[index]) this.showAnother({ ...content, index });
  }

  private showAnother(content: Content): void {
    this.content = content;
    for (const part of this.allParts) part.reset?.();
    this.solveAnew();
  }

  private solveAnew(): void {
    this.autoplay = this.context.settings().autoplay;
    this.content = { ...this.content, view: { ...this.content.view, step: 0 } };
    this.changeEmitter.fire();
    this.parts.solution.begin();
    this.postState();
  }

  private async setNotation(notation: Notation): Promise<void> {
    try {
      await this.context.setNotation(notation);
    } catch (error) {
      // The page has gone ahead; what is shown goes by the setting.
      this.tellNotation();
      void vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    }
  }

  private solve(start: Board): void {
    this.showAnother(withBoardBehind(this.content, start));
  }

  private async write(start: Board): Promise<void> {
    const place = placeOf(this.content);
    if (!(await this.context.writeBoard(place, start))) return;
    const isShown = problemOf(this.content) === place.problem;
    this.content = withStart(this.content, place.problem, start);
    if (isShown) this.showAnother(this.content);
  }

  private postState(): void {
    const { content, autoplay } = this;
    const { answer } = this.parts.solution;
    const { notation } = this.context.settings();
    this.page.post({ type: 'state', state: stateOf(content, { answer, autoplay, notation }) });
    this.partOf(content.shown).show?.();
  }

  private toolsOf(view: ViewName): PartTools {
    const content = () => this.content;
    return {
      context: this.context,
      get problem() {
        return problemOf(content());
      },
      get method() {
        return methodOf(content());
      },
      post: (message) => {
        this.page.post(message);
      },
      solve: (start) => {
        this.solve(start);
      },
      writable: isWritable(this.content),
      write: (start) => this.write(start),
      insert: (moves) => this.context.insertMoves(placeOf(this.content), moves),
      kept: this.content.parts[view],
      keep: (kept) => {
        const parts = { ...this.content.parts, [view]: kept };
        this.content = { ...this.content, parts };
        this.page.post({ type: 'keep', parts });
      },
    };
  }
}
