import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import type { PanelPage } from './panel';
import { useWorkbench } from './suite';

const FILES = {
  'a.8puz': '2 3 4 1 5 x 7 6 8\n',
  'unsolvable.8puz': '1 2 3 4 5 6 8 7 x\n',
  'small.8puz': '4 1 3\nx 2 5\n',
  'large.8puz': '1 2 3 4\n5 6 7 8\n9 10 x 11\n13 14 15 12\n',
};

describe('The view of a search', () => {
  let workbench: Workbench;
  let panel: PanelPage;
  let step: Locator;
  let tree: Locator;

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
    step = panel.frame.locator('.run-step');
    tree = panel.frame.getByRole('tree');
  });

  const open = (file: keyof typeof FILES) => panel.open(file, 'Search');

  const algorithms = () => panel.frame.getByRole('combobox', { name: 'Algorithm' });

  /** Has another algorithm run than the one that is shown, and waits for its run: they all begin with the same words. */
  async function choose(algorithm: string): Promise<void> {
    const lines = panel.frame.locator('.pseudocode');
    const before = (await lines.textContent()) ?? '';
    await algorithms().selectOption(algorithm);
    await lines.filter({ hasNotText: before }).waitFor();
    await step.filter({ hasText: 'The search begins.' }).waitFor();
  }

  async function waitForStep(number: string): Promise<void> {
    await step.filter({ hasText: new RegExp(`^Step ${number} of `) }).waitFor();
  }

  /** All that is told of the step: the tree, the counts, and the lines of the algorithm. */
  function told(): Promise<string> {
    return panel.frame
      .locator('.search')
      .evaluate((view) =>
        [...view.querySelectorAll('[role=treeitem], .layer-bars li, .pseudocode li, .run-step')]
          .map((part) => `${part.className} ${part.textContent}`)
          .join('\n'),
      );
  }

  it('steps forward, and back to the same', async () => {
    await open('a.8puz');
    await choose('A*');
    await panel.button(/^Expand the next node/).click();
    await waitForStep('1');
    const first = await told();
    for (const number of [2, 3, 4]) {
      await panel.button(/^Expand the next node/).click();
      await waitForStep(String(number));
    }
    assert.notEqual(await told(), first);
    for (const number of [3, 2, 1]) {
      await panel.button(/^Back by one/).click();
      await waitForStep(String(number));
    }
    assert.equal(await told(), first);
    assert.match(first, /take the node n of the least f = g \+ h/);
    await panel.button(/^To the end/).click();
    await step.filter({ hasText: 'the solution is found' }).waitFor();
    assert.match(
      (await tree.locator('.current').getAttribute('title')) ?? '',
      /1 2 3 \/ 4 5 6 \/ 7 8 blank; g 19, h 0, f 19/,
    );
  });

  it('obeys keys', async () => {
    await open('a.8puz');
    await choose('Breadth-first search');
    const { keyboard } = workbench.page;
    await tree.getByRole('treeitem').first().click();
    await panel.frame.locator('.run-step').click();
    await keyboard.press('ArrowRight');
    await waitForStep('1');
    await keyboard.press('ArrowRight');
    await waitForStep('2');
    await keyboard.press('ArrowLeft');
    await waitForStep('1');
    await keyboard.press('End');
    await step.filter({ hasText: 'the solution is found' }).waitFor();
    await keyboard.press('Home');
    await step.filter({ hasText: 'The search begins.' }).waitFor();
  });

  it('has a tree to go through, unfold and break in by keys', async () => {
    await open('a.8puz');
    await choose('Breadth-first search');
    const { keyboard } = workbench.page;
    await panel.frame.getByRole('slider', { name: 'Nodes expanded' }).fill('6');
    await waitForStep('6');
    await tree.locator('.current').focus();
    await keyboard.press('Home');
    await panel.frame.locator(':focus[aria-level="1"]').waitFor();
    await keyboard.press('ArrowDown');
    await panel.frame.locator(':focus[aria-level="2"]').waitFor();
    const folded = tree.locator('[aria-expanded=false]').first();
    const before = await tree.getByRole('treeitem').count();
    await folded.focus();
    await folded.click();
    await keyboard.press('ArrowDown');
    await tree.getByRole('treeitem').nth(before).waitFor();
    await keyboard.press('b');
    await panel.frame.getByText(/^At the board /).waitFor();
    await keyboard.press('Enter');
    await step.filter({ hasText: 'at the breakpoint' }).waitFor();
  });

  it('plays to a breakpoint, and on to the end', async () => {
    await open('a.8puz');
    await choose('A*');
    await panel.frame.getByRole('combobox', { name: 'Speed' }).selectOption('1,000/s');
    const depth = panel.frame.getByRole('spinbutton', { name: 'At depth' });
    await depth.fill('7');
    await depth.press('Enter');
    await panel.button(/^Play/).click();
    await step.filter({ hasText: 'at the breakpoint, depth 7' }).waitFor();
    await panel.button(/^Play/).waitFor();
    await panel.button('Clear').click();
    await panel.button('Clear').waitFor({ state: 'detached' });
    await panel.button(/^Play/).click();
    await step.filter({ hasText: 'the solution is found' }).waitFor();
  });

  it('shows the bounds of IDA* and what was cut at each', async () => {
    await open('a.8puz');
    assert.equal(await algorithms().inputValue(), 'ida-star');
    await panel.button(/^To the end/).click();
    await step.filter({ hasText: 'the solution is found' }).waitFor();
    const bounds = await panel.frame.locator('.rounds tbody th').allTextContents();
    assert.equal(bounds.at(-1), '19');
    assert.ok(bounds.length > 1);
  });

  it('shows both sides of a bidirectional search', async () => {
    await open('a.8puz');
    await choose('Bidirectional breadth-first search');
    await panel.button(/^To the end/).click();
    await step.filter({ hasText: 'the solution is found' }).waitFor();
    assert.equal(await panel.frame.locator('.layer-bars').count(), 2);
    assert.equal(await tree.locator('[aria-level="1"]').count(), 2);
  });

  it('takes boards of other shapes, and those without a solution', async () => {
    for (const file of ['small.8puz', 'large.8puz'] as const) {
      await open(file);
      await step.waitFor();
      await panel.button(/^To the end/).click();
      await step.filter({ hasText: 'the solution is found' }).waitFor();
      await workbench.closeEditors();
    }
    await open('unsolvable.8puz');
    await panel.frame.getByText('No search is run').waitFor();
  });
});
