import { BACK, NO_CELL } from '../../puzzle/moves.js';
import type { Counts } from '../search.js';

/** A few tiles to be brought somewhere, by the blank's moves within some squares. */
export interface Errand {
  /** The squares that the blank keeps to. It and the pieces stand there. */
  readonly squares: readonly number[];
  /** The tiles that matter, the blank first. All others are alike to the search. */
  readonly pieces: readonly number[];
  /**
   * How many moves are left at least when the pieces, in their order, stand in
   * these squares: 0 when the errand is done, and only then. A move lowers it by
   * 1 at most (it is consistent).
   */
  bound(at: readonly number[]): number;
}

/** The way that does an errand. */
export interface Way {
  /** Numbers of moves in MOVES. */
  readonly moves: readonly number[];
  readonly counts: Counts;
}

/** For `pieceAt`: no piece, or the blank, which nothing carries. */
const NONE = 0;

/** The mark of a state: 0 until it is expanded, else the number of the move that led to it, plus 1, or this for the first. */
const START_MARK = 5;

/**
 * Finds a shortest way to do an errand: A* (Hart, Nilsson & Raphael 1968) over
 * the states of the pieces alone. With n squares and k pieces these are numbers
 * of k digits to the base n, the blank's the lowest, so a table of them grows
 * with n to the k: few pieces may go far, many only a little.
 * @param tiles the board's, row by row
 * @param next the shape's `moveTable`
 * @throws RangeError when there is no way
 */
export function doErrand(tiles: readonly number[], next: Uint8Array, errand: Errand): Way {
  const { squares, pieces } = errand;
  const base = squares.length;
  // Whole numbers by type: what ** makes is a floating-point number to the engine, and slow to divide.
  const weights = Int32Array.from(pieces, (_, piece) => base ** piece);
  const steps = movesWithin(squares, next);
  const places = pieces.map((piece) => squares.indexOf(tiles.indexOf(piece)));
  const at = pieces.map(() => 0);
  const marks = new Uint8Array(base ** pieces.length);

  // By how much moves made and moves left at least exceed the first bound: the states met, 8 × state + mark.
  // As the bound is consistent, a state's first entry to be taken out came by a shortest way.
  const open = [[8 * stateOf(places, weights) + START_MARK]];
  let [expanded, generated, waiting, largestFrontier] = [0, 1, 1, 1];

  for (let excess = 0; excess < open.length; excess++) {
    // The latest first: it is the furthest on its way.
    for (let entry = open[excess]?.pop(); entry !== undefined; entry = open[excess]?.pop()) {
      waiting--;
      const state = entry >> 3;
      if (marks[state] !== 0) continue;
      const mark = entry & 7;
      marks[state] = mark;
      placesOf(state, base, places);
      for (let piece = 0; piece < places.length; piece++) at[piece] = squares[places[piece]!]!;
      const bound = errand.bound(at);
      if (bound === 0) {
        return {
          moves: wayTo(state, marks, steps, weights),
          counts: { expanded, generated, largestFrontier },
        };
      }
      expanded++;
      const blank = at[0]!;
      const back = mark === START_MARK ? undefined : BACK[mark - 1];
      for (let move = 0; move < 4; move++) {
        const target = steps[places[0]! * 4 + move]!;
        if (target === NO_CELL || move === back) continue;
        generated++;
        const carried = pieceAt(target, places);
        const child = stateAfter(state, target - places[0]!, carried, weights);
        if (marks[child] !== 0) continue;
        at[0] = squares[target]!;
        if (carried !== NONE) at[carried] = blank;
        const after = excess + 1 + errand.bound(at) - bound;
        at[0] = blank;
        if (carried !== NONE) at[carried] = squares[target]!;
        while (open.length <= after) open.push([]);
        open[after]!.push(8 * child + move + 1);
        waiting++;
      }
      if (waiting > largestFrontier) largestFrontier = waiting;
    }
  }
  throw new RangeError('The errand cannot be done.');
}

/** @returns a `moveTable` in which squares are told by their places in `squares`, and none leads out of them */
function movesWithin(squares: readonly number[], next: Uint8Array): Uint8Array {
  const places = new Uint8Array(NO_CELL + 1).fill(NO_CELL);
  squares.forEach((square, place) => (places[square] = place));
  const steps = new Uint8Array(squares.length * 4);
  for (let entry = 0; entry < steps.length; entry++) {
    steps[entry] = places[next[squares[entry >> 2]! * 4 + (entry & 3)]!]!;
  }
  return steps;
}

function stateOf(places: readonly number[], weights: Int32Array): number {
  return places.reduce((sum, place, piece) => sum + place * weights[piece]!, 0);
}

/** Reads the pieces' places off a state. */
function placesOf(state: number, base: number, places: number[]): void {
  let rest = state;
  for (let piece = 0; piece < places.length; piece++) {
    const place = rest % base;
    places[piece] = place;
    rest = (rest - place) / base;
  }
}

/** @returns which piece stands in a place, the blank left out, or NONE */
function pieceAt(place: number, places: readonly number[]): number {
  let piece = places.length - 1;
  while (piece > NONE && places[piece] !== place) piece--;
  return piece;
}

/** @returns the state after the blank has gone on by a step and `carried` has come to where it was */
function stateAfter(state: number, step: number, carried: number, weights: Int32Array): number {
  return carried === NONE ? state + step : state + step - step * weights[carried]!;
}

/** Follows the marks back to the start. */
function wayTo(end: number, marks: Uint8Array, steps: Uint8Array, weights: Int32Array): number[] {
  const moves: number[] = [];
  const places = Array.from(weights, () => 0);
  for (let state = end; marks[state] !== START_MARK;) {
    const move = marks[state]! - 1;
    moves.push(move);
    placesOf(state, weights[1]!, places);
    const before = steps[places[0]! * 4 + BACK[move]!]!;
    state = stateAfter(state, before - places[0]!, pieceAt(before, places), weights);
  }
  return moves.reverse();
}
