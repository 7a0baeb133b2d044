import * as vscode from 'vscode';
import { equal, ok } from './assert';
import { append, closeAll, lenses, open, openUnseen } from './editors';

describe('The lens of a puzzle file', () => {
  afterEach(closeAll);

  it('tells distances, what is unsolvable, and what is wrong', async () => {
    const { document } = await open(
      ['2 3 4', '1 5 x', '7 6 8', '', '12345687x', '', '2 3 4', '1 5 x', '7 6 5', '', '12345678x', ''].join(
        '\n',
      ),
    );
    equal(await lenses(document), [
      '0: Solve (19 moves)',
      '4: unsolvable',
      '6: tile 5 stands twice and 8 is missing',
      '10: Solve (at the goal already)',
    ]);
  });

  it('is right for a start and a goal', async () => {
    const { document } = await open('1 2 3 8 0 4 7 6 5 -> 1 2 3 7 8 4 0 6 5\n\n12345678x -> 12345687x\n');
    equal(await lenses(document), ['0: Solve (2 moves)', '2: unsolvable']);
  });

  it('costs no search for puzzles out of sight', async () => {
    // A goal with the blank in a square that no other test uses: its distances are not known yet.
    const document = await openUnseen('x12345678 -> 1x2345678\n');
    equal(await lenses(document, false), ['0: …']);
    equal(await lenses(document), ['0: Solve (1 move)']);
    equal(await lenses(document, false), ['0: Solve (1 move)'], 'Once known, a distance is told at once.');
  });

  it('never goes away while one types', async () => {
    const editor = await open('');
    for (const sign of '2 3 4\n1 5 x\n7 6 8') {
      await append(editor, sign);
      equal((await lenses(editor.document)).length, 1, `After ${JSON.stringify(editor.document.getText())}:`);
    }
    equal(await lenses(editor.document), ['0: Solve (19 moves)']);
  });

  it('offers to solve larger boards without telling their distance', async () => {
    const { document } = await open('1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 x 15\n');
    equal(await lenses(document), ['0: Solve']);
  });

  it('follows the setting for the goal', async () => {
    const { document } = await open('123804765\n');
    equal(await lenses(document), ['0: unsolvable']);
    const settings = vscode.workspace.getConfiguration('eightPuzzle');
    try {
      await settings.update('goal', 'spiral', vscode.ConfigurationTarget.Global);
      equal(await lenses(document), ['0: Solve (at the goal already)']);
      await settings.update('goal', '1 2 3 8 4 x 7 6 5', vscode.ConfigurationTarget.Global);
      equal(await lenses(document), ['0: Solve (1 move)']);
    } finally {
      await settings.update('goal', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('says so when a file is too long to be read', async () => {
    const document = await openUnseen('?'.repeat(10_000_001));
    equal(await lenses(document), [
      '0: The text is too long to be read for puzzles: 10,000,001 characters, of 10,000,000 at most.',
    ]);
  });

  it('is there for the fenced blocks of Markdown, and there alone', async () => {
    const { document } = await open(
      [
        '# 2 3 4 1 5 x 7 6 8',
        '',
        '```8puz',
        '2 3 4',
        '1 5 x',
        '7 6 8',
        '```',
        '',
        '```text',
        '12345678x',
        '```',
      ].join('\r\n'),
      'markdown',
    );
    equal(await lenses(document), ['3: Solve (19 moves)']);
  });

  it('of a file with very many puzzles is there for those that are seen', async () => {
    const { document } = await open('2 3 4 1 5 x 7 6 8\n'.repeat(10_000));
    const found = await lenses(document, false);
    ok(found.length > 0 && found.length < 500, `There are ${found.length} lenses.`);
    equal((await lenses(document))[0], '0: Solve (19 moves)');
  });

  it('leaves other languages alone', async () => {
    const { document } = await open('2 3 4 1 5 x 7 6 8', 'plaintext');
    equal(await lenses(document), []);
  });
});
