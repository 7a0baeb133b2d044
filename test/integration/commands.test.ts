import * as vscode from 'vscode';
import { makeBoard } from '../../src/puzzle/board.js';
import { namedGoal } from '../../src/puzzle/goals.js';
import { isSolvable } from '../../src/puzzle/parity.js';
import { equal, eventually, ok } from './assert';
import { append, closeAll, lenses, open, select, waitForPanels } from './editors';

const PUZZLE = '2 3 4 1 5 x 7 6 8';
const SOLUTION = 'ullddrurdllurdruldr';

/** Runs a command of the extension, by the end of its id. */
async function run(command: string, ...args: unknown[]): Promise<void> {
  await vscode.commands.executeCommand(`eightPuzzle.${command}`, ...args);
}

/** Puts the cursor of an editor on a line, from 0. */
function goTo(editor: vscode.TextEditor, line: number): void {
  editor.selection = new vscode.Selection(line, 0, line, 0);
}

function activeText(): string {
  return vscode.window.activeTextEditor?.document.getText() ?? '';
}

describe('Insert Solution', () => {
  afterEach(closeAll);

  it('writes it under the puzzle at the cursor, in one step', async () => {
    const text = `12345x786\n\n  2 3 4\n  1 5 x\n  7 6 8\n\n12345687x\n`;
    const editor = await open(text);
    goTo(editor, 3);
    await run('insertSolution');
    equal(editor.document.getText(), `12345x786\n\n  2 3 4\n  1 5 x\n  7 6 8\n  ${SOLUTION}\n\n12345687x\n`);
    await vscode.commands.executeCommand('undo');
    equal(editor.document.getText(), text);
  });

  it('writes all that are selected', async () => {
    const editor = await open(`12345x786\n${PUZZLE}\n12345687x\n`);
    select(editor, editor.document.getText());
    await run('insertSolution');
    equal(editor.document.getText(), `12345x786\nd\n${PUZZLE}\n${SOLUTION}\n12345687x\nunsolvable\n`);
  });

  it('keeps the line ends of the file', async () => {
    const editor = await open('12345x786\r\n');
    await run('insertSolution');
    equal(editor.document.getText(), '12345x786\r\nd\r\n');
  });

  it('writes what a panel shows under the puzzle, wherever that stands by now', async () => {
    const editor = await open(`${PUZZLE}\n`);
    await vscode.commands.executeCommand('eightPuzzle.solve');
    await waitForPanels(1);
    await editor.edit((edit) => {
      edit.insert(new vscode.Position(0, 0), '# the sample\n\n12345678x\n\n');
    });
    const before = editor.document.getText();
    const after = `${before}${SOLUTION}\n`;
    await eventually(async () => {
      await run('insertSolution');
      equal(editor.document.getText(), after);
    });
    // It is there already: nothing is written a second time.
    await run('insertSolution');
    equal(editor.document.getText(), after);
    await vscode.window.showTextDocument(editor.document, vscode.ViewColumn.One);
    await vscode.commands.executeCommand('undo');
    equal(editor.document.getText(), before);
  });

  it('writes nothing for a panel whose puzzle is gone', async () => {
    const editor = await open(`${PUZZLE}\n`);
    await vscode.commands.executeCommand('eightPuzzle.solve');
    await waitForPanels(1);
    const { document } = editor;
    await vscode.env.clipboard.writeText('');
    await eventually(async () => {
      await run('copyMoves');
      equal(await vscode.env.clipboard.readText(), SOLUTION);
    });
    await editor.edit((edit) => {
      edit.replace(new vscode.Range(document.positionAt(0), document.positionAt(1)), '3');
    });
    const before = document.getText();
    await run('insertSolution');
    equal(document.getText(), before);
  });

  it('works in a block of Markdown, and for boards of more than nine squares', async () => {
    const editor = await open(
      'Look: 3\n\n```8puz\n1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 x 15\n```\n',
      'markdown',
    );
    goTo(editor, 3);
    await run('insertSolution');
    equal(
      editor.document.getText(),
      'Look: 3\n\n```8puz\n1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 x 15\nr\n```\n',
    );
  });
});

