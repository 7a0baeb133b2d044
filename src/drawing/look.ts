import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import type { Pace } from './pace.js';

/** What a drawing looks like, and what a screen reader says of it. */
export interface Look {
  /** The side of a square, in pixels. */
  readonly square: number;
  /** A file by itself brings its colours, light and dark ones; a part of one of VS Code's pages takes those of the theme. */
  readonly colours: 'own' | 'themed';
  readonly title: string;
  readonly description: string;
}

/**
 * A drawing that is part of a page shares the names of its rules with all others there.
 * @returns a name that drawings have in common only if they are the same
 */
export function nameOf(
  { start, goal }: Problem,
  moves: readonly Move[],
  { square, colours }: Look,
  pace: Pace | undefined,
): string {
  if (colours === 'own') return 'p';
  const parts = [square, pace?.step ?? 0, start.columns, ...start.tiles, ...goal.tiles, ...moves];
  return `p${hash(parts.join(' ')).toString(36)}-`;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
