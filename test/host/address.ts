/** What a window of the server's VS Code shows; all paths are absolute. */
export interface WindowContent {
  folder: string;
  file?: string | undefined;
  /** The folder of an extension under development; without one, there is what is installed. */
  extension?: string | undefined;
  /** A suite that runs in the extension host as soon as the window is there. */
  tests?: string | undefined;
}

/** The complete address of a window with the extension loaded from its folder. */
export function windowAddress(server: string, { folder, file, extension, tests }: WindowContent): string {
  const remote = (path: string): string =>
    new URL(encodeURI(path.replaceAll('\\', '/')), `vscode-remote://${new URL(server).host}`).href;
  const payload = [
    ...(extension === undefined ? [] : [['extensionDevelopmentPath', remote(extension)]]),
    ...(tests === undefined ? [] : [['extensionTestsPath', remote(tests)]]),
    ...(file === undefined ? [] : [['openFile', remote(file)]]),
    ['skipWelcome', 'true'],
  ];
  const query = new URLSearchParams({ folder, payload: JSON.stringify(payload) });
  return `${server}/?${query.toString()}`;
}