describe('Solve All in File', () => {
  afterEach(closeAll);

  it('writes moves, a line for each puzzle', async () => {
    await open(`12345x786\n\n12345678x\n\n12345687x\n\n1 1 3 4 5 6 7 8 x\n\n${PUZZLE}\n`);
    await run('solveAll', { form: 'moves' });
    equal(activeText(), `d\n\nunsolvable\nunreadable\n${SOLUTION}\n`);
    ok(vscode.window.activeTextEditor?.document.isUntitled, 'It is a file.');
  });

  it('writes numbers', async () => {
    await open('12345x786 -> 12345678x\n12345687x -> 12345678x\n');
    await run('solveAll', { form: 'length' });
    equal(activeText(), '1\nImpossible\n');
  });

  it('goes by the setting, and solves boards of more than nine squares too', async () => {
    const settings = vscode.workspace.getConfiguration('eightPuzzle');
    await settings.update('answers', 'length', vscode.ConfigurationTarget.Global);
    try {
      await open('1 2 3 4 5 6 7 8 9 10 11 12 13 14 x 15\n\n12345x786\n');
      await run('solveAll');
      equal(activeText(), '1\n1\n');
    } finally {
      await settings.update('answers', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('solves ten thousand puzzles, and lets others run', async () => {
    await open(`${PUZZLE}\n`.repeat(10_000));
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    await run('solveAll', { form: 'moves' });
    clearInterval(timer);
    equal(activeText().length, 10_000 * (SOLUTION.length + 1));
    // A generous limit: other programs run on the machine.
    ok(longest < 500, `The host was held up for ${longest} ms.`);
  });
});

describe('Check Answers', () => {
  afterEach(closeAll);

  /** What Problems shows of a document, with lines from 0. */
  const problems = (uri: vscode.Uri) =>
    vscode.languages
      .getDiagnostics(uri)
      .map(({ range, severity }) => `${range.start.line}: ${vscode.DiagnosticSeverity[severity]}`);

  /** What is said about cases, in the words of Problems. */
  const messages = (uri: vscode.Uri) =>
    vscode.languages
      .getDiagnostics(uri)
      .map(({ message }) => message)
      .filter((message) => /case \d/i.test(message));

  it('shows what is wrong on the lines of the output, until they are edited', async () => {
    const { document: puzzles } = await open(`${PUZZLE}\n12345x786\n12345x786\n12345687x\n12345678x\n`);
    const output = await open(`${SOLUTION}\nudd\nu\n3\n`, 'plaintext');
    const { uri } = output.document;
    await run('checkAnswers', { puzzles: puzzles.uri, output: uri });
    equal(problems(uri), ['1: Warning', '2: Error', '3: Error', '4: Error']);
    await output.edit((edit) => {
      edit.replace(new vscode.Range(2, 0, 2, 1), 'd\nx');
    });
    await eventually(() => {
      equal(problems(uri), ['1: Warning', '4: Error', '5: Error']);
    });
    await closeAll();
    await eventually(() => {
      equal(problems(uri), []);
    });
  });

  it('says for which case what stands where, and whose line is missing', async () => {
    const { document: puzzles } = await open('12345x786\n12345x786\n12345687x\n12345x786\n12345678x\n');
    const { document: output } = await open('Case 1: d\nCase 2: Impossible\n\nCase 3: d\n', 'plaintext');
    await run('checkAnswers', { puzzles: puzzles.uri, output: output.uri });
    equal(messages(output.uri), [
      'Case 2, line 2: "Impossible". The puzzle has a solution, and a shortest one has 1 move.',
      'Case 3, line 4: "d". The puzzle has no solution: start and goal differ in parity.',
      'The line of case 4 is missing.',
      'The line of case 5 is missing.',
    ]);
    await vscode.env.clipboard.writeText('2\n1\nunsolvable\n1\n');
    await run('checkAnswers', { puzzles: puzzles.uri, output: 'clipboard' });
    equal(messages(output.uri), []);
    equal(messages(puzzles.uri), [
      'Case 1: "2". A shortest solution has 1 move, not 2 moves.',
      'The line of case 5 is missing.',
    ]);
  });

  it('shows it no longer when the puzzles have become others', async () => {
    const puzzles = await open('12345x786\n12345x786\n');
    const { document: output } = await open('d\nr\n', 'plaintext');
    await run('checkAnswers', { puzzles: puzzles.document.uri, output: output.uri });
    equal(problems(output.uri), ['1: Error']);
    const editor = await vscode.window.showTextDocument(puzzles.document, vscode.ViewColumn.One);
    await append(editor, '# a comment\n');
    await lenses(editor.document);
    equal(problems(output.uri), ['1: Error']);
    await append(editor, '1234567x8\n');
    await eventually(() => {
      equal(problems(output.uri), []);
    });
  });

  it('finds out whether solutions of four by four are shortest ones', async () => {
    const board = '1 2 3 4 5 6 7 8 9 10 11 12 13 14 x 15';
    const { document: puzzles } = await open(`${board}\n${board}\n${board}\n`);
    const { document: output } = await open('r\nrlr\n3\n', 'plaintext');
    await run('checkAnswers', { puzzles: puzzles.uri, output: output.uri });
    equal(problems(output.uri), ['1: Warning', '2: Error']);
  });

  it('shows it on the puzzles when the output is in the clipboard', async () => {
    const { document } = await open(`${PUZZLE}\n12345x786\n`);
    await vscode.env.clipboard.writeText('Case 1: 18\nCase 2: 1\n');
    await run('checkAnswers', { output: 'clipboard' });
    equal(problems(document.uri), ['0: Error']);
    await vscode.env.clipboard.writeText('19\n1\n');
    await run('checkAnswers', { output: 'clipboard' });
    equal(problems(document.uri), []);
  });
});

describe('New Puzzle', () => {
  afterEach(closeAll);

  it('makes one of an exact distance in a new file', async () => {
    await run('newPuzzle', { distance: 31 });
    equal(vscode.window.activeTextEditor?.document.languageId, '8puz');
    await run('solveAll', { form: 'length' });
    equal(activeText(), '31\n');
  });

  it('puts it where the cursor is, for the goal that holds there', async () => {
    const editor = await open('goal: spiral\n\n2 3 4\n1 5 x\n7 6 8\n\n12345x786\n');
    goTo(editor, 3);
    await run('newPuzzle', { distance: 5 });
    const lines = editor.document.getText().split('\n');
    equal(lines.length, 12);
    equal(
      [...lines.slice(0, 6), ...lines.slice(9)],
      ['goal: spiral', '', '2 3 4', '1 5 x', '7 6 8', '', '', '12345x786', ''],
    );
    equal(editor.selection.active.line, 6);
    await run('solveAll', { form: 'length' });
    equal(activeText().split('\n')[1], '5');
  });

  it('makes random ones of any size that can be solved', async () => {
    await run('newPuzzle', { rows: 4, columns: 5 });
    const tiles = activeText()
      .trim()
      .split(/\s+/)
      .map((sign) => (sign === 'x' ? 0 : Number(sign)));
    const start = makeBoard(4, 5, tiles);
    ok(isSolvable({ start, goal: namedGoal('blank-last', start) }), activeText());
  });
});

describe('Next and Previous Puzzle', () => {
  afterEach(closeAll);

  it('move the cursor, and go round', async () => {
    const editor = await open(`# three\n${PUZZLE}\n\n12345x786\n\n12345678x\n`);
    goTo(editor, 0);
    const lines: number[] = [];
    for (const command of ['Next', 'Next', 'Next', 'Next', 'Previous', 'Previous']) {
      await run(`goTo${command}Puzzle`);
      lines.push(editor.selection.active.line);
    }
    equal(lines, [1, 3, 5, 1, 5, 3]);
  });
});

describe('Convert to…', () => {
  afterEach(closeAll);

  it('writes the puzzle at the cursor in another layout, and keeps the rest', async () => {
    const editor = await open(`12345x786 # easy\nd\n\n${PUZZLE}\n`);
    goTo(editor, 1);
    await run('convert', { layout: 'rows' });
    equal(editor.document.getText(), `1 2 3\n4 5 x\n7 8 6 # easy\nd\n\n${PUZZLE}\n`);
  });

  it('writes all of a file, and takes it back in one step', async () => {
    const text = `12345x786\n${PUZZLE}\n`;
    const editor = await open(text);
    await run('convert', { layout: 'rows', all: true });
    equal(editor.document.getText(), '1 2 3\n4 5 x\n7 8 6\n\n2 3 4\n1 5 x\n7 6 8\n');
    await vscode.commands.executeCommand('undo');
    equal(editor.document.getText(), text);
  });

  it('changes nothing where the puzzle would be read as another', async () => {
    const editor = await open('1 2\n3 4\n5 x\n');
    await run('convert', { layout: 'judge' });
    equal(editor.document.getText(), '1 2\n3 4\n5 x\n');
  });
});
