import type { ViewName } from './protocol.js';
import { PlayPart } from './play/playPart.js';
import { SpacePart } from './space/spacePart.js';
import type { PartTools, ViewPart } from './viewPart.js';

export type Parts = ReturnType<typeof makeParts>;

/** @returns the host's parts of the views, a line for each that has one */
export function makeParts(toolsOf: (view: ViewName) => PartTools) {
  return {
    play: new PlayPart(toolsOf('play')),
    space: new SpacePart(toolsOf('space')),
  } satisfies Partial<Record<ViewName, ViewPart>>;
}
