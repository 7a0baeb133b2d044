import type { TileRepair } from '../notation/tileRepairs.js';
import type { Phrasebook } from './phrasebook.js';

/** @returns what a repair does */
export function describeTileRepair(repair: TileRepair, phrases: Phrasebook): string {
  if (repair.kind === 'fill') return phrases.say('fix.fill', { tile: repair.tile });
  const { written, tile, which } = repair;
  return phrases.say(which === 'only' ? 'fix.replace' : `fix.replace.${which}`, { written, tile });
}
