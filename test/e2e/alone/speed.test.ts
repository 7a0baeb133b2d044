import assert from 'node:assert/strict';
import type { Workbench } from '../../host/workbench';
import { keepFigures, quantile } from '../figures';
import { type PanelPage, clickLens } from '../panel';
import { useWorkbench } from '../suite';

const FILES = { 'sample.8puz': '2 3 4 1 5 x 7 6 8\n' };

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

  it('is told when it opens', async () => {
    const openings: { begun: number; painted: number }[] = [];
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
      await clickLens(workbench, 'Solve (19 moves)');
      await panel.ready();
      const { begun, painted } = await panel.frame.locator('html').evaluate(async () => {
        // The page paints nothing before it has its board.
        const find = () => performance.getEntriesByName('first-contentful-paint')[0];
        while (!find()) await new Promise(requestAnimationFrame);
        const { timeOrigin } = performance;
        return { begun: timeOrigin, painted: timeOrigin + (find()?.startTime ?? NaN) };
      });
      const start = await clicked;
      openings.push({ begun: begun - start, painted: painted - start });
      await workbench.closeEditors();
    }
    const median = (time: (opening: (typeof openings)[number]) => number) =>
      quantile(openings.map(time), 0.5);
    keepFigures('opening, medians', {
      'from the click on a lens to the page’s begin': median(({ begun }) => begun),
      'from there to the first board painted': median(({ begun, painted }) => painted - begun),
      'from the click to it': median(({ painted }) => painted),
    });
    assert.ok(openings.every(({ begun, painted }) => begun > 0 && painted > begun));
  });
});
