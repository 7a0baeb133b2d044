import * as vscode from 'vscode';
import { equal, eventually, ok } from './assert';
import { closeAll, open, openUnseen } from './editors';

const SAMPLE = '2 3 4\n1 5 x\n7 6 8';

/** Where a piece of text begins that stands first in a document. */
function at(document: vscode.TextDocument, text: string): vscode.Position {
  const offset = document.getText().indexOf(text);
  ok(offset >= 0, `${text} is not in the document.`);
  return document.positionAt(offset);
}

/** What the extension tells of a place. */
async function hover(document: vscode.TextDocument, position: vscode.Position): Promise<string> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    position,
  );
  const contents = hovers.flatMap((found) => found.contents as vscode.MarkdownString[]);
  return contents.map(({ value }) => value).join('\n');
}

function has(text: string, ...parts: string[]): void {
  for (const part of parts) ok(text.includes(part), `${part} is not in:\n${text}`);
}

async function symbols(document: vscode.TextDocument): Promise<vscode.DocumentSymbol[]> {
  // Undefined, if there are none.
  const found = await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
    'vscode.executeDocumentSymbolProvider',
    document.uri,
  );
  return found ?? [];
}

function folds(document: vscode.TextDocument): Thenable<vscode.FoldingRange[]> {
  return vscode.commands.executeCommand('vscode.executeFoldingRangeProvider', document.uri);
}

/** What is offered at a place by the extension: VS Code's own words for a file are left out. */
async function offered(
  document: vscode.TextDocument,
  position: vscode.Position,
  trigger?: string,
): Promise<string[]> {
  const items = await completions(document, position, trigger);
  const isOurs = ({ sortText }: vscode.CompletionItem) => /^\d{3}$/.test(sortText ?? '');
  return items.filter(isOurs).map(labelOf);
}

async function completions(
  document: vscode.TextDocument,
  position: vscode.Position,
  trigger?: string,
): Promise<vscode.CompletionItem[]> {
  const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    document.uri,
    position,
    trigger,
  );
  return items;
}

function labelOf({ label }: vscode.CompletionItem): string {
  return typeof label === 'string' ? label : label.label;
}

/** The tokens of a document, each as "what is written: type.modifiers". */
async function tokens(document: vscode.TextDocument, range: vscode.Range): Promise<string[]> {
  const legend = await vscode.commands.executeCommand<vscode.SemanticTokensLegend>(
    'vscode.provideDocumentRangeSemanticTokensLegend',
    document.uri,
    range,
  );
  const { data } = await vscode.commands.executeCommand<vscode.SemanticTokens>(
    'vscode.provideDocumentRangeSemanticTokens',
    document.uri,
    range,
  );
  const found: string[] = [];
  let [line, character] = [0, 0];
  for (let index = 0; index < data.length; index += 5) {
    const [lines = 0, characters = 0, length = 0, type = 0, bits = 0] = data.slice(index, index + 5);
    character = lines > 0 ? characters : character + characters;
    line += lines;
    const text = document.getText(new vscode.Range(line, character, line, character + length));
    const modifiers = legend.tokenModifiers.filter((_, bit) => bits & (1 << bit));
    found.push(`${text}: ${[legend.tokenTypes[type], ...modifiers].join('.')}`);
  }
  return found;
}

describe('Over a puzzle', () => {
  afterEach(closeAll);

  it('a file tells of it, and of the tile', async () => {
    const { document } = await open(`${SAMPLE}\n`);
    // The first of all hovers may come before the extension is active.
    await eventually(async () => {
      const text = await hover(document, at(document, '5'));
      has(
        text,
        'Tile **5** is on its place',
        `\`\`\`text\n${SAMPLE}\n\`\`\``,
        '**19 moves**, 4 shortest solutions',
      );
      has(text, 'pattern databases', 'command:eightPuzzle.solveAt?');
    });
  });

  it('its link carries what the command needs', async () => {
    const { document } = await open(`12345678x\n\n${SAMPLE}\n`);
    const text = await hover(document, at(document, '2 3 4'));
    const query = /solveAt\?([^ )]+)/.exec(text)?.[1] ?? '';
    const [uri, offset] = JSON.parse(decodeURIComponent(query)) as [vscode.Uri, number];
    equal(vscode.Uri.from(uri).toString(), document.uri.toString());
    equal(offset, 11);
  });

  it('an untitled document tells of it', async () => {
    const document = await vscode.workspace.openTextDocument({ language: '8puz', content: SAMPLE });
    has(await hover(document, new vscode.Position(1, 0)), '**19 moves**');
  });

  it('a fenced block of Markdown tells of it, and other blocks do not', async () => {
    const fence = (language: string) => `\`\`\`${language}\n${SAMPLE}\n\`\`\`\n\n`;
    const { document } = await open(`# Puzzles\n\n${fence('8puz')}${fence('text')}`, 'markdown');
    has(await hover(document, new vscode.Position(4, 0)), '**19 moves**', 'Tile **1** ');
    equal(await hover(document, new vscode.Position(10, 0)), '');
  });

  it('larger boards have bounds', async () => {
    const { document } = await open('1 2 3 4\n5 6 7 8\n9 10 11 12\n13 x 14 15\n');
    has(await hover(document, new vscode.Position(0, 0)), 'not searched; **2 moves** at least');
  });

  it('flaws tell nothing', async () => {
    const { document } = await open('2 3 4\n1 5 x\n7 6 5\n');
    equal(await hover(document, new vscode.Position(0, 0)), '');
  });

  it('answers are counted and judged', async () => {
    const { document } = await open('1 2 3 4 5 6 x 7 8\nrr\n');
    has(
      await hover(document, at(document, 'rr')),
      '**2 moves** of the blank: right 2×',
      'no solution is shorter',
    );
  });

  it('names of goals are drawn', async () => {
    const { document } = await open('goal: spiral\n\n2 3 4 1 5 x 7 6 8\n');
    equal(await hover(document, at(document, 'spiral')), '```text\n1 2 3\n8 x 4\n7 6 5\n```');
  });
});

