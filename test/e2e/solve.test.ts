import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import { type PanelPage, STILL, clickLens } from './panel';
import { useWorkbench } from './suite';

const MOVES = 'ullddrurdllurdruldr';
const GOAL = '1 2 3 4 5 6 7 8 x';

/** A board of 62 moves: one of Korf's, whose shortest solutions take an engine of its own to find. */
const LONG = '0 12 11 1 4 10 13 9 5 8 7 3 15 14 6 2';

const FILES = {
  'sample.8puz': '# The sample\n\n2 3 4\n1 5 x\n7 6 8\n',
  'several.8puz': '2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 x 8\n1 2 3 4 5 6 8 7 x\n',
  'pair.8puz': '1 2 3\n8 0 4\n7 6 5\n1 2 3\n7 8 4\n0 6 5\n',
  'wrong.8puz': '2 3 4\n1 5 x\n7 6 5\n',
  'main.cpp': '#include <cstdio>\n\nint a[9] = {2, 3, 4, 1, 5, 0, 7, 6, 8};\n\nint main() { return a[0]; }\n',
  'blank.txt': '\n\nNo puzzle here.\n',
  'large.8puz': '1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 x 23 24\n',
  'long.8puz': `${LONG}\n`,
  'hard.8puz': '1 5 9 13 2 6 10 14 3 7 11 15 4 8 12 x\n',
};

