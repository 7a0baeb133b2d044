import type { Board } from '../../puzzle/board.js';
import type { PartTools, ViewPart } from '../viewPart.js';
import type { Space } from './protocol.js';

/** At most so many of the farthest boards are shown: 3×3 has one or two, and other shapes few. */
const MOST_HARDEST = 8;

/** Tells of all boards from which the goal can be reached. */
export class SpacePart implements ViewPart {
  constructor(private readonly tools: PartTools) {}

  show(): void {
    void this.tell();
  }

  private async tell(): Promise<void> {
    const { problem, context } = this.tools;
    const { solver } = context;
    if (!solver.tellsDistance(problem)) {
      this.tools.post({ type: 'space', space: { kind: 'too-many' } });
      return;
    }
    const table = await solver.table(problem.goal);
    // Another problem may be shown by now, and has been told of.
    if (problem !== this.tools.problem) return;
    const space: Space = {
      kind: 'known',
      counts: table.distribution(),
      distance: table.distance(problem),
      hardest: table.boards(problem.goal, table.longest(), MOST_HARDEST).map(plain),
    };
    this.tools.post({ type: 'space', space });
  }
}

/** Messages are made of plain, mutable arrays. */
function plain(board: Board) {
  return { ...board, tiles: [...board.tiles] };
}
