import type { StateSpace } from './stateSpace.js';

// In a bidirectional search the mark of a board is one of these plus its depth on its side, all on top of the search's
// stamp. No side comes to depth 64: no board of up to nine squares is further than 36 moves from its goal.
export const AHEAD = 0;
export const BEHIND = 64;
/** For boards that are known to lie on a shortest solution, with their depth from the start. */
export const ON_WAY = 128;
const STAMP_STEP = 256;
const STAMPS_END = 0x10000;

/** What one bidirectional search hands on to the next: new rooms of this size cost more than many a search. */
export interface Rooms {
  /** By board, its mark. Below the search's stamp are those of searches that are over, so nothing is cleared between two. */
  readonly marks: Uint16Array;
  stamp: number;
  /** For either side, room for all states that it can see. */
  readonly seen: readonly [Int32Array, Int32Array];
}

const spareRooms = new WeakMap<StateSpace, Rooms[]>();

/** @returns rooms in which every mark is below the stamp */
export function takeRooms(space: StateSpace): Rooms {
  const rooms = spareRooms.get(space)?.pop() ?? {
    marks: new Uint16Array(space.size),
    stamp: 0,
    seen: [new Int32Array(space.reachable), new Int32Array(space.reachable)],
  };
  rooms.stamp += STAMP_STEP;
  if (rooms.stamp === STAMPS_END) {
    rooms.marks.fill(0);
    rooms.stamp = STAMP_STEP;
  }
  return rooms;
}

/** Hands on the rooms of a search that is over. */
export function giveBackRooms(rooms: Rooms, space: StateSpace): void {
  const spare = spareRooms.get(space);
  if (spare) spare.push(rooms);
  else spareRooms.set(space, [rooms]);
}
