import * as vscode from 'vscode';

/** Gives a panel its page, what that may load, and its icon. */
export function dressPanel(panel: vscode.WebviewPanel, extensionUri: vscode.Uri, language: string): void {
  panel.webview.options = {
    enableScripts: true,
    localResourceRoots: [vscode.Uri.joinPath(extensionUri, 'dist', 'webview')],
  };
  panel.iconPath = vscode.Uri.joinPath(extensionUri, 'media', 'panel.svg');
  panel.webview.html = pageHtml(panel.webview, extensionUri, language);
}

/**
 * The page of a panel. All that it shows comes by message: no text of a file
 * ever becomes part of the page's source.
 * @param language what the page speaks, so that a screen reader can pronounce it
 */
function pageHtml(webview: vscode.Webview, extensionUri: vscode.Uri, language: string): string {
  const asset = (name: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(extensionUri, 'dist', 'webview', name)).toString();
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src ${webview.cspSource}`;
  return `<!DOCTYPE html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>8-puzzle</title>
    <link rel="stylesheet" href="${asset('panel.css')}">
  </head>
  <body>
    <main id="root"></main>
    <script type="module" nonce="${nonce}" src="${asset('panel.js')}"></script>
  </body>
</html>`;
}
