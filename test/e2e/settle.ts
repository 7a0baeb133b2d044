import type { FrameLocator, Page } from 'playwright-core';

/** Waits until nothing in a page moves, and all of it is painted. */
export async function settle(page: FrameLocator | Page): Promise<void> {
  await page.locator('html').evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // What is asked for in a frame is painted before the next but one.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}
