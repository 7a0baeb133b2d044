import { tileSize } from './geometry.js';
import { AWAY, HOME, type Keyframes } from './keyframes.js';
import type { Look } from './look.js';
import { DARK, LIGHT, THEMED, declarations } from './palette.js';
import type { Track } from './tracks.js';

const FONT = 'system-ui,-apple-system,"Segoe UI",sans-serif';

/** @returns the style sheet of a drawing, all of whose rules begin with its name */
export function rulesOf(
  name: string,
  { square, colours }: Look,
  tracks: readonly Track[],
  keyframes: Keyframes | undefined,
): string {
  return [
    ...(colours === 'themed' ? themed(name) : own(name)),
    `.${name} g{${AWAY}}.${name} .h{${HOME}}`,
    `.${name} rect{stroke:var(--edge);stroke-opacity:1}`,
    ...(colours === 'themed' ? [`.${name} .r{fill:none;stroke:var(--ring);stroke-opacity:inherit}`] : []),
    `.${name} text{fill:currentColor;text-anchor:middle;font:600 ${tileSize(square).font}px ${FONT}}`,
    ...(keyframes ? motion(name, tracks, keyframes) : []),
  ].join('');
}

function own(name: string): string[] {
  return [
    `.${name}{${declarations(LIGHT)}}`,
    `@media(prefers-color-scheme:dark){.${name}{${declarations(DARK)}}}`,
  ];
}

function themed(name: string): string[] {
  return [`.${name}{${declarations(THEMED)}}`];
}

function motion(name: string, tracks: readonly Track[], keyframes: Keyframes): string[] {
  const seconds = `${keyframes.duration / 1000}s`;
  return [
    `.${name} g{animation:${seconds} ease-in-out infinite}`,
    `.${name} .b{animation:${keyframes.barName} ${seconds} linear infinite}`,
    keyframes.ofBar(),
    ...tracks.map((track) => keyframes.ofTile(track)),
    `.${name}:hover *{animation-play-state:paused}`,
    // Stronger than the names of the animations, which stand on the tiles themselves.
    `@media(prefers-reduced-motion:reduce){.${name} *{animation:none!important}}`,
    // What VS Code's own setting makes of its pages.
    `.vscode-reduce-motion .${name} *{animation:none!important}`,
  ];
}
