import assert from 'node:assert/strict';
import { cornerOf } from '../../../src/drawing/geometry.js';
import type { Look } from '../../../src/drawing/look.js';
import { paceAt } from '../../../src/drawing/pace.js';
import { boardSvg, solutionSvg } from '../../../src/drawing/svg.js';
import { type Board, BLANK, makeBoard } from '../../../src/puzzle/board.js';
import { namedGoal } from '../../../src/puzzle/goals.js';
import { type Move, MOVES, OPPOSITE, applyMove, boardsAlong } from '../../../src/puzzle/moves.js';
import { eight, eightProblem, seeded } from '../boards.js';

const LOOK: Look = { square: 72, colours: 'own', title: 'A board', description: 'Its squares' };
const SAMPLE = eightProblem('23415x768');
const SAMPLE_MOVES = Array.from('ullddrurdllurdruldr') as Move[];

/** @returns the board that the drawing begins with */
function firstBoard(svg: string, shape: Board): Board {
  const placed = [
    ...svg.matchAll(/<g[^>]* transform="translate\((\d+) (\d+)\)"[^>]*>.*?<text[^>]*>(\d+)<\/text>/g),
  ];
  return boardOf(
    placed.map(([, x, y, tile]) => [Number(tile), Number(x), Number(y)]),
    shape,
  );
}

/** @returns the board that the drawing ends with: what moves, where its last keyframe takes it */
function lastBoard(svg: string, shape: Board): Board {
  const ends = new Map(
    [...svg.matchAll(/@keyframes p(\d+)\{[^@]*?,100%\{transform:translate\((\d+)px,(\d+)px\)\}\}/g)].map(
      ([, tile, x, y]) => [Number(tile), [Number(x), Number(y)] as const],
    ),
  );
  const first = firstBoard(svg, shape);
  return boardOf(
    [...first.tiles.entries()]
      .filter(([, tile]) => tile !== BLANK)
      .map(([cell, tile]) => {
        const { x, y } = cornerOf(cell, shape, LOOK.square);
        return [tile, ...(ends.get(tile) ?? ([x, y] as const))];
      }),
    shape,
  );
}

function boardOf(placed: readonly (readonly number[])[], { rows, columns, tiles }: Board): Board {
  const squares = tiles.map((_, cell) => {
    const { x, y } = cornerOf(cell, { rows, columns }, LOOK.square);
    return placed.find(([, left, top]) => left === x && top === y)?.[0] ?? BLANK;
  });
  return makeBoard(rows, columns, squares);
}

/** @returns moves drawn at random, none of which takes back the one before */
function wander(start: Board, length: number): Move[] {
  const random = seeded(7);
  const moves: Move[] = [];
  let board = start;
  while (moves.length < length) {
    const last = moves.at(-1);
    const choices = MOVES.filter((move) => applyMove(board, move) && move !== (last && OPPOSITE[last]));
    const move = choices[Math.floor(random() * choices.length)]!;
    board = applyMove(board, move)!;
    moves.push(move);
  }
  return moves;
}

describe('drawings', () => {
  it('show a board, the tiles in their place marked', () => {
    const svg = boardSvg(SAMPLE.start, SAMPLE.goal, LOOK);
    assert.deepEqual(firstBoard(svg, SAMPLE.goal), SAMPLE.start);
    const home = [...svg.matchAll(/<g class="h".*?<text[^>]*>(\d)<\/text>/g)].map(([, tile]) => tile);
    assert.deepEqual(home, ['5', '7']);
    assert.ok(!svg.includes('@keyframes'));
  });

  it('play from the start to the goal', () => {
    const svg = solutionSvg(SAMPLE, SAMPLE_MOVES, LOOK, paceAt(1));
    assert.deepEqual(firstBoard(svg, SAMPLE.goal), SAMPLE.start);
    assert.deepEqual(lastBoard(svg, SAMPLE.goal), SAMPLE.goal);
  });

  for (const shape of [
    { rows: 2, columns: 3 },
    { rows: 3, columns: 2 },
    { rows: 4, columns: 4 },
    { rows: 10, columns: 10 },
  ]) {
    it(`play on ${shape.rows}×${shape.columns} boards`, () => {
      const start = namedGoal('blank-last', shape);
      const moves = wander(start, 80);
      const goal = boardsAlong(start, moves).at(-1)!;
      const svg = solutionSvg({ start, goal }, moves, LOOK, paceAt(1));
      assert.deepEqual(lastBoard(svg, goal), goal);
    });
  }

  it('stay small: 80 moves of a 4×4 board', () => {
    const start = namedGoal('blank-last', { rows: 4, columns: 4 });
    const moves = wander(start, 80);
    const goal = boardsAlong(start, moves).at(-1)!;
    for (const colours of ['own', 'themed'] as const) {
      const svg = solutionSvg({ start, goal }, moves, { ...LOOK, colours }, paceAt(1));
      assert.ok(svg.length < 30_000, `${svg.length} characters`);
    }
  });

  it('tell times well enough for thousands of moves', () => {
    const start = namedGoal('blank-last', { rows: 5, columns: 5 });
    const moves = wander(start, 3000);
    const svg = solutionSvg({ start, goal: start }, moves, LOOK, paceAt(8));
    for (const [, rule = ''] of svg.matchAll(/@keyframes p\d+\{(.*?)\}\}/g)) {
      const times = [...rule.matchAll(/([\d.]+)%[,{]/g)].map(([, time]) => Number(time));
      times.forEach((time, index) => {
        assert.ok(index === 0 || time > times[index - 1]!, `${times[index - 1]} % is before ${time} %`);
      });
    }
  });

  it('stand still where motion is not wanted, and take the light or the dark colours', () => {
    const svg = solutionSvg(SAMPLE, SAMPLE_MOVES, LOOK, paceAt(1));
    assert.match(svg, /@media\(prefers-reduced-motion:reduce\)\{\.p \*\{animation:none!important\}\}/);
    assert.match(svg, /@media\(prefers-color-scheme:dark\)/);
  });

  it('share no names on a page, unless they are the same', () => {
    const themed: Look = { ...LOOK, colours: 'themed' };
    const name = (start: Board, moves: readonly Move[]) =>
      /class="([^"]+)"/.exec(solutionSvg({ start, goal: SAMPLE.goal }, moves, themed, paceAt(1)))?.[1];
    const names = [
      name(SAMPLE.start, SAMPLE_MOVES),
      name(SAMPLE.start, SAMPLE_MOVES.slice(0, 18)),
      name(eight('1234567x8'), ['r']),
      name(SAMPLE.start, []),
    ];
    assert.equal(new Set(names).size, names.length);
    assert.equal(name(SAMPLE.start, SAMPLE_MOVES), names[0]);
  });

  it('take what they are called for text', () => {
    const svg = boardSvg(SAMPLE.start, SAMPLE.goal, { ...LOOK, title: '<script>&"', description: '</desc>' });
    assert.ok(svg.includes('<title>&lt;script&gt;&amp;&quot;</title><desc>&lt;/desc&gt;</desc>'));
  });

  it('play nothing when there are no moves', () => {
    const { goal } = SAMPLE;
    assert.equal(solutionSvg({ start: goal, goal }, [], LOOK, paceAt(1)), boardSvg(goal, goal, LOOK));
  });

  it('refuse moves that leave the board', () => {
    assert.throws(() => solutionSvg(SAMPLE, ['r'], LOOK, paceAt(1)), RangeError);
  });
});
