import type * as vscode from 'vscode';
import type { Log } from '../log/events.js';
import type { Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Limits } from '../search/drive.js';
import type { Method } from '../search/search.js';
import type { Solver } from '../solver/solver.js';
import type { Phrasebook } from '../words/phrasebook.js';
import type { Notation } from '../words/moveNotation.js';
import type { Beginning } from './empty/protocol.js';
import type { GifOrder } from './gif/protocol.js';
import type { Source, View } from './protocol.js';

/** How to solve, for how long at most, whether a new solution starts to play by itself, and how moves are shown. */
interface PanelSettings {
  readonly method: Method;
  readonly limits: Limits;
  readonly autoplay: boolean;
  readonly notation: Notation;
}

/** Where a puzzle stands: the source, and which of the puzzles that are the same it is there, from 0. */
export interface Place {
  readonly source: Source;
  readonly problem: Problem;
  readonly nth: number;
}

/** A solution that a panel shows, and what only the panel's page can make of it. */
export interface ShownSolution {
  readonly source: Source;
  readonly problem: Problem;
  readonly moves: readonly Move[];
  /** How fast it plays. */
  readonly speed: View['speed'];
  /**
   * Draws it as a GIF.
   * @param onProgress is told how many frames are drawn
   * @throws CancelledError when it is cancelled
   * @throws PageGoneError when the panel is hidden meanwhile
   */
  drawGif(
    colours: GifOrder['colours'],
    signal: AbortSignal,
    onProgress: (frames: number) => void,
  ): Promise<Uint8Array>;
}

/** What all panels share. */
export interface PanelContext {
  readonly extensionUri: vscode.Uri;
  readonly solver: Solver;
  readonly phrases: Phrasebook;
  /** Read at each use, so that a change holds at once. */
  settings(): PanelSettings;
  /** Has moves shown in another notation, in all panels. */
  setNotation(notation: Notation): Promise<void>;
  /**
   * Writes a board into the document of a source, in the place of a problem's start.
   * @returns whether it was written; if not, it is said why
   */
  writeBoard(place: Place, board: Board): Promise<boolean>;
  /**
   * Writes moves that solve a problem under it, in the document of its source.
   * @returns whether they were written; if not, it is said why
   */
  insertMoves(place: Place, moves: readonly Move[]): Promise<boolean>;
  /** Asks in which form a solution is to be exported, and does it; without a solution, it is said that there is none. */
  exportSolution(shown: ShownSolution | undefined): Promise<void>;
  /**
   * Gets a puzzle for a panel that has none, and has it shown.
   * @param column where the panel is
   */
  readonly begin: (beginning: Beginning, column: vscode.ViewColumn | undefined) => Promise<void>;
  readonly log: Log;
}