describe('The outline', () => {
  afterEach(closeAll);

  it('has puzzles with their parts, named by the comment above, and goals', async () => {
    const { document } = await open(
      `goal: spiral\n\n# the sample\n${SAMPLE}\n19\n\n12345678x -> 1234567x8\n`,
    );
    const lines = (all: vscode.DocumentSymbol[]): unknown[] =>
      all.map(({ name, detail, children }) => [`${name}: ${detail}`, ...lines(children)]);
    const inOrder = (await symbols(document)).sort((a, b) => a.range.start.compareTo(b.range.start));
    equal(lines(inOrder), [
      ['Goal: spiral'],
      ['the sample: 2 3 4 / 1 5 x / 7 6 8', ['Start: 2 3 4 / 1 5 x / 7 6 8'], ['Answer: 19']],
      ['Puzzle 2: 1 2 3 / 4 5 6 / 7 8 x', ['Start: 1 2 3 / 4 5 6 / 7 8 x'], ['Goal: 1 2 3 / 4 5 6 / 7 x 8']],
    ]);
  });

  it('and the folds of a long file leave the host to others', async () => {
    const document = await openUnseen(`# a puzzle\n${SAMPLE}\nullddrurdllurdruldr\n\n`.repeat(10_000));
    let [last, longest] = [Date.now(), 0];
    const clock = setInterval(() => {
      longest = Math.max(longest, Date.now() - last);
      last = Date.now();
    }, 5);
    try {
      equal((await symbols(document)).length, 5_000);
      // As many as VS Code keeps by default.
      equal((await folds(document)).length, 5_000);
    } finally {
      clearInterval(clock);
    }
    // A coarse guard: what VS Code does with the answers, in this same host, and a busy machine are in it.
    ok(longest < 500, `The host was held for ${longest} ms.`);
  });
});

describe('Folding', () => {
  afterEach(closeAll);

  it('folds puzzles and runs of comments', async () => {
    const { document } = await open(`# a\n# b\n\n${SAMPLE}\n19\n\n12345678x\n`);
    const found = (await folds(document)).map(({ start, end, kind }) => [start, end, kind]);
    equal(found, [
      [0, 1, vscode.FoldingRangeKind.Comment],
      [3, 6, undefined],
    ]);
  });
});

describe('Expanding the selection', () => {
  afterEach(closeAll);

  it('goes from the tile to the file', async () => {
    const { document } = await open(`# a\n${SAMPLE}\n19\n\n12345678x\n`);
    const [innermost] = await vscode.commands.executeCommand<vscode.SelectionRange[]>(
      'vscode.executeSelectionRangeProvider',
      document.uri,
      [at(document, '5')],
    );
    const texts: string[] = [];
    for (let range = innermost; range; range = range.parent) texts.push(document.getText(range.range));
    for (const text of ['5', '1 5 x', SAMPLE, `${SAMPLE}\n19`, `# a\n${SAMPLE}\n19`, document.getText()]) {
      ok(texts.includes(text), `${JSON.stringify(text)} is not in ${JSON.stringify(texts)}`);
    }
  });
});

describe('Completion', () => {
  afterEach(closeAll);

  it('offers the tiles that are missing, the blank as the file writes it', async () => {
    const text = '2 3 4 1 5 _ 7 6 8\n\n2 3 4\n1 ';
    const { document } = await open(text);
    const end = document.positionAt(text.length);
    equal(await offered(document, end, ' '), ['_', '5', '6', '7', '8']);
    equal(await offered(document, end), ['_', '5', '6', '7', '8']);
  });

  it('offers in an untitled document too', async () => {
    const document = await vscode.workspace.openTextDocument({ language: '8puz', content: '2 3 4\n1 ' });
    equal(await offered(document, new vscode.Position(1, 2)), ['x', '5', '6', '7', '8']);
  });

  it('offers goals by name behind a label, and nothing in comments', async () => {
    const { document } = await open(`${SAMPLE}\n# goal: \n\ngoal: `);
    equal(await offered(document, new vscode.Position(5, 6)), ['blank-last', 'blank-first', 'spiral']);
    equal(await offered(document, new vscode.Position(3, 8)), []);
  });

  it('has the snippets that the manifest names', async () => {
    const { document } = await open('ju\n');
    // VS Code reads the file of snippets when it is asked for the first time.
    await eventually(async () => {
      const items = await completions(document, new vscode.Position(0, 2));
      const snippets = items.filter(({ kind }) => kind === vscode.CompletionItemKind.Snippet);
      ok(
        snippets.some((item) => labelOf(item) === 'judge'),
        snippets.map(labelOf).join(' '),
      );
    });
  });
});

describe('Semantic tokens', () => {
  afterEach(closeAll);

  it('tell tiles on their places and wrong ones, in what is seen', async () => {
    const { document } = await open('1\n2 3 4 1 5 x 7 6 8\n\n1 1 2\n3 4 5\n6 7 x\n');
    const all = new vscode.Range(0, 0, document.lineCount - 1, 0);
    const found = await eventually(() => tokens(document, all));
    equal(found.slice(0, 8), [
      '1: caseCount',
      '2: tile',
      '3: tile',
      '4: tile',
      '1: tile',
      '5: tile.placed',
      'x: blank',
      '7: tile.placed',
    ]);
    ok(found.includes('1: tile.faulty'), found.join(', '));
    equal((await tokens(document, new vscode.Range(3, 0, 3, 5))).length, 3);
  });
});
