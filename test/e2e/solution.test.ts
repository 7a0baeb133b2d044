import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import { type PanelPage, STILL } from './panel';
import { useWorkbench } from './suite';

const SAMPLE = '# the sample\n2 3 4\n1 5 x\n7 6 8\n\n1 2 3 4 5 6 7 x 8\n';

const FILES = {
  'sample.8puz': SAMPLE,
  // These are written to, and VS Code saves them.
  'insert.8puz': SAMPLE,
  'tiles.8puz': SAMPLE,
  'gone.8puz': SAMPLE,
  'small.8puz': '1 2 3\n4 x 5\n',
  'large.8puz': '1 2 3 4\n5 6 7 8\n9 10 15 11\n13 14 x 12\n',
};

/** The shortest solutions of the sample, in their order. */
const SHORTEST = ['ullddrurdllurdruldr', 'ullddrurdllurrdlurd', 'ldruullddrurdllurrd', 'dlurullddrurdllurdr'];

/** The first of them, as the tiles go. */
const BY_TILES = 'drruuldlurrdluldrul';

describe('The solution', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  const says = (text: string | RegExp) => panel.frame.locator('.solutions').getByText(text).waitFor();

  const choose = (name: string, option: string) =>
    panel.frame.getByRole('combobox', { name, exact: true }).selectOption(option);

  it('is one of all shortest ones, to step through by buttons, keys and commands', async () => {
    await panel.open('sample.8puz');
    await says('Shortest solution 1 of 4 (canonical)');
    assert.equal(await panel.moves(), SHORTEST[0]);
    await panel.button('Next shortest solution').click();
    await says(/^Shortest solution 2 of 4$/);
    assert.equal(await panel.moves(), SHORTEST[1]);
    await panel.focus();
    await workbench.page.keyboard.press('n');
    await says(/^Shortest solution 3 of 4$/);
    await workbench.runCommand('8-puzzle: Next Shortest Solution');
    await says(/^Shortest solution 4 of 4$/);
    assert.equal(await panel.moves(), SHORTEST[3]);
    await panel.focus();
    await workbench.page.keyboard.press('p');
    await says(/^Shortest solution 3 of 4$/);
    await panel.button(/^Last step/).click();
    await panel.frame.getByText('The goal is reached.').waitFor();
  });

  it('is copied and inserted as it is shown', async () => {
    await panel.open('insert.8puz');
    await panel.button('Next shortest solution').click();
    await says(/^Shortest solution 2 of 4$/);
    await panel.button('Copy Moves').click();
    await panel.frame.getByRole('status').filter({ hasText: 'Moves copied' }).waitFor();
    await workbench.waitForCopied(SHORTEST[1]!);
    await panel.button('Insert into File').click();
    await panel.frame.getByRole('status').filter({ hasText: 'Solution inserted' }).waitFor();
    await panel.waitForTextBeside(SAMPLE.replace('7 6 8\n', `7 6 8\n${SHORTEST[1]}\n`));
    // Another one takes its place.
    await panel.button('Previous shortest solution').click();
    await says(/1 of 4/);
    await panel.button('Insert into File').click();
    await panel.waitForTextBeside(SAMPLE.replace('7 6 8\n', `7 6 8\n${SHORTEST[0]}\n`));
    await workbench.page.locator('.editor-instance .view-lines').click();
    await workbench.page.keyboard.press('Control+z');
    await workbench.page.locator('.editor-instance .view-line', { hasText: SHORTEST[1]! }).waitFor();
  });

  it('is not inserted where its puzzle no longer stands, and that is said', async () => {
    await panel.openByLens('gone.8puz');
    await says(/1 of 4/);
    await workbench.setEditorText('1 2 3 4 5 6 7 x 8\n');
    await panel.button('Insert into File').click();
    await workbench.notification('Nothing was written: the puzzle no longer stands in the text');
    await panel.waitForTextBeside('1 2 3 4 5 6 7 x 8\n');
  });

  it('is shown and copied in the tiles’ notation when asked to, and inserted in the blank’s', async () => {
    await panel.open('tiles.8puz');
    await panel.waitForStep(0);
    try {
      await choose('Moves as', 'of the tile');
      await panel.button(/^Next step/).click();
      await panel.step.filter({ hasText: 'Step 1 of 19: tile 4 down' }).waitFor();
      assert.equal(await panel.moves(), BY_TILES);
      await panel.button('Copy Moves').click();
      await workbench.waitForCopied(BY_TILES);
      await panel.button('Insert into File').click();
      await workbench.page.locator('.editor-instance .view-line', { hasText: SHORTEST[0]! }).waitFor();
      // It is the setting that was changed.
      await workbench.setSettings({ ...STILL, 'eightPuzzle.moveNotation': 'blank' });
      await panel.step.filter({ hasText: 'Step 1 of 19: blank up, tile 4' }).waitFor();
      assert.equal(await panel.moves(), SHORTEST[0]);
    } finally {
      // Beneath the settings of tests there is still the user's own, which was chosen first.
      await workbench.setSettings(STILL);
      await choose('Moves as', 'of the blank');
    }
  });

  it('has a chart of what is told of its steps, to drag in', async () => {
    await panel.open('sample.8puz');
    await choose('Algorithm', 'A*');
    await choose('Heuristic', 'Manhattan distance');
    const legend = panel.frame.locator('.step-chart .legend');
    await legend.getByText('moves to go 19').waitFor();
    await legend.getByText('Manhattan distance 9').waitFor();
    const box = await panel.frame.locator('.plot').boundingBox();
    assert.ok(box);
    const { mouse } = workbench.page;
    await mouse.move(box.x + 2, box.y + box.height / 2);
    await mouse.down();
    await mouse.move(box.x + (box.width * 9) / 19, box.y + box.height / 2, { steps: 5 });
    await panel.waitForStep(9);
    await legend.getByText('moves to go 10').waitFor();
    // On beyond its end.
    await mouse.move(box.x + box.width + 40, box.y, { steps: 5 });
    await mouse.up();
    await panel.waitForStep(19);
    await legend.getByText('Manhattan distance 0').waitFor();
    await mouse.move(box.x, box.y);
    await panel.waitForStep(19);
  });

  it('is told apart from the distance where it makes detours', async () => {
    await panel.open('sample.8puz');
    await choose('Heuristic', 'Manhattan distance');
    await choose('Algorithm', 'Greedy best-first search');
    const legend = panel.frame.locator('.step-chart .legend');
    await legend.getByText(/^distance 19$/).waitFor();
    assert.equal(await panel.frame.locator('.plot .line').count(), 3);
    assert.equal(await panel.frame.locator('.solutions').count(), 0);
    await panel.button(/^Last step/).click();
    await legend.getByText(/^distance 0$/).waitFor();
  });

  it('has others looked for on larger boards when one asks for it', async () => {
    await panel.open('large.8puz');
    await panel.button('Find All Shortest Solutions').focus();
    await workbench.page.keyboard.press('Enter');
    await says(/^(It is the only shortest solution\.|Shortest solution 1 of )/);
  });

  it('of a 2×3 board has all of it', async () => {
    await panel.open('small.8puz');
    await panel.frame.locator('.solutions').waitFor();
    await panel.frame.locator('.step-chart').waitFor();
    await panel.button('Copy Moves').waitFor();
  });

  it('of what was typed is not offered to be inserted', async () => {
    await workbench.runCommand('Solve 8-puzzle');
    const input = workbench.page.locator('.quick-input-widget input');
    await input.fill('2 3 4 1 5 x 7 6 8');
    await input.press('Enter');
    await panel.button('Copy Moves').waitFor();
    assert.equal(await panel.button('Insert into File').count(), 0);
  });
});
