import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import type { PanelPage } from './panel';
import { useWorkbench } from './suite';

const FILES = {
  'mine.8puz': '2 3 4 1 5 x 7 6 8\n',
  'odd.8puz': '1 2 3 4 5 6 8 7 x\n',
  'small.8puz': '1 2 3\n4 x 5\n',
  'wide.8puz': '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 x 15\n',
};

describe('The state space', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  const open = (file: keyof typeof FILES) => panel.open(file, 'State Space');

  it('tells this board’s place among all', async () => {
    await open('mine.8puz');
    await panel.frame.getByText('This board is 19 moves from the goal.').waitFor();
    await panel.frame.getByText(/[\d,]+ of 181,440 boards are harder/).waitFor();
    assert.equal(await panel.frame.locator('.bar').count(), 32);
    assert.equal(await panel.frame.locator('.bar.here').getAttribute('title'), '19 moves: 10,878 boards');
  });

  it('opens the hardest boards', async () => {
    await open('mine.8puz');
    await panel.frame.getByText('2 boards are 31 moves from the goal').waitFor();
    await panel.frame.locator('.hardest button').first().click();
    await panel.waitForStep(0);
    await panel.frame.getByText('31 moves, a shortest solution').waitFor();
    assert.equal(await panel.tab('Solution').getAttribute('aria-selected'), 'true');
  });

  for (const [file, text] of [
    ['odd.8puz', 'in the other half of all arrangements'],
    ['small.8puz', 'of 360 boards'],
    ['wide.8puz', 'none is farther than 80 moves'],
  ] as const) {
    it(`tells what is known of ${file}`, async () => {
      await open(file);
      await panel.frame.getByText(text).waitFor();
    });
  }

  it('is reached by command and by keyboard alone', async () => {
    await open('mine.8puz');
    await panel.tab('State Space').focus();
    await workbench.page.keyboard.press('Home');
    await panel.waitForStep(0);
    assert.equal(await panel.frame.locator(':focus').textContent(), 'Solution');
    await workbench.page.keyboard.press('End');
    await panel.frame.locator('.distribution').waitFor();
    await workbench.runCommand('8-puzzle: Show Solution');
    await panel.waitForStep(0);
    await workbench.runCommand('8-puzzle: Show State Space');
    await panel.frame.locator('.distribution').waitFor();
  });
});
