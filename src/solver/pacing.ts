import type { Pacing } from '../search/drive.js';

/**
 * Searches run on the extension host's own thread, in slices that are short
 * against the 50 ms in which a person notices nothing.
 */
export const hostPacing: Pacing = {
  slice: 8,
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
};
