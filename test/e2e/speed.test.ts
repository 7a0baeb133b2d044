import assert from 'node:assert/strict';
import type { Workbench } from '../host/workbench';
import { keepFigures, quantile } from './figures';
import { type PanelPage, closeAll, usePanel } from './panel';

const FILES = { 'sample.8puz': '2 3 4 1 5 x 7 6 8\n' };

/** How often the panel is opened. */
const OPENINGS = 5;

describe('The panel’s speed', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  usePanel(FILES, (opened, page) => {
    [workbench, panel] = [opened, page];
  });

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

  it('is told when it opens', async () => {
    const [pages, boards]: [number[], number[]] = [[], []];
    for (let opening = 0; opening < OPENINGS; opening++) {
      await workbench.openFile('sample.8puz');
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
      await panel.open('sample.8puz');
      const { begun, painted } = await panel.frame.locator('html').evaluate(async () => {
        // The page paints nothing before it has its board.
        const find = () => performance.getEntriesByName('first-contentful-paint')[0];
        while (!find()) await new Promise(requestAnimationFrame);
        const { timeOrigin } = performance;
        return { begun: timeOrigin, painted: timeOrigin + (find()?.startTime ?? NaN) };
      });
      const start = await clicked;
      pages.push(begun - start);
      boards.push(painted - start);
      await closeAll(workbench, undefined);
    }
    keepFigures('from the click on a lens', {
      'to the page’s begin': quantile(pages, 0.5),
      'to the first board painted': quantile(boards, 0.5),
    });
    assert.ok(boards.every((time) => time > 0));
  });
});
