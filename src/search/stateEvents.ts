import { MOVES } from '../puzzle/moves.js';
import type { Observer } from './search.js';
import type { StateSpace } from './stateSpace.js';

/** Tells an observer that a state is expanded. */
export function tellExpanded(observer: Observer, space: StateSpace, state: number, depth: number): void {
  observer({ kind: 'expanded', tiles: tilesOf(space, state), depth });
}

/** Tells an observer that a state was made; see `SearchEvent` for what the rest means. */
export function tellGenerated(
  observer: Observer,
  space: StateSpace,
  state: number,
  depth: number,
  estimate: number,
  kept: boolean,
): void {
  const move = MOVES[space.moveOf(state)]!;
  observer({ kind: 'generated', tiles: tilesOf(space, state), depth, move, estimate, kept });
}

function tilesOf(space: StateSpace, state: number): number[] {
  const tiles = new Uint8Array(space.cells);
  space.writeTiles(state & space.boardMask, tiles);
  return [...tiles];
}
