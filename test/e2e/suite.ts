import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings } from '../host/settings';
import {
  type Workbench,
  type WorkbenchOptions,
  folderWith,
  openWorkbench,
  writeFiles,
} from '../host/workbench';
import { PICTURES, PanelPage, STILL } from './panel';

/** A window that suites take turns in, as opening one takes longer than many of them. */
interface SharedWindow {
  workbench: Workbench;
  folder: string;
  /** How many suites have had it. */
  suites: number;
}

// Every test file is bundled with a copy of this module.
const shared = globalThis as { eightPuzzleWindow?: Promise<SharedWindow> };

/** What a suite needs of its window. */
export interface SuiteOptions extends Pick<WorkbenchOptions, 'viewport' | 'locale' | 'animated'> {
  /** User settings; by default nothing plays by itself. */
  settings?: Settings;
  /** Whether it has to be one that nothing has happened in. */
  own?: boolean;
  /** Whether what is open stays so from test to test. */
  keep?: boolean;
}

const VIEWPORT = { width: 1280, height: 800 };

/**
 * Gives a suite a window. After each test, all in it is closed, and settings and size are as they were.
 * @param files its folder
 * @param tell is handed the window, its panel and the folder's path before the first test
 */
export function useWorkbench(
  files: Readonly<Record<string, string>>,
  tell: (workbench: Workbench, panel: PanelPage, folder: string) => void,
  { settings = STILL, viewport = VIEWPORT, own = false, keep = false, ...ownOptions }: SuiteOptions = {},
): void {
  let workbench: Workbench;
  let folder: string;

  async function rest(isSpoilt: boolean): Promise<void> {
    await clear(workbench, isSpoilt);
    await workbench.setSettings(settings);
    await workbench.setSize(viewport);
  }

  before(async () => {
    if (own) {
      folder = folderWith(files);
      workbench = await openWorkbench({ folder, settings, viewport, ...ownOptions });
    } else {
      const window = await (shared.eightPuzzleWindow ??= openShared(settings));
      workbench = window.workbench;
      folder = join(window.folder, String(++window.suites));
      workbench.folder = folder;
      writeFiles(folder, files);
      await rest(false);
    }
    tell(workbench, new PanelPage(workbench), folder);
  });

  afterEach(async function () {
    // One that is tried again has no state.
    const hasFailed = this.currentTest?.state !== 'passed';
    if (hasFailed) await keepPicture(workbench, this.currentTest);
    if (!keep) await rest(hasFailed);
  });

  after(async () => {
    if (own) {
      await workbench.close();
    } else {
      if (keep) await rest(false);
      rmSync(folder, { recursive: true });
    }
  });
}

async function openShared(settings: Settings): Promise<SharedWindow> {
  const folder = folderWith({});
  return { workbench: await openWorkbench({ folder, settings, viewport: VIEWPORT }), folder, suites: 0 };
}

/** Leaves a window as if nothing had happened in it; one in which something went wrong is reloaded. */
async function clear(workbench: Workbench, isSpoilt: boolean): Promise<void> {
  const isCleared = await workbench.closeEditors().then(
    () => true,
    () => false,
  );
  if (isSpoilt || !isCleared) {
    await workbench.reload();
    await workbench.closeEditors();
  }
}

async function keepPicture(workbench: Workbench, test: Mocha.Test | undefined): Promise<void> {
  const name = test?.fullTitle().replaceAll(/\W+/g, '-') ?? 'hook';
  await workbench.screenshot(join(PICTURES, 'failed', `${name}.png`));
}
