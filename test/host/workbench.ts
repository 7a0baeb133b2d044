import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { windowAddress } from './address';
import { startBrowser } from './browser';
import { temporaryFolder } from './lifetime';
import { QuickInput } from './quickInput';
import { root } from './root';
import { startServer, type Server } from './server';
import { quietSettings, type Settings } from './settings';
import { installed } from './vsix';

const readyLimit = 60_000;

/** A webview that is in sight; one that has just been covered is there for a moment more. */
const SHOWN_WEBVIEW = 'iframe.webview.ready:visible';

/** The usual title of a window. */
const title = '${dirty}${activeEditorShort}${separator}${rootName}';
/** Two endings of it that nobody sees. */
const marks = ['\u200b', '\u200c'] as const;

/** How many editors one key closes: a file, its panel, and one more. */
const CLOSED_AT_ONCE = 3;

/** Leaves nothing of what a test has opened but editors that are more than usual; what is not saved is not asked about. */
const CLEAR = {
  key: 'Control+Alt+Shift+F8',
  command: 'runCommands',
  args: {
    commands: [
      'workbench.action.closeQuickOpen',
      'notifications.clearAll',
      'workbench.action.closePanel',
      ...Array<string>(CLOSED_AT_ONCE).fill('workbench.action.revertAndCloseActiveEditor'),
      // Or files that are gone would be offered on.
      'workbench.action.clearEditorHistoryWithoutConfirm',
    ],
  },
};

/** Solves the puzzle at the cursor, as the command of the palette does. */
const SOLVE = { key: 'Control+Alt+Shift+F7', command: 'eightPuzzle.solve' };

/** How often an editor may stay when it is told to close, and how long each time is, in milliseconds. */
const CLOSE_ATTEMPTS = 5;
const CLOSE_TIME = 2000;

/** What a workbench is opened with. */
export interface WorkbenchOptions {
  /** The folder to open, as an absolute path. */
  folder: string;
  /** A file to open, absolute or relative to `folder`. */
  file?: string;
  /** User settings on top of the quiet ones; they hold for all open workbenches of this process. */
  settings?: Settings;
  /** The language that the extension sees, such as `zh-cn`. VS Code's own words stay English. */
  locale?: string;
  /** The extension's folder; by default this project, or none where the extension is installed. */
  extensionPath?: string;
  /** The size of the window, in CSS pixels. */
  viewport?: { width: number; height: number };
  /** How many dots of a picture, by default one, there are to a CSS pixel. */
  scale?: number;
  /** Whether VS Code's own parts move as they do for users; by default they stand still. Ours always move. */
  animated?: boolean;
}

interface Machinery {
  server: Server;
  browser: Browser;
}

// Every test file is bundled with a copy of this module; they still share one server.
const shared = globalThis as { eightPuzzleMachinery?: Promise<Machinery> };

async function startMachinery(): Promise<Machinery> {
  const [server, browser] = await Promise.all([
    startServer(quietSettings, {
      vsix: installed,
      keybindings: [CLEAR, SOLVE].map((binding) => ({
        ...binding,
        key: binding.key.replace('Control', 'ctrl'),
      })),
    }),
    startBrowser(),
  ]);
  return { server, browser };
}

/** Has nothing move in a document of VS Code's own: drawing that takes a third of all time, and no test looks at it. */
function standStill(): void {
  // Webviews are documents of their own.
  if (window !== window.top) return;
  const style = new CSSStyleSheet();
  style.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(style);
}

/** When VS Code has set itself up and read what extensions contribute, in the words of its own measuring. */
const READY_MARKS = ['code/didStartWorkbench', 'code/didLoadExtensions'];

/** A VS Code window in a browser, with the extension loaded. */
export class Workbench {
  /** Playwright's page, for everything that has no helper here. */
  readonly page: Page;
  /** The text editor in front. */
  readonly editor: Locator;
  /** The folder that files are named in. */
  folder: string;

  readonly #context: BrowserContext;
  readonly #server: Server;
  readonly #quickInput: QuickInput;

  /** Use {@link openWorkbench}. */
  constructor(context: BrowserContext, page: Page, server: Server, folder: string) {
    this.#context = context;
    this.#server = server;
    this.page = page;
    this.#quickInput = new QuickInput(page);
    this.folder = folder;
    this.editor = page.locator('.editor-group-container.active .editor-instance .monaco-editor').first();
  }

  /** Resolves when the window has restored its editors and takes commands. */
  async ready(): Promise<void> {
    // VS Code's driver for tests can tell of it too, but only when all has been loaded for which there is no hurry.
    await this.page.waitForFunction(
      (marks) => marks.every((mark) => performance.getEntriesByName(mark).length > 0),
      READY_MARKS,
      { timeout: readyLimit },
    );
  }

