import type { Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Method } from '../search/search.js';
import type { PanelContext } from './context.js';
import type { Control, HostMessage } from './protocol.js';

/** What the host's part of a view is given by its panel. */
export interface PartTools {
  readonly context: PanelContext;
  /** The problem that the panel shows now. */
  readonly problem: Problem;
  /** The method that the panel solves it by. */
  readonly method: Method;
  post(message: HostMessage): void;
  /** What the part kept before a reload of the window, to be read with care; undefined when it kept nothing. */
  readonly kept: unknown;
  /** Keeps what the part comes back from after a reload. */
  keep(kept: unknown): void;
  /** Shows the solution from a board to the goal of the problem shown. */
  solve(start: Board): void;
  /** Whether the puzzle stands in a document. */
  readonly writable: boolean;
  /** Writes a board into the document, in the place of the puzzle shown, and shows it from then on. */
  write(start: Board): Promise<void>;
  /** Writes moves under the puzzle shown in the document. @returns whether they were written; if not, it is said why */
  insert(moves: readonly Move[]): Promise<boolean>;
}

/** The host's part of a view. It holds all that the view shows; the page may come anew at any time. */
export interface ViewPart {
  /** The view has come into sight, or its page is new: tells the page what is not in the panel's state. */
  show?(): void;
  /** Carries out a key or a command while the view is shown; without this, the page does. */
  control?(control: Control): void;
  /** The panel is about to show another problem: forgets what was about the last one. */
  reset?(): void;
  /** The panel is closed. */
  dispose?(): void;
}
