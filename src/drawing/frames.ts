import { BLANK } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { type Place, boardSize, cornerOf } from './geometry.js';
import { type Pace, REST_AT_END, REST_AT_START } from './pace.js';
import { tracksOf } from './tracks.js';

/** A tile on a picture. */
interface Sprite {
  readonly tile: number;
  /** Whether it looks like one in its place. */
  readonly isHome: boolean;
  /** Where the upper left corner of its square is, in whole pixels. */
  readonly place: Place;
}

/** A picture of a film, or the part of it that differs from the one before. */
export interface Frame extends Place {
  readonly width: number;
  readonly height: number;
  /** How long it is seen, in hundredths of a second. */
  readonly delay: number;
  readonly sprites: readonly Sprite[];
}

/** A sliding tile is seen anew so often, in milliseconds. */
const SLIDE_INTERVAL = 40;
/** Players of films take shorter delays for none, or for long ones; in hundredths of a second. */
const SHORTEST_DELAY = 2;
/** Beyond so many moves, tiles jump: a film of slides would be too large. */
const MOST_SLIDING = 400;

/** @returns how many frames the film of a solution has */
export function frameCount(moves: number, pace: Pace): number {
  return 1 + moves * framesOfMove(moves, pace);
}

/**
 * Hands out the pictures of a solution: the start, then what changes as each tile slides.
 * @throws RangeError when a move leaves the board
 */
export function* framesOf(
  { start, goal }: Problem,
  moves: readonly Move[],
  square: number,
  pace: Pace,
): Generator<Frame, void> {
  const tracks = tracksOf(start, moves);
  const sprite = (tile: number, cell: number, place = cornerOf(cell, goal, square)): Sprite => ({
    ...{ tile, place },
    isHome: goal.tiles[cell] === tile,
  });
  yield {
    ...{ x: 0, y: 0, ...boardSize(start, square), delay: hundredths(REST_AT_START) },
    sprites: start.tiles.flatMap((tile, cell) => (tile === BLANK ? [] : [sprite(tile, cell)])),
  };
  const slides = tracks.flatMap(({ tile, slides: own }) => own.map((slide) => ({ ...slide, tile })));
  slides.sort((a, b) => a.step - b.step);
  const count = framesOfMove(moves.length, pace);
  for (const { tile, step, from, to } of slides) {
    const [begin, end] = [cornerOf(from, goal, square), cornerOf(to, goal, square)];
    const rest = step === moves.length - 1 ? REST_AT_END : pace.step - pace.slide;
    for (let frame = 1; frame <= count; frame++) {
      const time = pace.slide / count + (frame === count ? rest : 0);
      yield {
        ...{ x: Math.min(begin.x, end.x), y: Math.min(begin.y, end.y) },
        ...{ width: square + Math.abs(end.x - begin.x), height: square + Math.abs(end.y - begin.y) },
        delay: hundredths(time),
        sprites: [sprite(tile, to, between(begin, end, eased(frame / count)))],
      };
    }
  }
}

function framesOfMove(moves: number, { slide }: Pace): number {
  return moves > MOST_SLIDING ? 1 : Math.max(1, Math.round(slide / SLIDE_INTERVAL));
}

function hundredths(milliseconds: number): number {
  return Math.max(SHORTEST_DELAY, Math.round(milliseconds / 10));
}

/** @returns how far something is that starts and stops gently, from the part of its time that is gone */
function eased(part: number): number {
  return part * part * (3 - 2 * part);
}

function between(begin: Place, end: Place, part: number): Place {
  const on = (a: number, b: number) => Math.round(a + (b - a) * part);
  return { x: on(begin.x, end.x), y: on(begin.y, end.y) };
}