describe('Solving', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  const open = (file: keyof typeof FILES) => workbench.openFile(file);

  async function assertSolvesSample(): Promise<void> {
    await panel.ready();
    await panel.button(/^Last step/).click();
    await panel.waitForStep(19);
    assert.equal(await panel.moves(), MOVES);
    assert.equal(await panel.squares(), GOAL);
  }

  it('plays the sample from its lens to the end', async () => {
    await workbench.setSettings({ 'eightPuzzle.autoplay': true });
    await open('sample.8puz');
    await clickLens(workbench, 'Solve (19 moves)');
    await panel.ready();
    await panel.waitForStep(19);
    await workbench.setSettings(STILL);
    assert.equal(await panel.squares(), GOAL);
    assert.equal(await panel.moves(), MOVES);
    await panel.assertDrawnInPlace();
    await panel.frame.getByText('19 moves, a shortest solution').waitFor();
  });

  it('reads a selection in a C++ file', async () => {
    await open('main.cpp');
    await workbench.select([3, 1], [3, 40]);
    await workbench.runCommand('Solve 8-puzzle');
    await assertSolvesSample();
  });

  it('reads the block of lines at the cursor', async () => {
    await open('main.cpp');
    await workbench.goTo(3, 5);
    await workbench.runCommand('Solve 8-puzzle');
    await assertSolvesSample();
  });

  it('reads the puzzle file at the cursor', async () => {
    await open('sample.8puz');
    await workbench.goTo(4, 2);
    await workbench.runCommand('Solve 8-puzzle');
    await assertSolvesSample();
  });

  it('asks for a puzzle where there is none, and checks it as one types', async () => {
    await open('blank.txt');
    await workbench.runCommand('Solve 8-puzzle');
    await workbench.page.getByText('At the cursor there is no puzzle that can be read.').waitFor();
    const input = workbench.page.locator('.quick-input-widget input');
    await input.fill('2 3 4 1 5 x 7 6 5');
    await workbench.page.getByText('Tile 5 stands twice and 8 is missing.').waitFor();
    await input.press('Enter');
    assert.equal(await workbench.page.locator('iframe.webview').count(), 0, 'A wrong puzzle is not taken.');
    await input.fill('2 3 4 1 5 x 7 6 8');
    await workbench.page.getByText('Tile 5 stands twice').waitFor({ state: 'hidden' });
    await input.press('Enter');
    await assertSolvesSample();
  });

  it('says what is wrong with a selection, and selects it on request', async () => {
    await open('wrong.8puz');
    await workbench.select([1, 1], [3, 6]);
    await workbench.runCommand('Solve 8-puzzle');
    const message = await workbench.notification('Tile 5 stands twice and 8 is missing, line 3.');
    assert.equal(await workbench.page.locator('iframe.webview').count(), 0);
    await message.getByRole('button', { name: 'Select It' }).click();
    await workbench.page.getByText('Ln 3, Col 6 (1 selected)').waitFor();
  });

  it('selects what is wrong when its lens is clicked', async () => {
    await open('wrong.8puz');
    await clickLens(workbench, 'tile 5 stands twice and 8 is missing');
    await workbench.page.getByText('Ln 3, Col 6 (1 selected)').waitFor();
  });

  it('reaches the goal of a pair', async () => {
    await open('pair.8puz');
    await clickLens(workbench, 'Solve (2 moves)');
    await panel.ready();
    await panel.button(/^Last step/).click();
    await panel.waitForStep(2);
    assert.equal(await panel.squares(), '1 2 3 7 8 4 x 6 5');
  });

  it('shows several puzzles one by one, in one panel', async () => {
    await open('several.8puz');
    await clickLens(workbench, 'Solve (1 move)');
    await panel.frame.getByText('Puzzle 2 of 3').waitFor();
    assert.equal(await panel.squares(), '1 2 3 4 5 6 7 x 8');
    await panel.button('Previous puzzle').click();
    await panel.frame.getByText('Puzzle 1 of 3').waitFor();
    await assertSolvesSample();
    await panel.button('Next puzzle').click();
    await panel.frame.getByText('Puzzle 2 of 3').waitFor();
    await panel.waitForStep(0);
    assert.equal(await workbench.page.locator('.tab', { hasText: '8-puzzle: several' }).count(), 1);
  });

  it('makes the solution of a board that is too large for a shortest one shorter', async () => {
    await open('large.8puz');
    await clickLens(workbench, 'Solve');
    await panel.frame.getByText('Made shorter while there is time', { exact: true }).first().waitFor();
    await panel.button(/^Last step/).click();
    await panel.frame.getByText('The goal is reached.').waitFor();
  });

  it('solves a board of 62 moves from its lens while one goes on typing', async () => {
    await open('long.8puz');
    await workbench.goTo(1, 1);
    await clickLens(workbench, 'Solve');
    // VS Code forgets a click on a lens when the text changes before the extension hears of it.
    await workbench.page.locator('.tab', { hasText: '8-puzzle: long.8puz' }).waitFor();
    const typed = '# What is typed while it is solved comes out whole.';
    // On a line of its own: a comment that is broken goes on in the next line, and would take the board with it.
    await workbench.page.keyboard.press('Enter');
    await workbench.page.keyboard.press('ArrowUp');
    await workbench.page.keyboard.type(typed, { delay: 5 });
    await panel.frame.getByText('62 moves, a shortest solution').waitFor();
    await panel.frame.getByText('IDA* with pattern databases').waitFor();
    assert.equal((await workbench.editorText()).trim(), `${typed}\n${LONG}`);
    await panel.button(/^Last step/).click();
    await panel.frame.getByText('The goal is reached.').waitFor();
  });

  it('gives up when the time of the settings is over, and shows what is known', async () => {
    await workbench.setSettings({ ...STILL, 'eightPuzzle.timeLimit': 1 });
    await open('hard.8puz');
    await clickLens(workbench, 'Solve');
    await panel.frame
      .getByText(
        /IDA\* with pattern databases gave up after 1 s.* at least \d\d moves.* made row by row, has \d+ moves/s,
      )
      .waitFor();
    await workbench.setSettings({ ...STILL, 'eightPuzzle.timeLimit': 60 });
    await panel.button(/^Last step/).click();
    await panel.frame.getByText('The goal is reached.').waitFor();
  });

  it('shows why a board is unsolvable, and the nearest one that is not', async () => {
    await open('several.8puz');
    await clickLens(workbench, 'unsolvable');
    await panel.frame.getByRole('heading', { name: 'Unsolvable' }).waitFor();
    await panel.frame.getByText('Start: 1 inversion: odd').waitFor();
    await panel.frame.getByText('Goal: 0 inversions: even').waitFor();
    await panel.frame.getByText('8 before 7').waitFor();
    await panel.frame.getByText('Exchange 8 and 7, and it can be solved').waitFor();
    await panel.button('Solve that board').click();
    await panel.frame.getByText('The board is at the goal already').waitFor();
    assert.equal(await panel.squares(), GOAL);
    await panel.button('Previous puzzle').click();
    await panel.frame.getByRole('heading', { name: 'Unsolvable' }).waitFor();
  });

  it('shows the progress of a long search, and stops it when asked to, with the editor free to type in', async () => {
    await open('hard.8puz');
    await clickLens(workbench, 'Solve');
    await panel.frame
      .getByText(/Searching with IDA\*.*nodes expanded; a solution has at least \d+ moves/s)
      .waitFor();
    await workbench.setEditorText('1 2 3 4 5 6 7 x 8\n');
    await workbench.page.locator('.codelens-decoration a', { hasText: 'Solve (1 move)' }).waitFor();
    await panel.button('Cancel').click();
    await panel.frame.getByText('The search was cancelled.').waitFor();
    // The button keeps the keyboard, whichever it does.
    assert.equal(await panel.frame.locator(':focus').textContent(), 'Search again');
    await workbench.page.keyboard.press('Enter');
    await panel.button('Cancel').waitFor();
    assert.equal(await panel.frame.locator(':focus').textContent(), 'Cancel');
  });
});
