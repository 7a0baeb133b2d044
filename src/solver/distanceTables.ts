import type { Log } from '../log/events.js';
import type { Board } from '../puzzle/board.js';
import { DistanceTable, tableKey } from '../search/distanceTable.js';
import { type Pacing, drive } from '../search/drive.js';

/** Makes distance tables when they are asked for first, and keeps them. */
export class DistanceTables {
  private readonly tables = new Map<string, DistanceTable>();
  private readonly underWay = new Map<string, Promise<DistanceTable>>();

  constructor(
    private readonly pacing: Pacing,
    private readonly log: Log,
  ) {}

  /** @returns the table for a goal, undefined where it is not there yet */
  ready(goal: Board): DistanceTable | undefined {
    return this.tables.get(tableKey(goal));
  }

  /** @returns the table for a goal of a shape that `DistanceTable` accepts */
  async of(goal: Board): Promise<DistanceTable> {
    const key = tableKey(goal);
    const ready = this.tables.get(key);
    if (ready) return ready;
    let underWay = this.underWay.get(key);
    if (!underWay) {
      underWay = this.make(goal, key);
      this.underWay.set(key, underWay);
    }
    return underWay;
  }

  private async make(goal: Board, key: string): Promise<DistanceTable> {
    const { result, milliseconds } = await drive(DistanceTable.build(goal), this.pacing);
    this.log({ kind: 'distance-table', goal, milliseconds });
    this.tables.set(key, result);
    this.underWay.delete(key);
    return result;
  }
}
