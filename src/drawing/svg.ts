import type { Board } from '../puzzle/board.js';
import type { Move } from '../puzzle/moves.js';
import type { Problem } from '../puzzle/problem.js';
import { escaped } from './escaped.js';
import { CORNER, MARGIN, boardSize, cornerOf, tileSize } from './geometry.js';
import { Keyframes } from './keyframes.js';
import { type Look, nameOf } from './look.js';
import type { Pace } from './pace.js';
import { rulesOf } from './style.js';
import { type Track, tracksOf } from './tracks.js';

/** The bar under a board that plays: from the board to it, and its height. */
const BAR = { gap: 6, height: 3 } as const;

/** @returns a board as SVG, its tiles in their place marked as in the panel */
export function boardSvg(board: Board, goal: Board, look: Look): string {
  return drawn({ start: board, goal }, [], look);
}

/**
 * @returns a solution as SVG that plays by itself again and again, without a script; it stands still at the start where
 * people want less motion, and while the mouse is over it
 * @throws RangeError when a move leaves the board
 */
export function solutionSvg(problem: Problem, moves: readonly Move[], look: Look, pace: Pace): string {
  return moves.length === 0 ? drawn(problem, moves, look) : drawn(problem, moves, look, pace);
}

function drawn(problem: Problem, moves: readonly Move[], look: Look, pace?: Pace): string {
  const { start, goal } = problem;
  const { square, title, description } = look;
  const board = boardSize(start, square);
  const [width, height] = [board.width, board.height + (pace ? BAR.gap + BAR.height : 0)];
  const name = nameOf(problem, moves, look, pace);
  const keyframes = pace && new Keyframes(name, goal, square, moves.length, pace);
  const tracks = tracksOf(start, moves);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${name}" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>`,
    `<style>${rulesOf(name, look, tracks, keyframes)}</style>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${board.height - 1}" rx="${CORNER}" style="fill:var(--board);stroke:var(--frame)"/>`,
    ...tracks.map((track) => drawTile(track, goal, look, keyframes)),
    ...(pace ? [drawBar(board)] : []),
    '</svg>\n',
  ].join('');
}

function drawTile(track: Track, goal: Board, look: Look, keyframes: Keyframes | undefined): string {
  const { tile, cell } = track;
  const { square, colours } = look;
  const { gap, side, corner, foot } = tileSize(square);
  const { x, y } = cornerOf(cell, goal, square);
  const names = keyframes?.namesOf(track) ?? [];
  const attributes = [
    ...(goal.tiles[cell] === tile ? [' class="h"'] : []),
    ` transform="translate(${x} ${y})"`,
    ...(names.length > 0 ? [` style="animation-name:${names.join()}"`] : []),
  ];
  return [
    `<g${attributes.join('')}>`,
    drawSquare('', gap, side, corner),
    ...(colours === 'themed' ? [drawSquare(' class="r"', gap + 4, side - 8, corner - 2)] : []),
    `<text x="${square / 2}" y="${foot}">${tile}</text></g>`,
  ].join('');
}

function drawSquare(attribute: string, from: number, side: number, corner: number): string {
  return `<rect${attribute} x="${from}" y="${from}" width="${side}" height="${side}" rx="${corner}"/>`;
}

/** Nothing of the bar is there at first, where motion is not wanted too. */
function drawBar({ width, height }: { width: number; height: number }): string {
  const shape = `x="${MARGIN}" y="${height + BAR.gap}" width="${width - 2 * MARGIN}" height="${BAR.height}" rx="1.5"`;
  return [
    `<rect ${shape} style="fill:var(--track);stroke:none"/>`,
    `<rect class="b" ${shape} style="fill:var(--bar);stroke:none;transform:scaleX(0);transform-origin:${MARGIN}px 0"/>`,
  ].join('');
}
