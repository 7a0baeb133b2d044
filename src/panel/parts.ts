import { ComparePart } from './compare/comparePart.js';
import type { ViewName } from './protocol.js';
import { SearchPart } from './search/searchPart.js';
import { SpacePart } from './space/spacePart.js';
import type { PartTools, ViewPart } from './viewPart.js';

/** The host's parts of the views; some are asked for things of their own. */
export type Parts = Partial<Record<ViewName, ViewPart>> & {
  readonly compare: ComparePart;
  readonly search: SearchPart;
};

/** @returns the host's parts of the views, a line for each that has one */
export function makeParts(toolsOf: (view: ViewName) => PartTools): Parts {
  return {
    compare: new ComparePart(toolsOf('compare')),
    search: new SearchPart(toolsOf('search')),
    space: new SpacePart(toolsOf('space')),
  };
}
