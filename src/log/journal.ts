import type { Level, Log } from './events.js';
import { lineOf } from './lines.js';

/** So many lines are kept for a report. */
const MOST_KEPT = 50;
/** What is told more finely than this is kept by the channel alone. */
const KEPT: readonly Level[] = ['debug', 'info', 'warn', 'error'];

/** Writes the log, and keeps the last lines for a report, without anything of a user's. */
export class Journal {
  private readonly kept: string[] = [];

  /** @param channel writes lines, each at its level */
  constructor(private readonly channel: Readonly<Record<Level, (line: string) => void>>) {}

  readonly log: Log = (event) => {
    const { level, text } = lineOf(event, true);
    this.channel[level](text);
    if (!KEPT.includes(level)) return;
    this.kept.push(`[${level}] ${lineOf(event, false).text}`);
    if (this.kept.length > MOST_KEPT) this.kept.shift();
  };

  /** The last lines, the oldest first: no board, no message of an error, no path. */
  get recent(): readonly string[] {
    return this.kept;
  }
}
