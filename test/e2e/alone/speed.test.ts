import assert from 'node:assert/strict';
import type { FrameLocator } from 'playwright-core';
import type { Workbench } from '../../host/workbench';
import { keepFigures, quantile } from '../figures';
import { type PanelPage, clickLens } from '../panel';
import { useWorkbench } from '../suite';

const FILES = { 'sample.8puz': '2 3 4 1 5 x 7 6 8\n', 'notes.md': '# Notes\n' };

/** How often the panel is opened. */
const OPENINGS = 5;

describe('The panel’s speed', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(
    FILES,
    (opened, page) => {
      [workbench, panel] = [opened, page];
    },
    { own: true, animated: true },
  );

  it('is that of the screen when a solution plays: tiles slide by transform alone', async () => {
    await panel.open('sample.8puz');
    await panel.button(/^Play/).click();
    await panel.waitForStep(1);
    const { times, animated } = await panel.frame.locator('html').evaluate(async () => {
      const begin = await new Promise<number>(requestAnimationFrame);
      const [frames, animations] = [[begin], new Set<string>()];
      for (let now = begin; now - begin < 5000;) {
        now = await new Promise<number>(requestAnimationFrame);
        frames.push(now);
        for (const animation of document.getAnimations()) {
          const { target } = animation.effect as KeyframeEffect;
          const what = animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
          animations.add(`${target?.classList[0] ?? ''} ${what}`);
        }
      }
      return {
        times: frames.slice(1).map((now, index) => now - (frames[index] ?? now)),
        animated: [...animations],
      };
    });
    keepFigures('frames while a solution plays', {
      median: quantile(times, 0.5),
      '95th percentile': quantile(times, 0.95),
    });
    assert.deepEqual(animated, ['tile transform']);
  });

  it('is told when it opens, beside that of a page of VS Code’s own', async () => {
    const panels: Opening[] = [];
    const previews: Opening[] = [];
    for (let opening = 0; opening < OPENINGS; opening++) {
      await workbench.openFile('sample.8puz');
      panels.push(
        await timed(workbench, async () => {
          await clickLens(workbench, 'Solve (19 moves)');
          await panel.ready();
          return panel.frame;
        }),
      );
      await workbench.closeEditors();
      await workbench.openFile('notes.md');
      previews.push(
        await timed(workbench, async () => {
          await workbench.runCommand('Markdown: Open Preview');
          const preview = workbench.webview();
          await preview.getByRole('heading', { name: 'Notes' }).waitFor();
          return preview;
        }),
      );
      await workbench.closeEditors();
    }
    for (const [name, openings] of Object.entries({
      'opening the panel': panels,
      'opening a Markdown preview': previews,
    })) {
      const median = (time: (opening: Opening) => number) => quantile(openings.map(time), 0.5);
      keepFigures(name, {
        'from the click to the page’s begin': median(({ begun }) => begun),
        'from there to the first picture': median(({ begun, painted }) => painted - begun),
        'from the click to it': median(({ painted }) => painted),
      });
      assert.ok(openings.every(({ begun, painted }) => begun > 0 && painted > begun));
    }
  });
});

/** When a page began and was first painted, in milliseconds after the click. */
interface Opening {
  readonly begun: number;
  readonly painted: number;
}

/** @param open opens a page by one click, the first one of its own, and resolves when it shows what it has to show */
async function timed(workbench: Workbench, open: () => Promise<FrameLocator>): Promise<Opening> {
  const clicked = workbench.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'mousedown',
          () => {
            resolve(Date.now());
          },
          { once: true, capture: true },
        );
      }),
  );
  const page = await open();
  const { begun, painted } = await page.locator('html').evaluate(async () => {
    // Neither page paints anything before it has what it shows.
    const find = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!find()) await new Promise(requestAnimationFrame);
    const { timeOrigin } = performance;
    return { begun: timeOrigin, painted: timeOrigin + (find()?.startTime ?? NaN) };
  });
  const start = await clicked;
  return { begun: begun - start, painted: painted - start };
}