  /**
   * Waits until VS Code has put the state of an editor like this into the browser's storage. It does so
   * every few seconds when it has nothing else to do, and not before a reload.
   */
  async waitForStored(state: RegExp): Promise<void> {
    await this.page.waitForFunction(
      async (source) => {
        const asked = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => {
              resolve(request.result);
            };
            request.onerror = () => {
              reject(new Error('The storage cannot be read.'));
            };
          });
        for (const { name = '' } of await indexedDB.databases()) {
          if (!name.startsWith('vscode-web-state-db-')) continue;
          const database = await asked(indexedDB.open(name));
          const items = database.transaction('ItemTable').objectStore('ItemTable');
          const editors = await asked<unknown>(items.get('memento/workbench.parts.editor'));
          database.close();
          if (new RegExp(source).test(String(editors))) return true;
        }
        return false;
      },
      state.source,
      { polling: 200 },
    );
  }

  /** Reloads the window, as the command "Developer: Reload Window" does. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Replaces the user settings, the quiet ones apart, and resolves when the running window has taken them. */
  async setSettings(settings: Settings): Promise<void> {
    // Seen in the title when they have been read, for it can take seconds on a busy machine.
    const seen = await this.page.title();
    const marked = (mark: string) => ({ ...quietSettings, ...settings, 'window.title': `${title}${mark}` });
    if (marks.some((mark) => seen.endsWith(mark) && this.#server.hasSettings(marked(mark)))) return;
    const mark = seen.endsWith(marks[0]) ? marks[1] : marks[0];
    this.#server.setSettings(marked(mark));
    await this.page.waitForFunction((end) => document.title.endsWith(end), mark);
  }

  /** Gives the window a size, in CSS pixels. */
  async setSize(size: { width: number; height: number }): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await this.page.setViewportSize(size);
  }

  /** Runs a command by its full title in the command palette, such as `View: Split Editor`. */
  async runCommand(command: string): Promise<void> {
    const row = this.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ has: this.page.locator('.label-name', { hasText: exactly(command) }) });
    await this.#quickInput.pick('F1', `>${command}`, row);
  }

  /** Opens a file of the folder, which then is in front. */
  async openFile(name: string): Promise<void> {
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: name });
    // By its whole path, as VS Code looks for new files when it has shown what it knew of before.
    await this.#quickInput.pick('Control+p', resolve(this.folder, name), row);
    await this.page.locator('.tab.active').filter({ hasText: name }).first().waitFor();
  }

  /** Opens a file of the folder, and solves the first puzzle in it. */
  async solveFile(name: string): Promise<void> {
    await this.openFile(name);
    await this.editor.and(this.page.locator(`[data-uri$="/${name}"]`)).waitFor();
    await this.page.keyboard.press(SOLVE.key);
  }

  /** Puts the cursor at a line and column, both counted from 1, of the editor in front. */
  async goTo(line: number, column = 1): Promise<void> {
    const input = await this.#quickInput.ask('Control+g', `:${line}:${column}`);
    await input.press('Enter');
    await input.waitFor({ state: 'hidden' });
  }

  /** Selects from one place to another, lines and columns counted from 1. */
  async select(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const { keyboard } = this.page;
    await this.goTo(...from);
    await keyboard.press('Control+k');
    await keyboard.press('Control+b');
    await this.goTo(...to);
    await keyboard.press('Control+k');
    await keyboard.press('Control+k');
  }

  /** The text of the editor in front, as far as it is scrolled into view. */
  editorText(): Promise<string> {
    return textIn(this.editor);
  }

  /** Waits until an editor, by default the one in front, has this text, as far as it is scrolled into view. */
  async waitForText(text: string, editor: Locator = this.editor): Promise<void> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const found = await textIn(editor);
      if (found === text) return;
      if (Date.now() > deadline) assert.equal(found, text);
      await this.page.waitForTimeout(50);
    }
  }

  /** The whole text of the editor in front, by way of the clipboard. */
  async wholeText(): Promise<string> {
    await this.page.evaluate(() => navigator.clipboard.writeText(''));
    await this.editor.locator('.view-lines').click();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.press('Control+c');
    return this.waitForCopied(/./);
  }

  /** Replaces the text of the editor in front. Pasted, since VS Code indents what is typed. */
  async setEditorText(text: string): Promise<void> {
    await this.editor.locator('.view-lines').click();
    await this.page.keyboard.press('Control+a');
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('Control+v');
    const deadline = Date.now() + 10_000;
    // The clipboard answers when it likes; the end of the text is what is scrolled to.
    while (!text.replaceAll('\t', '    ').endsWith(await this.editorText())) {
      if (Date.now() > deadline) {
        throw new Error('The editor did not take the text.');
      }
      await this.page.waitForTimeout(50);
    }
  }

  /** Waits until the clipboard has this text, or one like it, and gives what it has. */
  async waitForCopied(expected: string | RegExp): Promise<string> {
    const deadline = Date.now() + 10_000;
    for (;;) {
      const copied = await this.page.evaluate(() => navigator.clipboard.readText());
      if (typeof expected === 'string' ? copied === expected : expected.test(copied)) return copied;
      if (Date.now() > deadline) throw new Error(`The clipboard has "${copied}" instead of ${expected}.`);
      await this.page.waitForTimeout(50);
    }
  }

  /** The page inside the webview in front. */
  webview(): FrameLocator {
    return pageOf(this.page.locator(SHOWN_WEBVIEW));
  }

  /** The pages inside all webviews that are in sight. */
  async webviews(): Promise<FrameLocator[]> {
    return (await this.page.locator(SHOWN_WEBVIEW).all()).map(pageOf);
  }

  /** A notification with this text, or with text like this, once it is there. */
  async notification(text: string | RegExp): Promise<Locator> {
    const list = this.page.locator('.notifications-center');
    const found = list.locator('.notification-list-item').filter({ hasText: text });
    const deadline = Date.now() + 30_000;
    while (!(await found.isVisible())) {
      if (Date.now() > deadline) throw new Error(`There is no notification like "${text}".`);
      // Under the smoke-test driver none pops up; each waits in their list, which closes when the last one goes.
      if (!(await list.isVisible())) await this.runCommand('Notifications: Show Notifications');
      await this.page.waitForTimeout(50);
    }
    return found;
  }

  /** Takes a picture of the whole window. */
  async screenshot(file: string): Promise<void> {
    mkdirSync(dirname(file), { recursive: true });
    await this.page.screenshot({ path: file });
  }

  /** Closes all editors, saved or not, the area below them, and all that is laid over them. */
  async closeEditors(): Promise<void> {
    const { keyboard } = this.page;
    let left = await this.page.locator('.tab').count();
    let attempts = 0;
    do {
      const before = left;
      // A menu or a dialog would take the key.
      await keyboard.press('Escape');
      await keyboard.press(CLEAR.key);
      left = await this.#waitForFewerTabs(before);
      attempts = left < before ? 0 : attempts + 1;
      if (attempts > CLOSE_ATTEMPTS) throw new Error(`${left} editors do not close.`);
    } while (left > 0);
  }

  /** Closes the window. */
  async close(): Promise<void> {
    await this.#context.close();
  }

  /** @returns how many tabs are left, once they are fewer or that has taken too long */
  async #waitForFewerTabs(before: number): Promise<number> {
    const deadline = Date.now() + CLOSE_TIME;
    for (;;) {
      const tabs = await this.page.locator('.tab').count();
      if (tabs === 0 || tabs < before || Date.now() > deadline) return tabs;
      await this.page.waitForTimeout(20);
    }
  }
}

