import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Workbench } from '../host/workbench';
import { PICTURES, type PanelPage } from './panel';
import { settle } from './settle';
import { useWorkbench } from './suite';

const FILES = {
  'first.8puz': '# of mine\n1 2 3 4 x 5 7 8 6\n\n1 2 3 4 5 6 7 x 8\n',
  'hard.8puz': '2 3 4 1 5 x 7 6 8\n',
  'long.8puz': '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 x 14 15\n',
};

describe('Playing', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

  async function open(file: keyof typeof FILES): Promise<void> {
    await panel.open(file, 'Play');
    // The extension shows the game when it has heard that the page has the keyboard.
    await panel.frame.locator('.in-play').waitFor();
  }

  const says = (text: string | RegExp) => panel.frame.locator('.play-status').getByText(text).waitFor();

  it('reaches the goal by keyboard alone', async () => {
    await open('first.8puz');
    const { keyboard } = workbench.page;
    // From the tabs into the board's view; the arrow keys of the tabs are the tabs'.
    await keyboard.press('Tab');
    await says('2 to go');
    await keyboard.press('h');
    await says('Hint: move tile 5 left.');
    await keyboard.press('ArrowLeft');
    await says('1 to go');
    await says('Tile 5 moved left.');
    await keyboard.press('Control+z');
    await says('0 moves made');
    await keyboard.press('Control+y');
    await says('1 move made');
    await keyboard.press('ArrowUp');
    await says('The goal is reached.');
    assert.equal(await panel.squares(), '1 2 3 4 5 6 7 8 x');
  });

  it('slides tiles that are clicked and dragged', async () => {
    await open('first.8puz');
    await panel.board.locator('[data-tile="5"]').click();
    await says('Tile 5 moved left.');
    const box = await panel.board.locator('[data-tile="6"]').boundingBox();
    assert.ok(box);
    const { mouse } = workbench.page;
    await settle(panel.frame);
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await mouse.down();
    await mouse.move(box.x + box.width / 2, box.y - box.height / 3, { steps: 5 });
    await mouse.up();
    await says('The goal is reached.');
    await panel.button('Back to the first board').click();
    await says('2 to go');
  });

  it('solves from the board as it stands', async () => {
    await open('first.8puz');
    await panel.board.locator('[data-tile="5"]').click();
    await says('Tile 5 moved left.');
    await panel.button('Solve from Here').click();
    await panel.waitForStep(0);
    await panel.frame.getByText('1 move, a shortest solution').waitFor();
  });

  it('makes a new board of a chosen distance', async () => {
    await open('hard.8puz');
    await panel.frame.getByRole('spinbutton').fill('31');
    await panel.button('New Board').click();
    await says('31 to go');
  });

  it('sets up a board and writes it to the file', async () => {
    await open('first.8puz');
    await panel.button('Edit Board').click();
    await panel.frame.getByRole('button', { name: /^Row 1, column 1/ }).focus();
    await workbench.page.keyboard.type('1324');
    await says('The goal cannot be reached from this board.');
    await panel.frame.getByRole('button', { name: /^Row 1, column 1/ }).focus();
    await workbench.page.keyboard.type('1234x6758');
    await says('The goal can be reached from this board.');
    await workbench.screenshot(join(PICTURES, 'edit.png'));
    await panel.button('Play This Board').click();
    await panel.button('Write to File').click();
    await panel.waitForTextBeside('# of mine\n1 2 3\n4 x 6\n7 5 8\n\n1 2 3 4 5 6 7 x 8\n');
    // A second time, the puzzle that stands there now is the one to write over.
    await panel.board.locator('[data-tile="5"]').click();
    await says('Tile 5 moved up.');
    await panel.button('Write to File').click();
    await panel.waitForTextBeside('# of mine\n1 2 3\n4 5 6\n7 x 8\n\n1 2 3 4 5 6 7 x 8\n');
  });

  it('plays larger boards, with what is known of the distance', async () => {
    await open('long.8puz');
    await says('at least 2 to go');
    await workbench.page.keyboard.press('Tab');
    await workbench.page.keyboard.press('h');
    await says('Hint: move tile 14 left.');
  });
});
