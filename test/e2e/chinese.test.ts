import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Workbench } from '../host/workbench';
import { PICTURES, type PanelPage, clickLens } from './panel';
import { settle } from './settle';
import { useWorkbench } from './suite';

const FILES = {
  'a.8puz': '2 3 4\n1 5 x\n7 6 8\n\n1 2 3\n4 5 6\n8 7 x\n',
  'none.8puz': '# 1 2 3\n',
  'b.8puz': '2 3 4 1 5 x 7 6 8\nulldd\n\n1 2 3\n4 5 5\n7 8 x\n',
};

/** Latin words that belong into Chinese sentences: names, keys, units, terms, and what a file holds. */
const LATIN = new Set([
  ...['IDA', 'Gaschnig', 'Markdown', 'CSV', 'OPEN', 'kB', 'MB'],
  ...['Ctrl', 'Home', 'End', 'Enter'],
  ...['ullddr', 'unsolvable', 'unreadable', 'Impossible', 'puz'],
]);

/** The panel's views, each by its tab and by what it is waited for. */
const VIEWS = [
  ['solution', '解法', '.moves'],
  ['compare', '比较', '.run-bar'],
  ['search', '搜索', '.search-tree'],
  ['play', '游戏', '.play-status'],
  ['space', '状态空间', '.bar.here'],
] as const;

/** What a place shows and says: its texts, and the names, values and tooltips of its controls. */
async function said(place: Locator): Promise<string[]> {
  return place.evaluateAll((roots) =>
    roots.flatMap((root) =>
      [root, ...root.querySelectorAll('*')].flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ data }: Node & { data?: string }) => data ?? ''),
        ...['title', 'aria-label', 'aria-valuetext', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ]),
    ),
  );
}

/** Checks that something is said in Chinese, and nothing in English. */
async function assertChinese(place: Locator): Promise<void> {
  const texts = (await said(place)).filter((text) => text.trim() !== '');
  assert.ok(
    texts.some((text) => /\p{Script=Han}/u.test(text)),
    `Nothing is said in Chinese: ${texts.join(' | ')}`,
  );
  const foreign = texts.filter((text) =>
    (text.match(/\p{Script=Latin}{2,}/gu) ?? []).some((word) => !LATIN.has(word)),
  );
  assert.deepEqual(foreign, []);
}