function pageOf(webview: Locator): FrameLocator {
  return webview.contentFrame().frameLocator('iframe#active-frame');
}

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** Opens a VS Code window with the extension. The first call of a process starts server and browser. */
export async function openWorkbench(options: WorkbenchOptions): Promise<Workbench> {
  const { server, browser } = await (shared.eightPuzzleMachinery ??= startMachinery());
  const { folder, file, settings = {}, locale, viewport, scale, animated = false } = options;
  server.setSettings({ ...quietSettings, ...settings });
  const context = await browser.newContext({
    viewport: viewport ?? { width: 1280, height: 800 },
    deviceScaleFactor: scale ?? 1,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  if (locale !== undefined) {
    await context.addInitScript((language) => {
      Object.assign(globalThis, { _VSCODE_NLS_LANGUAGE: language });
    }, locale);
  }
  const page = await context.newPage();
  // Not in the whole context: what a test opens in a page beside this one is to move.
  if (!animated) await page.addInitScript(standStill);
  const workbench = new Workbench(context, page, server, folder);
  await page.goto(
    windowAddress(server.url, {
      folder,
      file: file === undefined ? undefined : resolve(folder, file),
      extension: options.extensionPath ?? (installed === undefined ? root : undefined),
    }),
  );
  await workbench.ready();
  if (file !== undefined) {
    await workbench.editor.waitFor({ timeout: readyLimit });
  }
  return workbench;
}

/** A temporary folder with these files, gone when the process ends: a workspace of a test's own. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const { path } = temporaryFolder('folder');
  writeFiles(path, files);
  return path;
}

/** Writes files into a folder, which is made if it is not there. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The text of the lines that an editor has drawn, which it does in any order. */
export async function textIn(editor: Locator): Promise<string> {
  const lines = await editor.locator('.view-line').evaluateAll((elements) =>
    elements
      .map((element) => ({ top: element.getBoundingClientRect().top, text: element.textContent }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text.replaceAll('\u00a0', ' ')),
  );
  return lines.join('\n');
}
