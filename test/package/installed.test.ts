import assert from 'node:assert/strict';
import { PanelPage, clickLens, closeAll } from '../e2e/panel';
import { type Workbench, folderWith, openWorkbench } from '../host/workbench';

const FOLDER = {
  'eight.8puz': '2 3 4 1 5 x 7 6 8\n',
  // Sixty moves from the goal: more than the tables that are made on the spot answer in an instant.
  'fifteen.8puz': '13 5 8 3 7 1 9 4 14 10 6 15 2 12 11 x\n',
};

describe('The package, installed', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  before(async () => {
    workbench = await openWorkbench({ folder: folderWith(FOLDER), file: 'eight.8puz' });
    panel = new PanelPage(workbench);
  });

  afterEach(function () {
    return closeAll(workbench, this.currentTest);
  });

  after(() => workbench.close());

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
    await panel.frame.getByText('The goal is reached.').or(panel.step).first().waitFor({ timeout: 60_000 });
  });

  it('loads every view', async () => {
    await solve('eight.8puz');
    for (const [tab, piece] of [
      ['Compare', panel.button('Compare')],
      ['Search', panel.button(/^Next/)],
      ['Play', panel.button(/hint/i)],
      ['State Space', panel.frame.getByRole('figure')],
    ] as const) {
      await panel.tab(tab).click();
      await piece.first().waitFor();
    }
  });
});
