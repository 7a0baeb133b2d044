import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import { type PanelPage, clickLens } from './panel';
import { useWorkbench } from './suite';

const SAMPLE = '2 3 4 1 5 x 7 6 8\n';

/** A view that is made to show something of its own, and has to come back with it. */
interface Kept {
  /** The tab of the view. */
  readonly view: string;
  /** What its file holds. */
  readonly text: string;
  readonly change: (panel: PanelPage) => Promise<void>;
  /** All that shows that it is as it was, once it is there. */
  readonly told: (panel: PanelPage) => Promise<unknown>;
}

const valueOf = (panel: PanelPage, name: string) =>
  panel.frame.getByRole('combobox', { name, exact: true }).inputValue();

const texts = (parts: Locator) =>
  parts.evaluateAll((all) => all.map(({ classList, textContent }) => `${classList.value} ${textContent}`));

/** The views by the names of their files. */
const KEPT: Readonly<Record<string, Kept>> = {
  'player.8puz': {
    view: 'Solution',
    text: `${SAMPLE}\n1 2 3 4 5 6 7 x 8\n\n8672543x1\n`,
    async change(panel) {
      await panel.button('Next puzzle').click();
      await panel.button('Next puzzle').click();
      await panel.frame.getByText('Puzzle 3 of 3').waitFor();
      await panel.frame.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
      await panel.button('Step 5: down').click();
      await panel.waitForStep(5);
    },
    async told(panel) {
      await panel.waitForStep(5);
      await panel.frame.getByText('Puzzle 3 of 3').waitFor();
      await panel.button(/^Play/).waitFor();
      return [await panel.squares(), await valueOf(panel, 'Speed')];
    },
  },
  'shortest.8puz': {
    view: 'Solution',
    text: SAMPLE,
    async change(panel) {
      await panel.button('Next shortest solution').click();
      await panel.frame.getByText(/^Shortest solution 2 of 4$/).waitFor();
    },
    async told(panel) {
      await panel.frame.getByText(/^Shortest solution 2 of 4$/).waitFor();
      return panel.moves();
    },
  },
  'compare.8puz': {
    view: 'Compare',
    text: SAMPLE,
    async change(panel) {
      const boxes = panel.frame.getByRole('group', { name: /^Algorithms/ }).getByRole('checkbox');
      await boxes.first().waitFor();
      for (const box of await boxes.all()) await box.uncheck();
      for (const name of ['Breadth-first search', 'A*', 'Depth-first search']) {
        await panel.frame.getByRole('checkbox', { name, exact: true }).check();
      }
      await panel.button('Compare 4 methods').click();
      await panel.frame.getByText(/^4 methods compared/).waitFor();
      await panel.frame.getByRole('columnheader', { name: 'Moves' }).getByRole('button').click();
      await panel.frame.locator('th[aria-sort=ascending]', { hasText: 'Moves' }).waitFor();
      await panel.frame.getByRole('combobox', { name: 'Bars' }).selectOption('Time (ms)');
    },
    async told(panel) {
      await panel.button('Compare 4 methods').waitFor();
      await panel.frame.locator('th[aria-sort=ascending]', { hasText: 'Moves' }).waitFor();
      return [await panel.frame.locator('tbody').textContent(), await valueOf(panel, 'Bars')];
    },
  },
  'search.8puz': {
    view: 'Search',
    text: SAMPLE,
    async change(panel) {
      await panel.frame.getByRole('combobox', { name: 'Algorithm' }).selectOption('A*');
      await panel.frame.locator('.run-step', { hasText: 'The search begins.' }).waitFor();
      const depth = panel.frame.getByRole('spinbutton', { name: 'At depth' });
      await depth.fill('9');
      await depth.press('Enter');
      await panel.frame.getByRole('slider', { name: 'Nodes expanded' }).fill('12');
      await panel.frame.locator('.run-step', { hasText: /^Step 12 of / }).waitFor();
    },
    async told(panel) {
      await panel.frame.locator('.run-step', { hasText: /^Step 12 of / }).waitFor();
      return [
        await panel.frame.getByRole('spinbutton', { name: 'At depth' }).inputValue(),
        await texts(panel.frame.locator('[role=treeitem], .layer-bars li, .pseudocode li, .run-step')),
      ];
    },
  },
  'play.8puz': {
    view: 'Play',
    text: SAMPLE,
    async change(panel) {
      await panel.board.locator('[data-tile="8"]').click();
      await panel.frame.getByText('1 move made').waitFor();
      await panel.board.locator('[data-tile="6"]').click();
      await panel.frame.getByText('2 moves made').waitFor();
      await panel.button(/^Undo/).click();
      await panel.frame.getByText('1 move made').waitFor();
    },
    async told(panel) {
      await panel.frame.getByText('1 move made').waitFor();
      const squares = await panel.squares();
      await panel.button(/^Redo/).click();
      await panel.frame.getByText('2 moves made').waitFor();
      await panel.button(/^Undo/).click();
      await panel.frame.getByText('1 move made').waitFor();
      return squares;
    },
  },
  'space.8puz': {
    view: 'State Space',
    text: SAMPLE,
    async change(panel) {
      await panel.frame.locator('.bar.here').waitFor();
    },
    async told(panel) {
      await panel.frame.locator('.bar.here').waitFor();
      return panel.frame.locator('.bar.here').getAttribute('title');
    },
  },
};

describe('A reload of the window', () => {
  let workbench: Workbench;
  let panel: PanelPage;
  const saved: Record<string, unknown> = {};

  // What a window keeps it may not put into the browser's storage in time when others have done much in it.
  useWorkbench(
    Object.fromEntries(Object.entries(KEPT).map(([file, { text }]) => [file, text])),
    (opened, page) => {
      [workbench, panel] = [opened, page];
    },
    { own: true, keep: true },
  );

  for (const [file, { view, change, told }] of Object.entries(KEPT)) {
    it(`finds ${view} of ${file} changed`, async () => {
      await workbench.runCommand('View: Focus First Editor Group');
      await workbench.openFile(file);
      await clickLens(workbench, 'Solve (19 moves)');
      await panel.bringToFront(file);
      await panel.tab(view).click();
      await change(panel);
      saved[file] = await told(panel);
      // A page hands what it comes back from to VS Code when it has not changed for a moment.
      await workbench.page.waitForTimeout(500);
    });
  }

  it('is made', async () => {
    // In a browser, VS Code puts what it keeps into the browser's storage every five seconds, not at the reload.
    await workbench.page.waitForTimeout(7000);
    await workbench.reload();
  });

  for (const [file, { view, told }] of Object.entries(KEPT)) {
    it(`leaves ${view} of ${file} as it was`, async () => {
      await panel.bringToFront(file);
      assert.deepEqual(await told(panel), saved[file]);
      assert.equal(await panel.tab(view).getAttribute('aria-selected'), 'true');
      assert.equal(await panel.tabOf(file).count(), 1);
    });
  }
});
