import assert from 'node:assert/strict';
import { type Board, blankCell } from '../../../src/puzzle/board.js';
import { MOVES, applyMove } from '../../../src/puzzle/moves.js';
import { orderedBoard } from '../../../src/puzzle/problem.js';
import { randomBoard } from '../../../src/puzzle/random.js';
import { standardView, symmetries, tilesIn } from '../../../src/puzzle/symmetry.js';
import { seeded } from '../boards.js';

const SHAPES = [
  { rows: 2, columns: 2 },
  { rows: 3, columns: 3 },
  { rows: 4, columns: 2 },
  { rows: 3, columns: 5 },
];

describe('Symmetries', () => {
  it('are eight, all different', () => {
    for (const shape of SHAPES.slice(1)) {
      const seen = new Set(
        symmetries(shape).map(({ shape: { rows }, cells }) => `${rows} ${cells.join(' ')}`),
      );
      assert.equal(seen.size, 8);
    }
  });

  it('take every move to a move', () => {
    const random = seeded(7);
    for (const shape of SHAPES) {
      for (const symmetry of symmetries(shape)) {
        const board = randomBoard(shape, random);
        const view = { ...symmetry, names: Uint8Array.from(board.tiles, (_, tile) => tile) };
        const see = ({ tiles }: Board): Board => ({ ...symmetry.shape, tiles: [...tilesIn(view, tiles)] });
        for (const [number, move] of MOVES.entries()) {
          const after = applyMove(board, move);
          const seen = applyMove(see(board), MOVES[symmetry.moves[number] ?? -1] ?? move);
          assert.deepEqual(seen, after && see(after));
        }
      }
    }
  });
});

describe('The standard view', () => {
  it('shows every goal in order, in one of few squares', () => {
    const random = seeded(8);
    const blanks = (rows: number, columns: number) => {
      const found = new Set<string>();
      for (let blank = 0; blank < rows * columns; blank++) {
        const tiles = [...randomBoard({ rows, columns }, random).tiles];
        const other = tiles.indexOf(0);
        [tiles[other], tiles[blank]] = [tiles[blank] ?? 0, 0];
        const goal = { rows, columns, tiles };
        const view = standardView(goal);
        const seen = { ...view.shape, tiles: [...tilesIn(view, tiles)] };
        assert.deepEqual(seen, orderedBoard(view.shape, blankCell(seen)));
        found.add(`${view.shape.rows}×${view.shape.columns} ${blankCell(seen)}`);
      }
      return [...found].sort();
    };
    assert.deepEqual(blanks(3, 3), ['3×3 4', '3×3 7', '3×3 8']);
    assert.deepEqual(blanks(4, 4), ['4×4 10', '4×4 14', '4×4 15']);
    assert.deepEqual(blanks(2, 3), blanks(3, 2));
  });

  it('leaves the usual goal as it is', () => {
    const view = standardView(orderedBoard({ rows: 4, columns: 4 }, 15));
    assert.deepEqual(
      [...view.cells],
      [...view.names.slice(1), 0].map((_, cell) => cell),
    );
    assert.deepEqual([...view.moves], [0, 1, 2, 3]);
  });
});
