import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { FrameLocator, Locator } from 'playwright-core';
import { root } from '../host/root';
import type { Workbench } from '../host/workbench';
import { settle } from './settle';

/** Where the pictures go: ignored by Git; the README's GIF is a copy of one. */
export const PICTURES = join(root, 'out', 'pictures');

/** Nothing plays by itself in what is not about the animation. */
export const STILL = { 'eightPuzzle.autoplay': false };

/** The extension's panel, as one sees and uses it. */
export class PanelPage {
  /** The board in play; the goal's comes behind it. */
  readonly board: Locator;
  /** The line under the board that tells the step. */
  readonly step: Locator;

  /** @param frame its page; by default the one in front */
  constructor(
    private readonly workbench: Workbench,
    readonly frame: FrameLocator = workbench.webview(),
  ) {
    this.board = frame.locator('.stage .board');
    this.step = frame.locator('.step');
  }

  /** Opens the panel of the first puzzle of a file, which gets the keyboard, and shows a view if one is named. */
  async open(file: string, view?: string): Promise<void> {
    await this.workbench.solveFile(file);
    await this.ready();
    if (view !== undefined) await this.tab(view).click();
  }

  /** Opens the panel of the first puzzle of a file while the keyboard stays in the text. */
  async openByLens(file: string): Promise<void> {
    await this.workbench.openFile(file);
    await clickLens(this.workbench, /Solve|unsolvable/);
    await this.ready();
  }

  /** The tab in the workbench of the panel of a file. */
  tabOf(file: string): Locator {
    return this.workbench.page.locator('.tab', { hasText: `8-puzzle: ${file}` });
  }

  /** Brings the panel of a file to the front of its group. */
  async bringToFront(file: string): Promise<void> {
    await this.tabOf(file).click();
    await this.frame.locator('h1', { hasText: file }).waitFor({ state: 'attached' });
  }

  /** Waits for a board. */
  async ready(): Promise<void> {
    await this.board.waitFor();
  }

  /** Gives the panel the keyboard. */
  async focus(): Promise<void> {
    await this.board.click();
    await this.workbench.page
      .locator('.editor-group-container.active .tab.active', { hasText: '8-puzzle' })
      .waitFor();
    // The page tells the extension, and that tells VS Code; a person's next key comes later than that.
    await this.workbench.page.waitForTimeout(500);
  }

  /** Waits for a step, counted from 0. */
  async waitForStep(step: number, limit = 30_000): Promise<void> {
    await this.step.filter({ hasText: new RegExp(`^Step ${step} of `) }).waitFor({ timeout: limit });
  }

  /** Pauses the player if it plays. */
  async pause(): Promise<void> {
    const pause = this.frame.getByRole('button', { name: /^Pause/ });
    if (await pause.isVisible()) await pause.click();
  }

  /** The tab of a view. */
  tab(name: string): Locator {
    return this.frame.getByRole('tab', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.frame.getByRole('button', { name });
  }

  /** The squares row by row, `x` for the blank, read from where the tiles stand. */
  async squares(): Promise<string> {
    const placed = await this.board
      .locator('.tile')
      .evaluateAll((tiles) =>
        tiles.map((tile) => [tile.getAttribute('data-cell'), tile.textContent] as const),
      );
    const squares = new Map(placed.map(([cell, tile]) => [Number(cell), tile]));
    return Array.from({ length: placed.length + 1 }, (_, cell) => squares.get(cell) ?? 'x').join(' ');
  }

  /** The moves of the list. */
  async moves(): Promise<string> {
    return (await this.frame.locator('.move').allTextContents()).join('');
  }

  /** Waits until the editor beside the panel has this text, as far as it is in view. */
  waitForTextBeside(text: string): Promise<void> {
    return this.workbench.waitForText(text, this.workbench.page.locator('.editor-instance'));
  }

  /** Checks that tiles are drawn in the squares where they stand. */
  async assertDrawnInPlace(): Promise<void> {
    await settle(this.frame);
    const misplaced = await this.board.locator('.tile').evaluateAll(
      (tiles) =>
        tiles.filter((tile) => {
          const [box, board] = [tile.getBoundingClientRect(), tile.parentElement?.getBoundingClientRect()];
          const cell = Number(tile.getAttribute('data-cell'));
          const columns = Math.round((board?.width ?? 0) / box.width);
          const [row, column] = [Math.floor(cell / columns), cell % columns];
          const x = box.left - (board?.left ?? 0) - column * box.width;
          const y = box.top - (board?.top ?? 0) - row * box.height;
          return Math.abs(x) > 2 || Math.abs(y) > 2;
        }).length,
    );
    assert.equal(misplaced, 0, 'Tiles are drawn elsewhere than they stand.');
  }
}

/** Clicks the nth lens, from 0, of the editor in front, once it reads as expected. */
export async function clickLens(workbench: Workbench, text: string | RegExp, nth = 0): Promise<void> {
  await workbench.page.locator('.codelens-decoration a').filter({ hasText: text }).nth(nth).click();
}
