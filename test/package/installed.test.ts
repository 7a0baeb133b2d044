import assert from 'node:assert/strict';
import { type PanelPage, clickLens } from '../e2e/panel';
import { useWorkbench } from '../e2e/suite';
import type { Workbench } from '../host/workbench';

const FOLDER = {
  'eight.8puz': '2 3 4 1 5 x 7 6 8\n',
  // The first of Korf's boards.
  'fifteen.8puz': 'goal: blank-first\n\n14 13 15 7 11 12 9 5 6 x 2 1 4 8 10 3\n',
};

describe('The package, installed', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(
    FOLDER,
    (opened, page) => {
      [workbench, panel] = [opened, page];
    },
    { settings: {} },
  );

  async function solve(file: string): Promise<void> {
    await workbench.openFile(file);
    await clickLens(workbench, 'Solve');
    await panel.ready();
  }

  it('solves the sample and plays it to the end', async () => {
    await solve('eight.8puz');
    await panel.frame.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
    await panel.waitForStep(19);
    assert.equal(await panel.squares(), '1 2 3 4 5 6 7 8 x');
    assert.equal(await panel.moves(), 'ullddrurdllurdruldr');
  });

  it('has the tables and the workers of four by four', async () => {
    await solve('fifteen.8puz');
    await panel.frame.getByText('57 moves, a shortest solution').waitFor({ timeout: 60_000 });
  });

  it('loads every view', async () => {
    await solve('eight.8puz');
    for (const [tab, piece] of [
      ['Compare', panel.button(/^Compare \d+ methods?$/)],
      ['Search', panel.frame.getByRole('tree')],
      ['Play', panel.frame.locator('.in-play')],
      ['State Space', panel.frame.locator('.bar.here')],
    ] as const) {
      await panel.tab(tab).click();
      await piece.waitFor();
    }
  });
});
