import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import type { PanelPage } from './panel';
import { useWorkbench } from './suite';

/** Searches that take more than the tests do. */
const LONG = '15 14 8 12\n10 11 13 9\n2 6 5 1\n3 7 4 x\n';

const FILES = {
  'sample.8puz': '2 3 4 1 5 x 7 6 8\n',
  'unsolvable.8puz': '1 2 3 4 5 6 8 7 x\n',
  'small.8puz': '4 2 x\n1 3 5\n',
  'large.8puz': '5 1 2 4\n9 6 3 8\n13 10 7 11\nx 14 15 12\n',
  'long.8puz': LONG,
};

describe('The comparison', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  async function open(file: keyof typeof FILES): Promise<void> {
    await panel.open(file, 'Compare');
    await panel.button(/^Compare \d+ methods?$/).waitFor();
  }

  /** Runs it to its end. */
  async function compare(): Promise<void> {
    await panel.button(/^Compare \d+ methods?$/).click();
    await status()
      .filter({ hasText: /methods? compared/ })
      .waitFor({ timeout: 90_000 });
  }

  function status(): Locator {
    return panel.frame.locator('.run-bar').getByRole('status');
  }

  function header(name: string): Locator {
    return panel.frame.getByRole('columnheader', { name });
  }

  /** The texts of a column, from above. */
  async function column(figure: string): Promise<string[]> {
    return panel.frame.locator(`td[data-figure=${figure}]`).allTextContents();
  }

  async function choose(...algorithms: string[]): Promise<void> {
    const boxes = panel.frame.getByRole('group', { name: /^Algorithms/ }).getByRole('checkbox');
    for (const box of await boxes.all()) await box.uncheck();
    for (const name of algorithms) {
      await panel.frame.getByRole('checkbox', { name, exact: true }).check();
    }
  }

  it('compares all algorithms on the sample, and the optimal ones say 19', async () => {
    await open('sample.8puz');
    await compare();
    await status().filter({ hasText: '16 methods compared. A shortest solution has 19 moves.' }).waitFor();
    const optimal = panel.frame.locator('tr[data-verdict=optimal]');
    const lengths = await optimal.locator('td[data-figure=length]').allTextContents();
    assert.deepEqual(
      lengths,
      Array.from({ length: 9 }, () => '19'),
    );
    for (const name of ['A*', 'IDA*', 'Breadth-first search', 'Uniform-cost search', 'Iterative deepening']) {
      await optimal
        .filter({ has: panel.frame.getByRole('rowheader', { name, exact: true }) })
        .first()
        .waitFor();
    }
    const longer = panel.frame.locator('tr[data-verdict=longer]');
    assert.ok((await longer.count()) > 0);
    assert.match((await longer.first().locator('.verdict').textContent()) ?? '', /no, the shortest have 19/);
  });

  it('sorts by a column, and back; the bars go along', async () => {
    await open('sample.8puz');
    await compare();
    assert.equal(await header('Expanded').getAttribute('aria-sort'), 'ascending');
    const generated = async () => (await column('generated')).map((text) => Number(text.replaceAll(',', '')));
    await header('Generated').getByRole('button').click();
    await panel.frame.locator('th[aria-sort=ascending]', { hasText: 'Generated' }).waitFor();
    const rising = await generated();
    assert.deepEqual(
      rising,
      [...rising].sort((a, b) => a - b),
    );
    await workbench.page.keyboard.press('Enter');
    await panel.frame.locator('th[aria-sort=descending]', { hasText: 'Generated' }).waitFor();
    assert.deepEqual(await generated(), rising.reverse());
    await panel.frame.getByRole('combobox', { name: 'Bars' }).selectOption('Generated');
    const [longest, second] = await panel.frame
      .locator('.log-bar')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    assert.ok(longest !== undefined && second !== undefined && longest > second);
    assert.deepEqual(await panel.frame.locator('.log-value').allTextContents(), await column('generated'));
  });

  it('copies the table as Markdown and as CSV', async () => {
    await open('sample.8puz');
    await choose('Breadth-first search', 'Greedy best-first search');
    await compare();
    await panel.button('Copy as Markdown').click();
    await workbench.page.locator('.statusbar-item', { hasText: 'Comparison copied' }).waitFor();
    const copied = await workbench.waitForCopied(/^\| Algorithm/);
    const lines = copied.trimEnd().split('\n');
    assert.equal(lines.length, 5);
    assert.match(lines[0] ?? '', /^\| Algorithm +\| Heuristic +\| Shortest\?/);
    assert.ok(lines.some((line) => /^\| Breadth-first search +\| +\| guaranteed +\| +19 \|/.test(line)));
    await panel.button('Copy as CSV').click();
    await workbench.waitForCopied(/^Algorithm,Heuristic,Shortest\?,Moves,/);
  });

  it('cancels a long run, and keeps the keyboard', async () => {
    await open('long.8puz');
    await choose('Uniform-cost search');
    await panel.button('Compare 1 method').focus();
    await workbench.page.keyboard.press('Enter');
    await panel.frame.getByText(/1 of 1: Uniform-cost search/).waitFor();
    await panel.frame.getByText(/nodes expanded/).waitFor();
    await workbench.page.keyboard.press('Enter');
    await panel.button('Compare 1 method').waitFor();
    assert.equal(await panel.frame.locator('tbody tr').count(), 0);
    assert.equal(await panel.frame.locator(':focus').textContent(), 'Compare 1 method');
  });

  it('compares on a 2×3 and on a 4×4 board', async () => {
    await open('small.8puz');
    await compare();
    await panel.frame.locator('tr[data-verdict=optimal]').first().waitFor();
    await workbench.closeEditors();
    await open('large.8puz');
    assert.equal(await panel.frame.getByRole('checkbox', { name: 'Breadth-first search' }).count(), 0);
    await choose('IDA*', 'A*', 'Greedy best-first search', 'Row by row, as a person does it');
    await compare();
    assert.equal(await panel.frame.locator('tbody tr').count(), 7);
    await panel.frame.locator('tr[data-verdict=optimal]').first().waitFor();
  });

  it('has nothing to compare where there is no solution', async () => {
    await panel.open('unsolvable.8puz');
    await workbench.runCommand('8-puzzle: Show Comparison');
    await panel.frame.getByText('there is nothing to compare').waitFor();
  });
});
