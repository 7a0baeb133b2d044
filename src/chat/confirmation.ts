import * as vscode from 'vscode';

/** So many lines of each text are shown before a tool works on it. */
const MOST_LINES = 20;

/** @returns what VS Code asks: a question, and the texts that a tool is about to work on */
export function confirmation(
  title: string,
  texts: readonly string[],
): vscode.LanguageModelToolConfirmationMessages {
  const message = new vscode.MarkdownString();
  for (const text of texts) {
    const lines = text.split('\n');
    const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
    // As code, no text is taken for Markdown.
    message.appendCodeblock(shown.join('\n'), 'text');
  }
  return { title, message };
}
