import { type Board, sameBoard, swapCells } from '../../puzzle/board.js';
import { type Move, applyMove } from '../../puzzle/moves.js';

/** A game: the board that it began with, what has been moved, and the board that is being set up, if one is. */
export interface Game {
  readonly start: Board;
  /** The moves made, and behind them those that were undone and can be made again. */
  readonly moves: readonly Move[];
  /** How many of the moves are made. */
  readonly made: number;
  /** The board of edit mode. */
  readonly draft?: Board | undefined;
}

export type GameAction =
  /** Moves one after the other; ends at the first that leaves the board. */
  | { readonly kind: 'move'; readonly moves: readonly Move[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** Takes all moves back; they can be made again. */
  | { readonly kind: 'reset' }
  /** Begins and leaves edit mode, taking the board that was set up or dropping it. */
  | { readonly kind: 'edit' }
  | { readonly kind: 'done' }
  | { readonly kind: 'cancel' }
  /** Exchanges what stands in two squares of the board that is being set up. */
  | { readonly kind: 'swap'; readonly squares: readonly [number, number] }
  /** Puts a tile into a square, and what stood there in the tile's place. */
  | { readonly kind: 'put'; readonly tile: number; readonly square: number };

/** @returns a game that begins with a board */
export function gameFrom(start: Board): Game {
  return { start, moves: [], made: 0 };
}

/** @returns the board as it stands: in edit mode, the one that is being set up */
export function boardOf({ start, moves, made, draft }: Game): Board {
  return draft ?? moves.slice(0, made).reduce((board, move) => applyMove(board, move) ?? board, start);
}

/** @returns whether every move can be made, and there are as many as are said to be made */
export function isSound({ start, moves, made }: Game): boolean {
  let board: Board | undefined = start;
  for (const move of moves) board = board && applyMove(board, move);
  return board !== undefined && made <= moves.length;
}

/** @returns the game after an action; the same one when the action changes nothing */
export function play(game: Game, action: GameAction): Game {
  return game.draft ? setUp(game, game.draft, action) : moved(game, action);
}

function moved(game: Game, action: GameAction): Game {
  const { moves, made } = game;
  switch (action.kind) {
    case 'move':
      return action.moves.reduce(withMove, game);
    case 'undo':
      return made > 0 ? { ...game, made: made - 1 } : game;
    case 'redo':
      return made < moves.length ? { ...game, made: made + 1 } : game;
    case 'reset':
      return made > 0 ? { ...game, made: 0 } : game;
    case 'edit':
      return { ...game, draft: boardOf(game) };
    case 'done':
    case 'cancel':
    case 'swap':
    case 'put':
      return game;
  }
}

function withMove(game: Game, move: Move): Game {
  const { moves, made } = game;
  if (!applyMove(boardOf(game), move)) return game;
  // A move that is the one undone last makes it again, and leaves those behind it to be made again.
  const rest = moves[made] === move ? moves.slice(made + 1) : [];
  return { ...game, moves: [...moves.slice(0, made), move, ...rest], made: made + 1 };
}

function setUp(game: Game, draft: Board, action: GameAction): Game {
  const { start, moves, made } = game;
  const before = { start, moves, made };
  switch (action.kind) {
    case 'put':
      return setUp(game, draft, { kind: 'swap', squares: [draft.tiles.indexOf(action.tile), action.square] });
    case 'swap':
      return action.squares.every((square) => draft.tiles[square] !== undefined)
        ? { ...game, draft: swapCells(draft, ...action.squares) }
        : game;
    case 'done':
      return sameBoard(draft, boardOf(before)) ? before : gameFrom(draft);
    case 'cancel':
      return before;
    case 'move':
    case 'undo':
    case 'redo':
    case 'reset':
    case 'edit':
      return game;
  }
}
