import { isAtBreakpoint } from '../../search/record/breakpoint.js';
import { layerCounts } from '../../search/record/layers.js';
import { momentsOf } from '../../search/record/moments.js';
import { roundCounts } from '../../search/record/rounds.js';
import { treeAround } from '../../search/record/tree.js';
import type { Kept, Run } from './protocol.js';
import type { Recording } from './recording.js';

/** @returns all that there is to show of a recording at a step */
export function runAt(
  { record, method, phase }: Pick<Recording, 'record' | 'method' | 'phase'>,
  step: number,
  { breakpoint, opened, closed, speed, zoom }: Kept,
  offer: Pick<Run, 'choices' | 'heuristics'>,
): Run {
  return {
    ...offer,
    method,
    phase,
    step,
    steps: record.steps,
    isSolved: step > record.expansions,
    isAtBreakpoint: breakpoint !== undefined && isAtBreakpoint(record, step, breakpoint),
    current: record.nodeAt(step),
    layers: treeAround(record, step, { opened, closed }).map((layer) =>
      layer.map((node) => ({ ...node, tiles: [...node.tiles] })),
    ),
    sides: layerCounts(record, step),
    rounds: roundCounts(record, step),
    moments: momentsOf(record, step),
    breakpoint,
    speed,
    zoom,
  };
}
