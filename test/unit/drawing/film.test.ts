import assert from 'node:assert/strict';
import { indexed } from '../../../src/drawing/colours.js';
import { frameCount, framesOf } from '../../../src/drawing/frames.js';
import { boardSize, cornerOf } from '../../../src/drawing/geometry.js';
import { paceAt } from '../../../src/drawing/pace.js';
import { type TileSheet, paint } from '../../../src/drawing/pixels.js';
import { type Board, BLANK, makeBoard } from '../../../src/puzzle/board.js';
import type { Move } from '../../../src/puzzle/moves.js';
import type { Problem } from '../../../src/puzzle/problem.js';
import { eightProblem } from '../boards.js';

const SQUARE = 8;
const SAMPLE = eightProblem('23415x768');
const MOVES = Array.from('ullddrurdllurdruldr') as Move[];

/** Tiles of one colour each, by their number, and another hundred in their place. */
const SHEET: TileSheet = {
  ...{ square: SQUARE, board: 0 },
  pixels: (tile, isHome) => new Uint8Array(SQUARE * SQUARE).fill(isHome ? 100 + tile : tile),
};

/** @returns what is seen after each frame, and how long the film takes, in hundredths of a second */
function play(problem: Problem, moves: readonly Move[], speed: number) {
  const { width, height } = boardSize(problem.start, SQUARE);
  const seen = new Uint8Array(width * height);
  const pictures: Uint8Array[] = [];
  let time = 0;
  for (const frame of framesOf(problem, moves, SQUARE, paceAt(speed))) {
    const painted = paint(frame, SHEET);
    for (let row = 0; row < frame.height; row++) {
      const line = painted.subarray(row * frame.width, (row + 1) * frame.width);
      seen.set(line, (frame.y + row) * width + frame.x);
    }
    pictures.push(seen.slice());
    time += frame.delay;
  }
  return { pictures, time };
}

/** @returns a board as it is to be seen, by the middles of its squares */
function middles(picture: Uint8Array | undefined, board: Board): number[] {
  const { width } = boardSize(board, SQUARE);
  return board.tiles.map((_, cell) => {
    const { x, y } = cornerOf(cell, board, SQUARE);
    return picture?.[(y + SQUARE / 2) * width + x + SQUARE / 2] ?? -1;
  });
}

function expected(board: Board, goal: Board): number[] {
  return board.tiles.map((tile, cell) => (tile !== BLANK && tile === goal.tiles[cell] ? 100 + tile : tile));
}

describe('films', () => {
  it('begin at the start and end at the goal', () => {
    const { start, goal } = SAMPLE;
    const { pictures } = play(SAMPLE, MOVES, 1);
    assert.equal(pictures.length, frameCount(MOVES.length, paceAt(1)));
    assert.deepEqual(middles(pictures[0], goal), expected(start, goal));
    assert.deepEqual(middles(pictures.at(-1), goal), expected(goal, goal));
  });

  it('leave nothing behind where a tile was', () => {
    const { pictures } = play(SAMPLE, MOVES, 1);
    for (const picture of pictures) {
      const tiles = picture.filter((pixel) => pixel !== SHEET.board).length;
      assert.equal(tiles, 8 * SQUARE * SQUARE);
    }
  });

  it('take as long as the drawing that plays', () => {
    const { time } = play(SAMPLE, MOVES, 1);
    // A second at the start, half a second a move of which the last has no rest, and the rest at the end.
    assert.ok(Math.abs(time - (100 + 19 * 50 - 30 + 250)) <= 5, `${time}`);
  });

  it('have few frames where tiles are quick, and where there are many moves', () => {
    assert.equal(frameCount(19, paceAt(1)), 1 + 19 * 5);
    assert.equal(frameCount(19, paceAt(8)), 1 + 19);
    assert.equal(frameCount(3000, paceAt(1)), 3001);
  });

  it('have a frame when there is nothing to move', () => {
    const { goal } = SAMPLE;
    assert.equal(play({ start: goal, goal }, [], 1).pictures.length, 1);
  });

  it('are of boards of other shapes too', () => {
    const start = makeBoard(2, 3, [1, 2, 3, 0, 4, 5]);
    const goal = makeBoard(2, 3, [1, 2, 3, 4, 5, 0]);
    const { pictures } = play({ start, goal }, ['r', 'r'], 2);
    assert.deepEqual(middles(pictures.at(-1), goal), expected(goal, goal));
  });
});

describe('palettes', () => {
  it('have the colours that there are', () => {
    const { palette, pictures } = indexed([Uint32Array.of(0xff0000, 0x00ff00), Uint32Array.of(0x00ff00)]);
    assert.deepEqual(
      pictures.map((picture) => Array.from(picture, (number) => palette[number])),
      [[0xff0000, 0x00ff00], [0x00ff00]],
    );
  });

  it('give the nearest where there are too many', () => {
    const frequent = Array.from({ length: 256 }, (_, shade) => shade << 8);
    const picture = Uint32Array.from([...frequent, ...frequent, 0x010700]);
    const { palette, pictures } = indexed([picture]);
    assert.equal(palette.length, 256);
    assert.equal(palette[pictures[0]!.at(-1)!], 0x000700);
  });
});
