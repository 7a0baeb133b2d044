import * as vscode from 'vscode';
import type { Problem } from '../puzzle/problem.js';
import type { PlayAction } from './play/protocol.js';
import { type Control, type Source, type ViewName, readSaved } from './protocol.js';
import { type Content, type PanelContext, PuzzlePanel } from './puzzlePanel.js';

/** The panels' view type; the manifest and the serializer use the same. */
const VIEW_TYPE = 'eightPuzzle.panel';
/** The context keys that keybindings depend on. */
const FOCUS_KEY = 'eightPuzzle.playerFocused';
const SEVERAL_KEY = 'eightPuzzle.severalPuzzles';
/** The walkthrough's: whether there is a panel. */
const OPEN_KEY = 'eightPuzzle.panelOpen';
/** The view that has the keyboard, none when it is elsewhere. */
const VIEW_KEY = 'eightPuzzle.focusedView';

/** All panels: one for each source, made, revealed again and revived here alone. */
export class Panels implements vscode.WebviewPanelSerializer, vscode.Disposable {
  private readonly panels = new Map<string, PuzzlePanel>();
  private readonly serializer = vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, this);

  constructor(private readonly context: PanelContext) {}

  /**
   * Shows problems in the panel of their source.
   * @param index which of the problems is shown first
   * @param preserveFocus whether the keyboard stays where it is
   */
  show(source: Source, problems: readonly Problem[], index: number, preserveFocus: boolean): void {
    const open = this.panels.get(source.key);
    if (open) {
      open.show(problems, index);
      open.reveal(preserveFocus);
      return;
    }
    const panel = vscode.window.createWebviewPanel(
      VIEW_TYPE,
      this.context.phrases.say('panel.title', { source: source.label }),
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus },
    );
    const content = readSaved({
      ...{ version: 1, source, problems, index, view: { step: 0, speed: 1 } },
      method: this.context.settings().method,
    });
    if (!content) throw new RangeError('There is nothing to show.');
    this.add(new PuzzlePanel(panel, content, this.context, true));
  }

  /** Brings a panel back after a reload of the window. */
  deserializeWebviewPanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    const content: Content | undefined = readSaved(state);
    if (content && !this.panels.has(content.source.key)) {
      this.add(new PuzzlePanel(panel, content, this.context, false));
    } else {
      panel.dispose();
    }
    return Promise.resolve();
  }

  /** Hands a command to the player that has the keyboard, or to that of the active panel. */
  control(control: Control): void {
    this.current?.control(control);
  }

  /**
   * Shows a view in the current panel, else in the one that was opened last.
   * @returns whether there is a panel
   */
  showView(view: ViewName): boolean {
    const panel = this.current ?? [...this.panels.values()].at(-1);
    panel?.showView(view);
    if (!panel?.isActive) panel?.reveal(false);
    return panel !== undefined;
  }

  /** Hands a move, or what else a game can do, to the current panel. */
  play(action: PlayAction): void {
    this.current?.play(action);
  }

  /** Shows the next or the previous puzzle in the current panel. */
  step(puzzles: 1 | -1): void {
    this.current?.step(puzzles);
  }

  /** Puts the moves that the current panel shows on the clipboard. */
  async copyMoves(): Promise<void> {
    await this.current?.copyMoves();
  }

  dispose(): void {
    this.serializer.dispose();
  }

  private get current(): PuzzlePanel | undefined {
    return this.focused ?? [...this.panels.values()].find((panel) => panel.isActive);
  }

  private get focused(): PuzzlePanel | undefined {
    return [...this.panels.values()].find((panel) => panel.isFocused);
  }

  private add(panel: PuzzlePanel): void {
    const { key } = panel.source;
    this.panels.set(key, panel);
    this.setContextKeys();
    panel.onDidChange(() => {
      this.setContextKeys();
    });
    panel.onDidDispose(() => {
      this.panels.delete(key);
      this.setContextKeys();
    });
  }

  private setContextKeys(): void {
    const { focused } = this;
    void vscode.commands.executeCommand(
      'setContext',
      FOCUS_KEY,
      focused?.shown === 'solution' || focused?.shown === 'search',
    );
    void vscode.commands.executeCommand('setContext', OPEN_KEY, this.panels.size > 0);
    void vscode.commands.executeCommand('setContext', VIEW_KEY, focused?.shown);
    void vscode.commands.executeCommand('setContext', SEVERAL_KEY, (focused?.count ?? 0) > 1);
  }
}
