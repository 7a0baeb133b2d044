import * as vscode from 'vscode';
import type { Problem } from '../puzzle/problem.js';
import type { Content } from './content.js';
import type { PanelContext, ShownSolution } from './context.js';
import { EmptyPanel } from './empty/emptyPanel.js';
import { isEmptySaved } from './empty/protocol.js';
import type { PlayAction } from './play/protocol.js';
import { type Control, type Source, type ViewName, readSaved } from './protocol.js';
import { PuzzlePanel } from './puzzlePanel.js';
import { revealPanel } from './reveal.js';
import type { SolutionAction } from './solution/protocol.js';

/** The panels' view type; the manifest and the serializer use the same. */
const VIEW_TYPE = 'eightPuzzle.panel';
// Context keys. The keybindings': the view that has the keyboard, none when it is elsewhere, and whether that is one
// with a player.
const VIEW_KEY = 'eightPuzzle.focusedView';
const FOCUS_KEY = 'eightPuzzle.playerFocused';
// What commands can do, and the walkthrough's: whether there is a panel, and of the one that commands are for, its view
// and whether it has several puzzles.
const OPEN_KEY = 'eightPuzzle.panelOpen';
const SHOWN_KEY = 'eightPuzzle.shownView';
const SEVERAL_KEY = 'eightPuzzle.severalPuzzles';

/** How moves are shown. */
const NOTATION_SETTING = 'eightPuzzle.moveNotation';

/** All panels: one for each source, made, revealed again and revived here alone. */
export class Panels implements vscode.WebviewPanelSerializer, vscode.Disposable {
  /** By their sources' keys, the one last that was in front last. */
  private readonly panels = new Map<string, PuzzlePanel>();
  private readonly registered = vscode.Disposable.from(
    vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, this),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration(NOTATION_SETTING)) return;
      for (const panel of this.panels.values()) panel.tellNotation();
    }),
  );
  private empty: EmptyPanel | undefined;

  constructor(private readonly context: PanelContext) {}

  /**
   * Shows problems in the panel of their source.
   * @param index which of the problems is shown first
   * @param preserveFocus whether the keyboard stays where it is
   */
  show(source: Source, problems: readonly Problem[], index: number, preserveFocus: boolean): void {
    const open = this.panels.get(source.key);
    if (open) {
      this.putLast(open);
      open.show(problems, index);
      open.reveal(preserveFocus);
      return;
    }
    const content = readSaved({
      ...{ version: 1, source, problems, index, view: { step: 0, speed: 1 } },
      method: this.context.settings().method,
    });
    if (!content) throw new RangeError('There is nothing to show.');
    const title = this.context.phrases.say('panel.title', { source: source.label });
    const panel = this.takeEmpty(source, preserveFocus) ?? create(title, preserveFocus);
    panel.title = title;
    this.add(new PuzzlePanel(panel, content, this.context, true));
  }

  /** Shows the current panel; if there is none, one without a puzzle, which offers ways to one. */
  open(): void {
    const { current } = this;
    if (current) current.reveal(false);
    else if (this.empty) this.empty.panel.reveal();
    else this.addEmpty(create(this.context.phrases.say('panel.empty.title'), false));
  }

  /** Brings a panel back after a reload of the window. */
  deserializeWebviewPanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    if (isEmptySaved(state) && !this.empty) {
      this.addEmpty(panel);
      return Promise.resolve();
    }
    const content: Content | undefined = readSaved(state);
    if (content && !this.panels.has(content.source.key)) {
      this.add(new PuzzlePanel(panel, content, this.context, false));
    } else {
      panel.dispose();
    }
    return Promise.resolve();
  }

  /** Hands a command to the player of the current panel. */
  control(control: Control): void {
    this.inSight()?.control(control);
  }

  /**
   * Shows a view in the current panel.
   * @returns whether there is a panel
   */
  showView(view: ViewName): boolean {
    const panel = this.current;
    panel?.showView(view);
    if (!panel?.isActive) panel?.reveal(false);
    return panel !== undefined;
  }

  /** Hands a move, or what else a game can do, to the current panel. */
  play(action: PlayAction): void {
    this.inSight()?.parts.play.act(action);
  }

  /** Shows the next or the previous puzzle in the current panel. */
  step(puzzles: 1 | -1): void {
    this.inSight()?.step(puzzles);
  }

  /** Does something with the solution that the current panel shows. */
  async act(action: SolutionAction): Promise<void> {
    await this.inSight()?.parts.solution.act(action);
  }

  /** The solution that the current panel shows, undefined when there is none. */
  get shownSolution(): ShownSolution | undefined {
    return this.current?.shownSolution;
  }

  /** Whether a panel is the editor that the user is in. */
  get isActive(): boolean {
    return [...this.panels.values()].some((panel) => panel.isFocused || panel.isActive);
  }

  dispose(): void {
    this.registered.dispose();
  }

  /**
   * The panel that commands are for: the one that has the keyboard, else the one that the user is in, else the one that
   * was in front last, of those in sight if there are any.
   */
  private get current(): PuzzlePanel | undefined {
    const latest = [...this.panels.values()].reverse();
    return (
      this.focused ??
      latest.find((panel) => panel.isActive) ??
      latest.find((panel) => panel.isVisible) ??
      latest[0]
    );
  }

  /** @returns the current panel, brought to the front of its group: what a command does to it is to be seen */
  private inSight(): PuzzlePanel | undefined {
    const { current } = this;
    if (current && !current.isVisible) current.reveal(true);
    return current;
  }

  private get focused(): PuzzlePanel | undefined {
    return [...this.panels.values()].find((panel) => panel.isFocused);
  }

  private add(panel: PuzzlePanel): void {
    const { key } = panel.source;
    this.panels.set(key, panel);
    this.setContextKeys();
    panel.onDidChange(() => {
      if (panel.isActive) this.putLast(panel);
      this.setContextKeys();
    });
    panel.onDidDispose(() => {
      this.panels.delete(key);
      this.setContextKeys();
    });
  }

  private putLast(panel: PuzzlePanel): void {
    const { key } = panel.source;
    this.panels.delete(key);
    this.panels.set(key, panel);
  }

  private addEmpty(panel: vscode.WebviewPanel): void {
    this.empty = new EmptyPanel(panel, this.context, () => (this.empty = undefined));
  }

  /** @returns the panel without a puzzle, if there is one: what is to be shown is shown in it */
  private takeEmpty(source: Source, preserveFocus: boolean): vscode.WebviewPanel | undefined {
    const panel = this.empty?.release();
    this.empty = undefined;
    if (panel) revealPanel(panel, source, preserveFocus);
    return panel;
  }

  private setContextKeys(): void {
    const { focused, current } = this;
    void vscode.commands.executeCommand(
      'setContext',
      FOCUS_KEY,
      focused?.shown === 'solution' || focused?.shown === 'search',
    );
    void vscode.commands.executeCommand('setContext', OPEN_KEY, this.panels.size > 0);
    void vscode.commands.executeCommand('setContext', SHOWN_KEY, current?.shown);
    void vscode.commands.executeCommand('setContext', VIEW_KEY, focused?.shown);
    void vscode.commands.executeCommand('setContext', SEVERAL_KEY, (current?.count ?? 0) > 1);
  }
}

function create(title: string, preserveFocus: boolean): vscode.WebviewPanel {
  return vscode.window.createWebviewPanel(VIEW_TYPE, title, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus,
  });
}
