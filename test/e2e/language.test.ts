import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import { useWorkbench } from './suite';

const FILES = {
  'doubled.8puz': '2 3 4\n1 5 x\n7 6 5\n',
  'answers.8puz': '2 3 4 1 5 x 7 6 8\nulldd\n',
  'ragged.8puz':
    '# kept\n 2   3 4\n1 5    x # the blank\n7 6 8\n\n\n\n10 2 3 4 5 6 7 8 9 1 11 12 13 14 15 x\n',
  'several.8puz': '2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 7 x 8\n1 2 3 4 5 6 8 7 x\n',
  'notes.8puz':
    '# The sample of the judge problem "Eight"\n2 3 4\n1 5 x\n7 6 8\nullddrurdllurdruldr\n\n' +
    '# A tile stands twice\n1 2 3\n4 5 5\n7 8 x\n\n# Longer than need be\n1 2 3 4 5 6 x 7 8\nrrlrlr\n\n' +
    '# From a textbook, with a goal of its own\n2 8 3\n1 6 4\n7 x 5\ngoal: spiral\n5 moves\n',
  'output.txt': 'ullddrurdllurdruldr\nlr\nunsolvable\n',
};

describe('A puzzle file', () => {
  let workbench: Workbench;

  useWorkbench(FILES, (opened) => {
    workbench = opened;
  });

  const problems = () => workbench.page.locator('.markers-panel .monaco-list-row');

  it('has its mistakes underlined, and mended by a quick fix', async () => {
    await workbench.openFile('doubled.8puz');
    await workbench.editor.locator('.squiggly-error').first().waitFor();
    await workbench.runCommand('Problems: Focus on Problems View');
    await problems().filter({ hasText: 'Tile 5 stands twice and 8 is missing' }).first().waitFor();
    await workbench.goTo(3, 5);
    await workbench.page.keyboard.press('Control+.');
    await workbench.page.locator('.action-widget .monaco-list-row').filter({ hasText: '8' }).first().click();
    await workbench.waitForText('2 3 4\n1 5 x\n7 6 8\n');
    await workbench.editor.locator('.squiggly-error').first().waitFor({ state: 'detached' });
  });

  it('has its answers checked, and replaced by the right one', async () => {
    await workbench.openFile('answers.8puz');
    await workbench.editor.locator('.squiggly-error').first().waitFor();
    await workbench.goTo(2, 2);
    await workbench.page.keyboard.press('Control+.');
    await workbench.page.locator('.action-widget .monaco-list-row.action').first().click();
    await workbench.waitForText('2 3 4 1 5 x 7 6 8\nullddrurdllurdruldr\n');
    await workbench.editor.locator('.squiggly-error').first().waitFor({ state: 'detached' });
  });

  it('tells of a puzzle under the pointer', async () => {
    await workbench.openFile('notes.8puz');
    await workbench.editor.locator('.squiggly-info').first().waitFor();
    await workbench.goTo(18, 1);
    await workbench.runCommand('Show or Focus Hover');
    const hover = workbench.page.locator('.monaco-hover:visible');
    await hover.filter({ hasText: '5 moves' }).waitFor();
  });

  it('is formatted, and nothing but its white space changes', async () => {
    await workbench.openFile('ragged.8puz');
    await workbench.runCommand('Format Document');
    await workbench.waitForText(
      '# kept\n2 3 4\n1 5 x # the blank\n7 6 8\n\n10 2 3 4 5 6 7 8 9 1 11 12 13 14 15 x\n',
    );
  });

  it('is solved as a whole, in the form that judges want', async () => {
    await workbench.openFile('several.8puz');
    await workbench.runCommand('8-puzzle: Solve All in File');
    await workbench.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ hasText: 'Moves' })
      .first()
      .click();
    await workbench.page.locator('.tab.active').filter({ hasText: 'Untitled' }).waitFor();
    await workbench.waitForText('ullddrurdllurdruldr\nr\nunsolvable\n');
    await workbench.runCommand('View: Revert and Close Editor');
  });

  it('is what a program’s output is checked against', async () => {
    await workbench.openFile('output.txt');
    await workbench.openFile('several.8puz');
    await workbench.runCommand('8-puzzle: Check Answers…');
    const file = workbench.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ hasText: 'output.txt' })
      .first();
    assert.equal(await file.locator('.label-description').count(), 0, 'Its name is not told twice.');
    await file.click();
    const message = await workbench.notification('2 of 3 right');
    await message.getByRole('button', { name: 'Show Problems' }).click();
    await problems().filter({ hasText: 'Case 2, line 2: ' }).first().waitFor();
    await problems().filter({ hasText: 'Puzzle 2' }).first().waitFor();
  });

  it('is coloured', async () => {
    await workbench.openFile('ragged.8puz');
    // Comment, tiles and blank differ in colour, as soon as the extension has told them apart.
    await workbench.page.waitForFunction(() => {
      const spans = [...document.querySelectorAll('.view-line span span')];
      const colourOf = (text: string) => {
        const span = spans.find(({ textContent }) => textContent.includes(text));
        return span && getComputedStyle(span).color;
      };
      const colours = [colourOf('kept'), colourOf('3'), colourOf('x')];
      return !colours.includes(undefined) && new Set(colours).size === colours.length;
    });
  });
});
