import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { MOVES } from '../../../src/puzzle/moves.js';
import { orderedBoard } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { DistanceTable } from '../../../src/search/distanceTable.js';
import { runToEnd } from '../../../src/search/drive.js';
import { CUT, type MoveAutomaton } from '../../../src/search/patterns/moveAutomaton.js';
import { automatonBytes, readAutomaton } from '../../../src/search/patterns/shipped.js';
import { automatonOf } from '../../../src/tables/automaton.js';
import { type Duplicate, LONGEST_WORD, findDuplicates } from '../../../src/tables/duplicates.js';
import { ORDERED, seeded } from '../boards.js';

const SHIPPED = inflateRawSync(readFileSync('media/tables/duplicates.bin'));

/** What moves do, told apart from how the program tells it: the tiles that are not where they were, by row and column. */
function done(word: readonly number[]) {
  const tiles = new Map<string, string>();
  let [row, column] = [0, 0];
  const [rows, columns] = [[0], [0]];
  for (const move of word) {
    const here = `${row},${column}`;
    row += { u: -1, l: 0, d: 1, r: 0 }[MOVES[move] ?? 'u'];
    column += { u: 0, l: -1, d: 0, r: 1 }[MOVES[move] ?? 'u'];
    const there = `${row},${column}`;
    tiles.set(here, tiles.get(there) ?? there);
    tiles.set(there, 'blank');
    rows.push(row);
    columns.push(column);
  }
  const moved = [...tiles].filter(
    ([square, tile]) => square !== tile && !(square === '0,0' && tile === 'blank'),
  );
  return { moved: moved.sort().join(' '), rows, columns };
}

/** @returns at which move an automaton cuts a path, or its length when it does not */
function cutIn(automaton: MoveAutomaton, path: readonly number[]): number {
  let state = 0;
  for (const [at, move] of path.entries()) {
    state = automaton[4 * state + move] ?? CUT;
    if (state === CUT) return at;
  }
  return path.length;
}

describe('Duplicate sequences of moves', function () {
  this.timeout(120_000);
  let duplicates: Duplicate[];
  let automaton: MoveAutomaton;

  before(() => {
    duplicates = findDuplicates(LONGEST_WORD);
    automaton = automatonOf(duplicates.map(({ word }) => word));
  });

  it('have each a twin that does the same, comes before, and can be made wherever they can', () => {
    assert.equal(duplicates.length, 7640);
    for (const { word, twin } of duplicates) {
      const [one, other] = [done(word), done(twin)];
      assert.equal(other.moved, one.moved);
      for (const lines of ['rows', 'columns'] as const) {
        assert.ok(Math.min(...other[lines]) >= Math.min(...one[lines]));
        assert.ok(Math.max(...other[lines]) <= Math.max(...one[lines]));
      }
      const order = twin.length - word.length || (twin.join('') < word.join('') ? -1 : 1);
      assert.ok(order < 0, `${twin.join('')} does not come before ${word.join('')}`);
    }
  });

  it('are what the automaton cuts, and nothing else', () => {
    const words = new Set(duplicates.map(({ word }) => word.join('')));
    for (const { word } of duplicates) assert.equal(cutIn(automaton, word), word.length - 1);
    const random = seeded(3);
    let cuts = 0;
    for (let walk = 0; walk < 20_000; walk++) {
      const path: number[] = [];
      while (path.length < 40) {
        const move = Math.floor(random() * 4);
        if (move !== ((path.at(-1) ?? -1) + 2) % 4 || path.length === 0) path.push(move);
      }
      const text = path.join('');
      let first = path.length;
      for (let end = 1; end <= path.length && first === path.length; end++) {
        for (let size = 2; size <= Math.min(end, LONGEST_WORD); size++) {
          if (words.has(text.slice(end - size, end))) first = end - 1;
        }
      }
      assert.equal(cutIn(automaton, path), first, text);
      if (first < path.length) cuts++;
    }
    assert.ok(cuts > 1000);
  });

  it('are in no canonical solution', () => {
    const random = seeded(4);
    for (const blank of [8, 7, 4, 0]) {
      const goal = orderedBoard(ORDERED, blank);
      const table = runToEnd(DistanceTable.build(goal));
      for (let count = 0; count < 3000; count++) {
        const solution = table.solution({ start: randomBoard(ORDERED, random), goal });
        if (solution === undefined) continue;
        const path = solution.map((move) => MOVES.indexOf(move));
        assert.equal(cutIn(automaton, path), path.length, solution.join(''));
      }
    }
  });

  it('are shipped as they are found', () => {
    assert.ok(SHIPPED.equals(automatonBytes(automaton)));
    assert.deepEqual(readAutomaton(SHIPPED), automaton);
  });

  it('are not read from what is no automaton', () => {
    for (const bytes of [[], [0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0]]) {
      assert.throws(() => readAutomaton(Uint8Array.from(bytes)), RangeError);
    }
  });
});
