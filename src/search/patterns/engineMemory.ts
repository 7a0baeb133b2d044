import { BLANK, cellCount } from '../../puzzle/board.js';
import { MOVES, NO_CELL } from '../../puzzle/moves.js';
import {
  ALLOWED,
  AUTOMATON,
  COLUMN_OF,
  ENGINE,
  HAS_WALKS,
  LEFT_RIGHT_WALKS,
  LOOKS_TWICE,
  MOVES_FROM,
  OTHER_WALKS,
  RECORD,
  RECORDS,
  ROW_OF,
  TARGETS,
  WALKS,
  WALK_DISTANCES,
  WAYS,
} from './assembly/map.js';
import type { Stretch } from './machine.js';
import type { PatternEngine } from './patternEngine.js';
import type { Walk } from './walks.js';

/** @returns what the machine is to have in memory for an engine's searches: see assembly/map.ts */
export function memoryOf(engine: PatternEngine): Stretch[] {
  const { automaton, allowed, walks } = engine;
  const stretches: Stretch[] = [
    { at: ENGINE, figures: figuresOf(engine) },
    { at: AUTOMATON, figures: automaton },
    { at: ALLOWED, figures: allowed },
  ];
  if (walks) {
    stretches.push(...walkAt(WALKS, walks.upDown));
    if (otherWalks(engine) !== WALKS) stretches.push(...walkAt(OTHER_WALKS, walks.leftRight));
  }
  return stretches;
}

/** Walks to the left and right that are the same as those up and down are there once: the processor's caches are small. */
function otherWalks({ walks }: PatternEngine): number {
  return walks?.leftRight.next === walks?.upDown.next ? WALKS : OTHER_WALKS;
}

function walkAt(at: number, { next, distances }: Walk): Stretch[] {
  return [
    { at, figures: next },
    { at: at + WALK_DISTANCES, figures: distances },
  ];
}

function figuresOf(engine: PatternEngine): Uint8Array {
  const { next, moves, walks, mirrored } = engine;
  const { columns } = engine.tables.layout.shape;
  const bytes = new Uint8Array(RECORDS - ENGINE + RECORD * MOVES.length * moves.length ** 2);
  const view = new DataView(bytes.buffer);
  const put = (at: number, figure: number) => {
    view.setInt32(at - ENGINE, figure, true);
  };
  const putAll = (at: number, figures: Uint8Array) => {
    bytes.set(figures, at - ENGINE);
  };
  put(LOOKS_TWICE, mirrored ? 1 : 0);
  put(HAS_WALKS, walks ? 1 : 0);
  put(LEFT_RIGHT_WALKS, otherWalks(engine));
  putAll(TARGETS, next);
  putAll(
    WAYS,
    next.map((to, at) => {
      const from = Math.floor(at / MOVES.length);
      return [from - columns, from + columns, from - 1, from + 1].indexOf(to);
    }),
  );
  putAll(MOVES_FROM, moves);
  if (walks) {
    putAll(ROW_OF, walks.upDown.lineOf);
    putAll(COLUMN_OF, walks.leftRight.lineOf);
  }
  putRecords(engine, new DataView(bytes.buffer, RECORDS - ENGINE));
  return bytes;
}

function putRecords({ next, distances, straight, mirrored, tables }: PatternEngine, view: DataView): void {
  const cells = cellCount(tables.layout.shape);
  const readings = [straight, mirrored ?? straight];
  for (let tile = BLANK + 1; tile < cells; tile++) {
    for (const [way, to] of next.entries()) {
      if (to === NO_CELL) continue;
      // The tile goes where the blank was.
      const square = tile * cells + Math.floor(way / MOVES.length);
      const before = tile * cells + to;
      const record = RECORD * (tile * next.length + way);
      for (const [side, { parts, blankParts, patternOf }] of readings.entries()) {
        const change = parts[square]! - parts[before]!;
        view.setInt32(record + 4 * side, change + blankParts[to]!, true);
        view.setInt32(record + 8 + 4 * side, change, true);
        view.setInt16(record + 18 + 2 * side, 4 * patternOf[tile]!, true);
      }
      view.setInt16(record + 16, distances[square]! - distances[before]!, true);
    }
  }
}
