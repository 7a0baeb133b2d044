// `npm run icon`: draws media/icon.png, which the Marketplace wants, from media/icon.svg.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBrowser } from '../host/browser';
import { root } from '../host/root';

/** The Marketplace shows it at 128 pixels, on screens of two dots to the pixel. */
const SIZE = 256;

async function main(): Promise<void> {
  const browser = await startBrowser();
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  const picture = readFileSync(join(root, 'media/icon.svg')).toString('base64');
  await page.setContent(
    `<style>body { margin: 0 }</style><img src="data:image/svg+xml;base64,${picture}" width="${SIZE}">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(root, 'media/icon.png'), omitBackground: true });
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
