import { type Move, OPPOSITE } from '../puzzle/moves.js';

/** How moves are shown: as the way that the blank goes, or as the tile's. */
export const NOTATIONS = ['blank', 'tile'] as const;

export type Notation = (typeof NOTATIONS)[number];

/** @returns the direction that a notation gives for a move */
export function directionOf(move: Move, notation: Notation): Move {
  return notation === 'tile' ? OPPOSITE[move] : move;
}
