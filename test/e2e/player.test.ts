import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import { type PanelPage, STILL } from './panel';
import { useWorkbench } from './suite';

const FILES = { 'a.8puz': '2 3 4 1 5 x 7 6 8\n\n1 2 3 4 5 6 7 x 8\n\n8672543x1\n' };

describe('The player', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  /** Solves the sample anew, with these settings. */
  async function open(settings: Record<string, unknown> = {}): Promise<void> {
    await workbench.setSettings(settings);
    await panel.open('a.8puz');
  }

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  it('steps by its buttons, its scrubber and its moves', async () => {
    await open(STILL);
    await panel.waitForStep(0);
    await panel.button(/^Next step/).click();
    await panel.waitForStep(1);
    assert.equal(await panel.squares(), '2 3 x 1 5 4 7 6 8');
    await panel.frame.getByRole('slider', { name: 'Step' }).fill('7');
    await panel.waitForStep(7);
    await panel.button('Step 12: up').click();
    await panel.waitForStep(12);
    assert.equal(await panel.frame.locator('.move[aria-current=step]').textContent(), 'u');
    await panel.button(/^Previous step/).click();
    await panel.waitForStep(11);
    await panel.button(/^First step/).click();
    await panel.waitForStep(0);
    await panel.button(/^Last step/).click();
    await panel.waitForStep(19);
    await panel.frame.getByText('The goal is reached.').waitFor();
  });

  it('plays, pauses, and plays faster', async () => {
    await open(STILL);
    await panel.frame.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
    await panel.button(/^Play/).click();
    await panel.waitForStep(19);
    await panel.button(/^Play/).click();
    await panel.frame.locator('.step', { hasText: /^Step [1-9]/ }).waitFor();
    await panel.pause();
    const [, step] = /^Step (\d+)/.exec((await panel.step.textContent()) ?? '') ?? [];
    await workbench.page.waitForTimeout(1000);
    assert.match((await panel.step.textContent()) ?? '', new RegExp(`^Step ${step} of`));
  });

  it('obeys keys while it has the keyboard, and leaves them alone elsewhere', async () => {
    await open(STILL);
    const { keyboard } = workbench.page;
    await panel.focus();
    await keyboard.press('ArrowRight');
    await panel.waitForStep(1);
    await keyboard.press('ArrowRight');
    await panel.waitForStep(2);
    await keyboard.press('ArrowLeft');
    await panel.waitForStep(1);
    await keyboard.press('End');
    await panel.waitForStep(19);
    await keyboard.press('Home');
    await panel.waitForStep(0);
    await keyboard.press('Space');
    await panel.button(/^Pause/).waitFor();
    await keyboard.press('Space');
    await panel.button(/^Play/).waitFor();
    await keyboard.press('Home');
    await panel.waitForStep(0);
    await keyboard.press('ArrowDown');
    await panel.frame.getByText('Puzzle 2 of 3').waitFor();
    await keyboard.press('ArrowUp');
    await panel.frame.getByText('Puzzle 1 of 3').waitFor();
    // In the text, the same keys move the cursor.
    await workbench.page.locator('.editor-instance .view-lines').click();
    await workbench.goTo(1, 1);
    await keyboard.press('ArrowRight');
    await workbench.page.getByText('Ln 1, Col 2', { exact: true }).waitFor();
    await keyboard.press('End');
    await workbench.page.getByText('Ln 1, Col 18', { exact: true }).waitFor();
    await panel.waitForStep(0);
  });

  it('makes one step for one key, whatever has the focus in it', async () => {
    await open(STILL);
    const { keyboard } = workbench.page;
    await panel.button(/^Next step/).click();
    await panel.waitForStep(1);
    // On a button, Space presses it and does nothing else.
    await keyboard.press('Space');
    await panel.waitForStep(2);
    await keyboard.press('ArrowRight');
    await panel.waitForStep(3);
    await panel.frame.getByRole('slider', { name: 'Step' }).focus();
    await keyboard.press('ArrowRight');
    await panel.waitForStep(4);
    await keyboard.press('End');
    await panel.waitForStep(19);
    await panel.button('Step 3: left').click();
    await panel.waitForStep(3);
    await keyboard.press('ArrowRight');
    await panel.waitForStep(4);
    assert.equal(await panel.frame.locator(':focus').getAttribute('data-step'), '4', 'The focus goes along.');
  });

  it('obeys commands of the palette', async () => {
    await open(STILL);
    await panel.focus();
    await workbench.runCommand('8-puzzle: Last Step');
    await panel.waitForStep(19);
    await workbench.runCommand('8-puzzle: Previous Step');
    await panel.waitForStep(18);
  });

  it('lets VS Code’s own shortcuts through', async () => {
    await open(STILL);
    await panel.focus();
    await workbench.page.keyboard.press('F1');
    await workbench.page.locator('.quick-input-widget input').waitFor();
  });

  it('solves anew with another algorithm and another heuristic', async () => {
    await open(STILL);
    const choose = (name: string, option: string) =>
      panel.frame.getByRole('combobox', { name, exact: true }).selectOption(option);
    await panel.frame.getByRole('combobox', { name: 'Algorithm' }).focus();
    await choose('Algorithm', 'A*');
    await panel.frame.getByText('A* with pattern databases').waitFor();
    // A choice leaves the keyboard where it is, so that the next one can be tried.
    assert.equal(await panel.frame.locator('select:focus').inputValue(), 'a-star');
    await choose('Heuristic', 'linear conflict');
    await panel.frame.getByText('A* with linear conflict').waitFor();
    await panel.frame.getByText('19 moves, a shortest solution').waitFor();
    assert.equal(await panel.moves(), 'ullddrurdllurdruldr');
    await choose('Algorithm', 'Greedy best-first search');
    await panel.frame.getByText('moves, the shortest have 19').waitFor();
    await panel.button('Next puzzle').click();
    await panel.frame.getByText('Puzzle 2 of 3').waitFor();
    await panel.frame.getByText('Greedy best-first search with linear conflict').waitFor();
  });

  it('comes back as it was after another tab has covered it', async () => {
    await open(STILL);
    await panel.button('Step 5: down').click();
    await panel.waitForStep(5);
    await panel.focus();
    await workbench.runCommand('File: New Untitled Text File');
    await workbench.page.locator('.tab.active', { hasText: 'Untitled-1' }).waitFor();
    await workbench.page.locator('.tab', { hasText: '8-puzzle: a.8puz' }).click();
    await panel.waitForStep(5);
  });

  it('jumps instead of sliding, and does not start by itself, when motion is reduced', async () => {
    await open({ 'workbench.reduceMotion': 'on' });
    await panel.button(/^Play/).waitFor();
    const durations = await panel.board
      .locator('.tile')
      .evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).transitionDuration));
    assert.deepEqual(new Set(durations), new Set(['0s']));
    await panel.waitForStep(0);
  });

  it('slides when motion is not reduced', async () => {
    await open(STILL);
    const duration = await panel.board
      .locator('.tile')
      .first()
      .evaluate((tile) => getComputedStyle(tile).transitionDuration);
    assert.equal(duration, '0.2s');
  });
});
