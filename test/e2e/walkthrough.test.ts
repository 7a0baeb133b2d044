import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import { PICTURES, type PanelPage, clickLens } from './panel';
import { settle } from './settle';
import { useWorkbench } from './suite';

/** Its steps, and what stands in the picture of each. */
const STEPS = [
  ['Select a puzzle', '2 3 4'],
  ['Write puzzle files', 'eight.8puz'],
  ['Compare algorithms', 'BFS ⇄'],
  ['Play it yourself', /^\s*8\s+7\s+6/],
] as const;

describe('The walkthrough', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(
    { 'a.8puz': '2 3 4 1 5 x 7 6 8\n' },
    (opened, page) => {
      [workbench, panel] = [opened, page];
    },
    // Nothing is done yet; narrower ones show no pictures.
    { own: true, viewport: { width: 1680, height: 900 } },
  );

  /** Opens it, and one of its steps. */
  async function open(title: string): Promise<Locator> {
    await workbench.runCommand('Welcome: Open Walkthrough...');
    const walkthroughs = workbench.page.locator('.quick-input-list .monaco-list-row');
    await walkthroughs.filter({ hasText: 'Get started with 8-puzzle' }).click();
    const step = workbench.page.locator('.getting-started-step').filter({ hasText: title });
    await step.click();
    return step;
  }

  const picture = (): Locator => workbench.webview().locator('svg');

  for (const theme of ['Dark', 'Light', 'High Contrast'] as const) {
    it(`shows a picture for each step, ${theme}`, async () => {
      await workbench.setSettings({
        'workbench.colorTheme':
          theme === 'High Contrast' ? 'Default High Contrast' : `Default ${theme} Modern`,
      });
      for (const [title, drawn] of STEPS) {
        await open(title);
        await picture().filter({ hasText: drawn }).waitFor();
        // Not the picture's page: it may run no scripts, so that it never tells of a frame.
        await settle(workbench.page);
        await workbench.screenshot(
          join(PICTURES, 'walkthrough', `${title}-${theme}.png`.replaceAll(' ', '-')),
        );
      }
    });
  }

  const isDone = (step: Locator): Promise<void> => step.locator('.codicon.complete').first().waitFor();

  it('ticks off what has been done', async () => {
    await open('Select a puzzle');
    await workbench.openFile('a.8puz');
    await clickLens(workbench, 'Solve (19 moves)');
    await panel.ready();
    await isDone(await open('Select a puzzle'));
    const compare = await open('Compare algorithms');
    await workbench.page.getByRole('button', { name: 'Show Comparison' }).click();
    await isDone(compare);
  });

  it('solves a puzzle first where there is no panel', async () => {
    const play = await open('Play it yourself');
    await workbench.page.getByRole('button', { name: 'Show Play' }).click();
    const input = workbench.page.locator('.quick-input-widget .quick-input-box input');
    await input.fill('1 2 3 4 5 6 7 x 8');
    await input.press('Enter');
    await isDone(play);
  });
});
