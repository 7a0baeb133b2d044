import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from './panel';

const FILE = join(PICTURES, 'figures.json');

/** Prints what was measured, in milliseconds, and keeps it beside the pictures. No test fails on it. */
export function keepFigures(name: string, figures: Readonly<Record<string, number>>): void {
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([figure, value]) => [figure, Math.round(10 * value) / 10]),
  );
  const all = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as object) : {};
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...all, [name]: rounded }, undefined, 2)}\n`);
  const told = Object.entries(rounded).map(([figure, value]) => `${figure} ${value} ms`);
  console.log(`      ${name}: ${told.join(', ')}`);
}

/** @returns the value below which a share of all values are, from 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
