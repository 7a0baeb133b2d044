import * as vscode from 'vscode';
import { equal, eventually, ok } from './assert';
import { append, closeAll, open, openUnseen } from './editors';

const SAMPLE = '2 3 4 1 5 x 7 6 8';

function ours(document: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ source }) => source === '8-puzzle')
    .sort((a, b) => a.range.start.compareTo(b.range.start));
}

/** Waits until the diagnostics of a document are these: what they are of, and their codes. */
async function expectFound(document: vscode.TextDocument, expected: string[]): Promise<void> {
  await eventually(() => {
    const found = ours(document).map(({ range, code }) => {
      return `${document.getText(range)}: ${typeof code === 'string' ? code : 'of no kind'}`;
    });
    equal(found, expected);
  });
}

/** The quick fixes for the first diagnostic of a kind; the one with this title is applied, if one is asked for. */
async function fixes(document: vscode.TextDocument, code: string, apply?: string): Promise<string[]> {
  const diagnostic = await eventually(() => {
    const found = ours(document).find((candidate) => candidate.code === code);
    ok(found, `${code} is not found.`);
    return found;
  });
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    diagnostic.range,
    vscode.CodeActionKind.QuickFix.value,
    apply === undefined ? undefined : 100,
  );
  if (apply !== undefined) {
    const chosen = actions.find(({ title }) => title === apply);
    ok(chosen?.edit, `There is no edit for ${apply}, among ${actions.map(({ title }) => title).join('; ')}.`);
    ok(await vscode.workspace.applyEdit(chosen.edit), 'The edit cannot be applied.');
  }
  return actions.map(({ title, isPreferred }) => (isPreferred ? `* ${title}` : title));
}

describe('Diagnostics', () => {
  afterEach(closeAll);

  it('tell what is wrong, where, and how grave it is', async () => {
    const { document } = await open(
      [
        ['2 3 4', '1 5 x', '7 6 5'].join('\n'),
        '12345687x',
        `${SAMPLE}\nuld RRR`,
        `${SAMPLE}\nunsolvable`,
        `${SAMPLE}\nlrullddrurdllurdruldr`,
        `${SAMPLE}\n21 moves`,
        `${SAMPLE}\n19 moves`,
      ].join('\n\n'),
    );
    await expectFound(document, [
      '5: wrong-tiles',
      '12345687x: unsolvable',
      'R: illegal-move',
      'unsolvable: is-solvable',
      'lrullddrurdllurdruldr: not-shortest',
      '21 moves: wrong-length',
    ]);
    const [doubled, unsolvable, , solvable, longer] = ours(document);
    equal(doubled?.message, 'Tile 5 stands twice and 8 is missing.');
    equal(doubled?.severity, vscode.DiagnosticSeverity.Error);
    equal(doubled?.relatedInformation?.[0]?.location.range.start.line, 1);
    equal(unsolvable?.severity, vscode.DiagnosticSeverity.Warning);
    equal(solvable?.message, 'The puzzle has a solution, and a shortest one has 19 moves.');
    equal(longer?.severity, vscode.DiagnosticSeverity.Information);
  });

  it('follow what is typed, and go when a document is no puzzle file any more', async () => {
    const editor = await open('12345687x\n');
    const { document } = editor;
    await expectFound(document, ['12345687x: unsolvable']);
    await append(editor, 'unsolvable\n');
    await expectFound(document, []);
    await append(editor, '\n1 2 3\n4 5 5\n7 8 x');
    await expectFound(document, ['5: wrong-tiles']);
    // For the extension, this closes the document and opens another one.
    await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
    await expectFound(document, []);
  });

  it('are there in untitled documents, and in the fences of Markdown alone', async () => {
    const untitled = await vscode.workspace.openTextDocument({ language: '8puz', content: '12345687x' });
    await expectFound(untitled, ['12345687x: unsolvable']);
    const text =
      '# 1 2 3\r\n\r\n12345687x\r\n\r\n```8puz\r\n87654321x\r\n12345687x\r\n```\r\n\r\n12345687x\r\n';
    const markdown = await openUnseen(text, 'markdown');
    await expectFound(markdown, ['12345687x: unsolvable']);
    equal(ours(markdown)[0]?.range.start, new vscode.Position(6, 0));
  });

  it('follow the setting for the goal', async () => {
    const { document } = await open('123804765\n');
    await expectFound(document, ['123804765: unsolvable']);
    const settings = vscode.workspace.getConfiguration('eightPuzzle');
    try {
      await settings.update('goal', 'spiral', vscode.ConfigurationTarget.Global);
      await expectFound(document, []);
    } finally {
      await settings.update('goal', undefined, vscode.ConfigurationTarget.Global);
    }
    await expectFound(document, ['123804765: unsolvable']);
  });

  it('check answers of four by four by a search', async () => {
    const board = '1 2 3 4\n5 6 7 8\n9 10 11 x\n13 14 15 12\n';
    const { document } = await open(`${board}3 moves\n\n${board}1 move\n\n${board}2 moves\n`);
    await expectFound(document, ['3 moves: wrong-length', '2 moves: wrong-length']);
  });

  it('are a thousand at most, and tell how many more there are', async () => {
    const { document } = await open('12345687x\n'.repeat(1500));
    await eventually(() => {
      equal(ours(document).length, 1000);
    });
    const more = ours(document).find(({ code }) => code === 'more');
    equal(more?.message, '501 more problems of this file are not listed.');
  });
});

