import * as vscode from 'vscode';
import { eventually, ok } from './assert';
import { closeAll, open, waitForPanels } from './editors';

const PUZZLE = '2 3 4 1 5 x 7 6 8';

describe('Export Solution', () => {
  afterEach(closeAll);

  /** Has the solution of the sample written to a file, once it is there. @returns what is in the file */
  async function exported(format: 'svg' | 'gif'): Promise<Uint8Array> {
    const { document } = await open(`${PUZZLE}\n`);
    await vscode.commands.executeCommand('eightPuzzle.solve');
    await waitForPanels(1);
    const to = vscode.Uri.joinPath(document.uri, '..', `exported.${format}`);
    return eventually(async () => {
      await vscode.commands.executeCommand('eightPuzzle.export', { format, to });
      return vscode.workspace.fs.readFile(to);
    }, 30_000);
  }

  it('writes an SVG', async () => {
    const text = new TextDecoder().decode(await exported('svg'));
    ok(text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'), text.slice(0, 100));
    ok(text.includes('<title>3×3 sliding puzzle, played in 19 moves</title>'), text.slice(0, 300));
  });

  it('writes a GIF, which the page draws', async () => {
    const bytes = await exported('gif');
    ok(
      new TextDecoder().decode(bytes.slice(0, 6)) === 'GIF89a',
      `It begins with ${bytes.slice(0, 6).join()}.`,
    );
    ok(bytes.length > 10_000, `It has ${bytes.length} bytes.`);
    ok(bytes.at(-1) === 0x3b, 'It has no end.');
  });
});

describe('Markdown as VS Code renders it', () => {
  before(function () {
    // It asks the extensions of its own host only, and the server build has it in Node's.
    if (!vscode.extensions.getExtension('vscode.markdown-language-features')) this.skip();
  });

  const render = (text: string) => vscode.commands.executeCommand<string>('markdown.api.render', text);

  it('has puzzles drawn', async () => {
    const html = await render(`\`\`\`8puz\n${PUZZLE}\nullddrurdllurdruldr\n\`\`\`\n`);
    ok(html.includes('<figure>') && html.includes('@keyframes'), html.slice(0, 500));
  });

  it('has what is no puzzle as text', async () => {
    const html = await render('```8puz\n2 3 4\n1 5\n```\n');
    ok(!html.includes('<figure>') && html.includes('<code'), html.slice(0, 500));
  });
});
