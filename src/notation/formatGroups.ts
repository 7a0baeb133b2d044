import type { OtherLine, PlainLine } from './formatLine.js';

/** Rows whose squares stand in columns: those of a board, of a start and its goal, of a list of boards. */
export interface Group {
  readonly columns: number;
  /** How far the label before the first row moves the rows below. */
  readonly indent: number;
  /** How many rows it has. */
  count: number;
  /** The most signs that a square takes. */
  width: number;
}

/** @returns for each line the rows that it belongs to, or undefined for what is no row */
export function groupsOf(lines: readonly (PlainLine | OtherLine)[]): (Group | undefined)[] {
  let group: Group | undefined;
  return lines.map((line) => {
    if (!isRow(line)) {
      if (!isBetweenRows(line)) group = undefined;
      return undefined;
    }
    if (!group || !belongsTo(line, group)) group = groupOf(line);
    group.count++;
    for (const word of line.words) group.width = Math.max(group.width, word.length);
    return group;
  });
}

/** @returns whether a line stands between a start and its goal, or between rows, without being one */
function isBetweenRows(line: PlainLine | OtherLine): boolean {
  if (!('words' in line)) return line.isComment;
  return line.words.length === 0 || (line.words.length === 1 && !line.isRow && line.label === '');
}

function isRow(line: PlainLine | OtherLine): line is PlainLine {
  return 'words' in line && line.isRow && line.words.length > 1;
}

function groupOf({ words, label }: PlainLine): Group {
  return { columns: words.length, indent: label === '' ? 0 : label.length + 1, count: 0, width: 1 };
}

/** Below a label and its first row, only rows that are indented as far go on with it. */
function belongsTo({ words, label, indent }: PlainLine, group: Group): boolean {
  return words.length === group.columns && label === '' && (group.indent === 0 || indent >= group.indent);
}
