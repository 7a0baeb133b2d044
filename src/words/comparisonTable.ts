import { FIGURES, type Run } from '../search/comparison.js';
import { describeFigure, describeVerdict, nameOfAlgorithm, nameOfHeuristic } from './comparison.js';
import type { Phrasebook } from './phrasebook.js';

// A comparison as a text to paste elsewhere.

/** The columns that hold words; all others hold numbers. */
const WORDS = ['algorithm', 'heuristic', 'verdict'] as const;

/**
 * @param optimum the length of a shortest solution, if known
 * @returns the table in Markdown, its columns aligned for who reads the source
 */
export function comparisonAsMarkdown(
  runs: readonly Run[],
  optimum: number | undefined,
  phrases: Phrasebook,
): string {
  const rows = [
    header(phrases),
    ...runs.map((run) => [
      ...wordsOf(run, optimum, phrases),
      ...FIGURES.map((figure) => {
        const value = run.figures[figure];
        return value === undefined ? '' : describeFigure(figure, value, phrases);
      }),
    ]),
  ].map((cells) => cells.map((cell) => cell.replaceAll(/[\\|*_`<[]/g, '\\$&').replaceAll(/\s+/g, ' ')));
  const widths = header(phrases).map((_, column) =>
    Math.max(3, ...rows.map((cells) => widthOf(cells[column] ?? ''))),
  );
  const lines = rows.map((cells) =>
    cells.map((cell, column) => {
      const room = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
      return column < WORDS.length ? `${cell}${room}` : `${room}${cell}`;
    }),
  );
  const rule = widths.map((width, column) =>
    column < WORDS.length ? `:${'-'.repeat(width - 1)}` : `${'-'.repeat(width - 1)}:`,
  );
  lines.splice(1, 0, rule);
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** Chinese signs, which take the room of two Latin ones. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/gu;

function widthOf(cell: string): number {
  return cell.replaceAll(WIDE, '  ').length;
}

/**
 * @param optimum the length of a shortest solution, if known
 * @returns the table as comma-separated values (RFC 4180), its numbers plain and whole
 */
export function comparisonAsCsv(
  runs: readonly Run[],
  optimum: number | undefined,
  phrases: Phrasebook,
): string {
  const rows = runs.map((run) => [
    ...wordsOf(run, optimum, phrases),
    ...FIGURES.map((figure) => String(run.figures[figure] ?? '')),
  ]);
  return [header(phrases), ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function header(phrases: Phrasebook): string[] {
  return [...WORDS, ...FIGURES].map((column) => phrases.say(`compare.column.${column}`));
}

function wordsOf(run: Run, optimum: number | undefined, phrases: Phrasebook): string[] {
  return [
    nameOfAlgorithm(run, phrases),
    nameOfHeuristic(run, phrases) ?? '',
    describeVerdict(run, optimum, phrases),
  ];
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
