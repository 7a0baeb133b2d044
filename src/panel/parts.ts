import { ComparePart } from './compare/comparePart.js';
import { PlayPart } from './play/playPart.js';
import type { ViewName } from './protocol.js';
import { SearchPart } from './search/searchPart.js';
import { SolutionPart } from './solution/solutionPart.js';
import { SpacePart } from './space/spacePart.js';
import type { PartTools, ViewPart } from './viewPart.js';

/** The host's parts of the views; some are asked for things of their own. */
export type Parts = ReturnType<typeof makeParts>;

/** @returns the host's parts of the views, a line for each */
export function makeParts(toolsOf: (view: ViewName) => PartTools) {
  return {
    solution: new SolutionPart(toolsOf('solution')),
    compare: new ComparePart(toolsOf('compare')),
    search: new SearchPart(toolsOf('search')),
    play: new PlayPart(toolsOf('play')),
    space: new SpacePart(toolsOf('space')),
  } satisfies Record<ViewName, ViewPart>;
}
