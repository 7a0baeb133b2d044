import * as vscode from 'vscode';
import { goalSetting } from '../editor/settings.js';
import type { Panels } from '../panel/panels.js';
import type { Beginning } from '../panel/empty/protocol.js';
import { TYPED_KEY } from '../panel/protocol.js';
import { randomStart } from '../puzzle/random.js';
import type { Phrasebook } from '../words/phrasebook.js';
import { openExamples } from './openExamples.js';
import type { SolveCommands } from './solve.js';

/** What a panel without a puzzle is given one with. */
interface Means {
  readonly extensionUri: vscode.Uri;
  readonly solving: SolveCommands;
  readonly panels: Panels;
  readonly phrases: Phrasebook;
}

/**
 * Gets a puzzle for a panel that has none, and has it shown there.
 * @param column where the panel is: an example is opened beside it
 */
export async function begin(
  { extensionUri, solving, panels, phrases }: Means,
  beginning: Beginning,
  column: vscode.ViewColumn | undefined,
): Promise<void> {
  switch (beginning) {
    case 'type':
      return solving.solveTyped();
    case 'random': {
      const goal = goalSetting().goal({ rows: 3, columns: 3 });
      const source = { key: TYPED_KEY, label: phrases.say('panel.source.random') };
      panels.show(source, [{ start: randomStart(goal, Math.random), goal }], 0, false);
      return;
    }
    case 'examples': {
      const { One, Beside } = vscode.ViewColumn;
      const document = await openExamples(extensionUri, phrases, {}, column === One ? Beside : One);
      if (document) await solving.solveAt(document.uri, 0);
    }
  }
}
