import { ComparePart } from './compare/comparePart.js';
import type { ViewName } from './protocol.js';
import { SpacePart } from './space/spacePart.js';
import type { PartTools, ViewPart } from './viewPart.js';

/** @returns the host's parts of the views, a line for each that has one */
export function makeParts(toolsOf: (view: ViewName) => PartTools) {
  return {
    compare: new ComparePart(toolsOf('compare')),
    space: new SpacePart(toolsOf('space')),
  } satisfies Partial<Record<ViewName, ViewPart>>;
}