describe('Quick fixes', () => {
  afterEach(closeAll);

  const becomes = async (
    before: string,
    code: string,
    fix: string,
    after: string,
    language: '8puz' | 'markdown' = '8puz',
  ) => {
    const { document } = await open(before, language);
    await fixes(document, code, fix);
    equal(document.getText(), after);
  };

  it('are offered by what is wrong, the obvious one preferred', async () => {
    const { document } = await open(
      `2 3 4\n1 5 x\n7 6 5\n\n123804765\n\n${SAMPLE}\nUUU\n\n12345687x\n19 moves\n`,
    );
    equal(await fixes(document, 'wrong-tiles'), ['* Replace the second 5 by 8', 'Replace the first 5 by 8']);
    equal(await fixes(document, 'unsolvable'), [
      'Exchange two tiles to get the nearest solvable board',
      'Use the goal spiral',
      'Add the answer "unsolvable"',
    ]);
    equal(await fixes(document, 'illegal-move'), ['* Replace the answer by a shortest solution']);
    equal(await fixes(document, 'is-unsolvable'), ['* Replace the answer by "unsolvable"']);
  });

  it('put tiles right', async () => {
    await becomes(
      '1 2 3\r\n4 5 5\r\n7 8 x\r\n',
      'wrong-tiles',
      'Replace the first 5 by 6',
      '1 2 3\r\n4 6 5\r\n7 8 x\r\n',
    );
    await becomes(
      '1_2345678\n\n1 2 3 4 5 6 7 8',
      'wrong-count',
      'Fill in _',
      '1_2345678\n\n1 2 3 4 5 6 7 8 _',
    );
  });

  it('make puzzles solvable', async () => {
    const exchange = 'Exchange two tiles to get the nearest solvable board';
    await becomes('1 2 3 # a\n4 5 6\n8 7 x\n', 'unsolvable', exchange, '1 2 3 # a\n4 5 6\n7 8 x\n');
    await becomes(
      '123804765\r\n\r\n12345678x\r\n',
      'unsolvable',
      'Use the goal spiral',
      '123804765\r\ngoal: spiral\r\n\r\n12345678x\r\n',
    );
    await becomes(
      '12345678x\n123804765\n12345678x\n',
      'unsolvable',
      'Use the goal spiral',
      '12345678x\n123804765 -> 123804765\n12345678x\n',
    );
  });

  it('put answers right', async () => {
    const shortest = 'Replace the answer by a shortest solution';
    await becomes(
      `${SAMPLE}\nANSWER: UUU\n`,
      'illegal-move',
      shortest,
      `${SAMPLE}\nANSWER: ULLDDRURDLLURDRULDR\n`,
    );
    await becomes(`${SAMPLE}\nunsolvable`, 'is-solvable', shortest, `${SAMPLE}\nullddrurdllurdruldr`);
    await becomes(
      `${SAMPLE}\nsteps: 21`,
      'wrong-length',
      'Replace the answer by "steps: 19"',
      `${SAMPLE}\nsteps: 19`,
    );
    await becomes(
      '12345687x\nuld',
      'is-unsolvable',
      'Replace the answer by "unsolvable"',
      '12345687x\nunsolvable',
    );
  });

  it('serve untitled documents and Markdown', async () => {
    const untitled = await vscode.workspace.openTextDocument({ language: '8puz', content: '12345687x' });
    await fixes(untitled, 'unsolvable', 'Add the answer "unsolvable"');
    equal(untitled.getText(), '12345687x\nunsolvable');
    await becomes(
      'So:\r\n\r\n```8puz\r\n  12345687x\r\n```\r\n',
      'unsolvable',
      'Add the answer "unsolvable"',
      'So:\r\n\r\n```8puz\r\n  12345687x\r\n  unsolvable\r\n```\r\n',
      'markdown',
    );
  });
});
