import * as vscode from 'vscode';
import { equal, ok } from './assert';
import { closeAll, open, openUnseen } from './editors';

const OPTIONS = { tabSize: 2, insertSpaces: true };
const UNTIDY = '\n\n 2  3 4\n1 5 10  \n7   6 8\n\n\n\nint a[4] = {1,2,\n   3,0};  \n\n1 2  3 x->  x 1 2 3';

async function edits(document: vscode.TextDocument, range?: vscode.Range): Promise<vscode.TextEdit[]> {
  const found = await vscode.commands.executeCommand<vscode.TextEdit[] | undefined>(
    range ? 'vscode.executeFormatRangeProvider' : 'vscode.executeFormatDocumentProvider',
    document.uri,
    ...(range ? [range, OPTIONS] : [OPTIONS]),
  );
  return found ?? [];
}

async function apply(document: vscode.TextDocument, changes: vscode.TextEdit[]): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.set(document.uri, changes);
  ok(await vscode.workspace.applyEdit(edit), 'The changes cannot be made.');
}

describe('Format Document', () => {
  afterEach(closeAll);

  it('sets the white space of a puzzle file, once', async () => {
    const { document } = await open(UNTIDY);
    await apply(document, await edits(document));
    equal(
      document.getText(),
      ' 2  3  4\n 1  5 10\n 7  6  8\n\nint a[4] = {1,2,\n   3,0};\n\n1 2 3 x -> x 1 2 3\n',
    );
    equal(await edits(document), []);
  });

  it('is there for files that are not saved', async () => {
    const document = await vscode.workspace.openTextDocument({ language: '8puz', content: '1  2\n3 x' });
    await apply(document, await edits(document));
    equal(document.getText(), '1 2\n3 x\n');
  });

  it('keeps CRLF', async () => {
    const { document } = await open('1  2\r\n3 x\r\n\r\n\r\n1 2\r\n3  x');
    await apply(document, await edits(document));
    equal(document.getText(), '1 2\r\n3 x\r\n\r\n1 2\r\n3 x\r\n');
  });

  it('leaves other languages alone', async () => {
    equal(await edits(await openUnseen('1  2\n3 x', 'plaintext')), []);
  });
});

describe('Format Selection', () => {
  afterEach(closeAll);

  it('changes the lines of the selection only', async () => {
    const { document } = await open('1  2\n3  x\n\n\n\n2  1\n3  x\n');
    await apply(document, await edits(document, new vscode.Range(1, 1, 1, 2)));
    equal(document.getText(), '1  2\n3 x\n\n\n\n2  1\n3  x\n');
    await apply(document, await edits(document, new vscode.Range(5, 0, 6, 0)));
    equal(document.getText(), '1  2\n3 x\n\n\n\n2 1\n3  x\n');
  });
});
