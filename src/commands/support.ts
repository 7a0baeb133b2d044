import * as vscode from 'vscode';
import { type Surroundings, issueBody } from '../log/issue.js';
import type { Journal } from '../log/journal.js';

/** Where the extension runs: told in the log and in reports. */
export function surroundings({ extension }: Pick<vscode.ExtensionContext, 'extension'>): Surroundings {
  const { env } = vscode;
  const window = env.uiKind === vscode.UIKind.Web ? 'browser' : 'desktop';
  const side =
    extension.extensionKind === vscode.ExtensionKind.UI ? 'beside the window' : 'on the remote side';
  const host = env.remoteName === undefined ? window : `${window} with a remote, running ${side}`;
  const { version } = extension.packageJSON as { readonly version: string };
  return { extension: version, vscode: vscode.version, host, language: env.language };
}

/** "Report Issue": opens VS Code's reporter with what is known here filled in, or else a document with it and with where to post it. */
export async function reportIssue({ extension }: vscode.ExtensionContext, journal: Journal): Promise<void> {
  const body = issueBody(surroundings({ extension }), journal.recent);
  // The reporter that browsers have leaves out what it is given.
  const isDesktop = vscode.env.uiKind === vscode.UIKind.Desktop;
  if (isDesktop && (await openReporter(extension.id, body))) return;
  const { bugs } = extension.packageJSON as { readonly bugs: { readonly url: string } };
  const content = `<!-- To be posted at ${bugs.url}/new -->\n\n${body}`;
  const document = await vscode.workspace.openTextDocument({ content, language: 'markdown' });
  await vscode.window.showTextDocument(document, { preview: false });
}

/** @returns whether there is a reporter */
async function openReporter(extensionId: string, body: string): Promise<boolean> {
  try {
    await vscode.commands.executeCommand('workbench.action.openIssueReporter', {
      extensionId,
      issueBody: body,
    });
    return true;
  } catch {
    return false;
  }
}
