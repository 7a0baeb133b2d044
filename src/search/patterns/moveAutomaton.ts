import { BACK, MOVES } from '../../puzzle/moves.js';

/**
 * Knows from the moves made so far which next one would only make again what
 * another sequence of moves has made: a finite-state machine that reads moves
 * (Taylor & Korf, *Pruning duplicate nodes in depth-first search*, AAAI 1993).
 * At `4 × state + m` stands the state after move number m of MOVES, or CUT. The
 * first state is 0.
 */
export type MoveAutomaton = Uint16Array;

/** The move need not be made. */
export const CUT = 0xffff;

/** The automaton that only knows that a move need not be taken back at once. */
export const NO_WAY_BACK: MoveAutomaton = Uint16Array.from(
  // Behind the first state, one for each last move.
  [undefined, ...BACK].flatMap((back) => MOVES.map((_, move) => (move === back ? CUT : move + 1))),
);