describe('In Chinese', () => {
  let workbench: Workbench;
  let panel: PanelPage;

  useWorkbench(
    FILES,
    (opened, page) => {
      [workbench, panel] = [opened, page];
    },
    { own: true, locale: 'zh-cn' },
  );

  async function picture(name: string): Promise<void> {
    for (const page of [workbench.page, ...(await workbench.webviews())]) await settle(page);
    await workbench.screenshot(join(PICTURES, 'zh-cn', `${name}.png`));
  }

  const body = () => panel.frame.locator('body');

  it('are the lenses, and the page by its language too', async () => {
    await workbench.openFile('a.8puz');
    await clickLens(workbench, '求解（19 步）');
    await panel.ready();
    await assertChinese(workbench.page.locator('.codelens-decoration'));
    assert.equal(await panel.frame.locator('html').getAttribute('lang'), 'zh-cn');
    await panel.button('第 5 步：下').click();
    await panel.step.filter({ hasText: '第 5 步，共 19 步：空格向下，移动数字块' }).waitFor();
  });

  for (const [view, tab, part] of VIEWS) {
    it(`is the view ${view}, wide and narrow, which has room in 300 pixels`, async () => {
      await panel.open('a.8puz', tab);
      await panel.frame.locator(part).first().waitFor();
      if (view === 'search') {
        await panel.frame.getByRole('slider', { name: '已扩展的结点' }).fill('18');
        await panel.frame.locator('.run-step', { hasText: /^第 18 步/ }).waitFor();
      }
      await picture(view);
      await assertChinese(body());
      await workbench.page.setViewportSize({ width: 920, height: 1100 });
      await picture(`${view}-narrow`);
      const wide = await panel.frame.locator('main').evaluate((main) => {
        main.style.width = '300px';
        main.style.margin = '0';
        return [...main.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > 300)
          .filter((element) => !element.closest('.for-screen-readers, .tree-view, .result-table'))
          .map((element) => `${element.getAttribute('class')}: ${element.textContent}`);
      });
      assert.deepEqual(wide, []);
    });
  }

  it('is a comparison that was run', async () => {
    await panel.open('a.8puz', '比较');
    await panel.button(/^比较 \d+ 种方法$/).click();
    await panel.frame.locator('.run-bar').getByText('最短解为 19 步。').waitFor({ timeout: 90_000 });
    await picture('compare-results');
    await assertChinese(body());
  });

  it('are a hint, and a board that is set up', async () => {
    await panel.open('a.8puz', '游戏');
    await panel.button(/^提示/).click();
    await panel.frame.getByText(/^提示：将数字块 \d 向.移动。$/).waitFor();
    await assertChinese(body());
    await panel.button('摆放棋盘').click();
    await panel.frame.locator('.setting-up').waitFor();
    await picture('set-up');
    await assertChinese(body());
  });

  it('is why a board is unsolvable', async () => {
    await panel.open('a.8puz');
    await panel.button('下一题').click();
    await panel.frame.getByRole('heading', { name: '无解' }).waitFor();
    await picture('unsolvable');
    await assertChinese(body());
  });

  it('are the problems of a file, and their quick fixes', async () => {
    await workbench.openFile('b.8puz');
    await workbench.editor.locator('.squiggly-error').first().waitFor();
    await workbench.runCommand('Problems: Focus on Problems View');
    const problems = workbench.page.locator('.markers-panel .monaco-list-row');
    for (const told of [
      '这些移动到达的是 1 2 3 / 7 5 4 / x 6 8，不是目标状态。',
      '数字块 5 重复出现，缺少数字块 6。',
      '首次出现在这里。',
    ]) {
      await problems.filter({ hasText: told }).first().waitFor();
    }
    await workbench.goTo(5, 5);
    await workbench.page.keyboard.press('Control+.');
    const fix = workbench.page.locator('.action-widget .monaco-list-row').filter({ hasText: '替换为 6' });
    await fix.first().waitFor();
    await picture('problems');
    await assertChinese(fix.locator('.title'));
    await workbench.page.keyboard.press('Escape');
  });

  it('is what is told under the pointer', async () => {
    await workbench.openFile('a.8puz');
    await workbench.goTo(1, 1);
    await workbench.runCommand('Show or Focus Hover');
    const hover = workbench.page.locator('.monaco-hover:visible').filter({ hasText: '距离：19 步' });
    await hover.waitFor();
    await picture('hover');
    await assertChinese(hover.locator('.rendered-markdown').locator('p, li, td, a'));
  });

  it('are errors', async () => {
    await workbench.openFile('none.8puz');
    await workbench.page.locator('.editor-actions .codicon-run-all').click();
    const message = await workbench.notification('文件中没有可以读取的题目。');
    await picture('error');
    await assertChinese(message.locator('.notification-list-item-message'));
  });

  it('are questions and messages', async () => {
    await workbench.openFile('b.8puz');
    await workbench.page.locator('.editor-actions .codicon-run-all').click();
    const rows = workbench.page.locator('.quick-input-list .monaco-list-row');
    await rows.filter({ hasText: '移动序列' }).waitFor();
    await picture('question');
    await assertChinese(workbench.page.locator('.quick-input-title'));
    await assertChinese(rows.locator('.label-name, .quick-input-list-label-meta'));
    await rows.filter({ hasText: '移动序列' }).click();
    await workbench.page.locator('.tab.active').filter({ hasText: 'Untitled' }).waitFor();
    const message = await workbench.notification('有 1 道题无法读取');
    await picture('message');
    await assertChinese(message.locator('.notification-list-item-message'));
    await workbench.runCommand('View: Revert and Close Editor');
  });
});
