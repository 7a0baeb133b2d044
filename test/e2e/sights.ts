import type { PanelPage } from './panel';

/** Two puzzles of the files beside each other: each has a panel of its own. */
export const FILES = {
  'sample.8puz': '2 3 4\n1 5 x\n7 6 8\n\n1 2 3 4 5 6 7 x 8\n',
  'unsolvable.8puz': '1 2 3\n4 5 6\n8 7 x\n',
};

/** Something of a panel that is looked at. */
export interface Sight {
  readonly name: string;
  /** Brings it into sight, and waits until it is whole. */
  readonly show: (panel: PanelPage) => Promise<void>;
  /** Leaves the view as others expect it. */
  readonly leave?: (panel: PanelPage) => Promise<void>;
}

/** All that a panel with a solution shows; the comparison has to be run before. */
export const SIGHTS: readonly Sight[] = [
  {
    name: 'solution',
    async show(panel) {
      await panel.tab('Solution').click();
      await panel.button('Step 5: down').click();
      await panel.waitForStep(5);
    },
  },
  {
    name: 'compare',
    async show(panel) {
      await panel.tab('Compare').click();
      await panel.frame.locator('.log-bar').first().waitFor();
    },
  },
  {
    name: 'search',
    async show(panel) {
      await panel.tab('Search').click();
      await panel.frame.getByRole('slider', { name: 'Nodes expanded' }).fill('18');
      await panel.frame.locator('.run-step', { hasText: /^Step 18 / }).waitFor();
    },
  },
  {
    name: 'play',
    async show(panel) {
      await panel.tab('Play').click();
      await panel.button(/^Hint/).click();
      await panel.frame.locator('.hinted').waitFor();
    },
  },
  {
    name: 'set-up',
    async show(panel) {
      await panel.tab('Play').click();
      await panel.button('Edit Board').click();
      await panel.frame.locator('.setting-up').waitFor();
    },
    async leave(panel) {
      await panel.button('Cancel').click();
      await panel.button('Edit Board').waitFor();
    },
  },
  {
    name: 'space',
    async show(panel) {
      await panel.tab('State Space').click();
      await panel.frame.locator('.bar.here').waitFor();
    },
  },
];

/** Runs the comparison of all methods to its end. */
export async function compareAll(panel: PanelPage): Promise<void> {
  await panel.tab('Compare').click();
  await panel.button(/^Compare \d+ methods$/).click();
  await panel.frame
    .locator('.run-bar')
    .getByText(/methods compared/)
    .waitFor({ timeout: 90_000 });
}
