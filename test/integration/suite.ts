import * as vscode from 'vscode';
import { collectReport, type Report } from '../host/report';

/** Beside the workspace folder, where the runner looks and no test does. */
function reportFile(): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (folder === undefined) {
    throw new Error('The suite needs a workspace folder.');
  }
  return vscode.Uri.joinPath(folder.uri, '../report.json');
}

/** Runs every `*.test.ts` here. Bundled for both extension hosts, which call it by this name. */
export async function run(): Promise<void> {
  // The browser build of mocha: the only one that runs in a web worker, and it does in Node too.
  // Not at the top, since it assigns to `module.exports`, where this function has to be found.
  await import('mocha/mocha.js');
  const mocha = new Mocha({ ui: 'bdd', timeout: 30_000 });
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, '', mocha);
  // Only now, for the tests find `describe` and `it` when they are evaluated.
  await import('all-tests');

  const file = reportFile();
  let written: Promise<void> = Promise.resolve();
  // After every line, so that a run that breaks off tells how far it came.
  const write = (report: Report): void => {
    const content = new TextEncoder().encode(JSON.stringify(report));
    written = written.then(() => vscode.workspace.fs.writeFile(file, content));
  };
  function reporter(runner: Mocha.Runner): void {
    collectReport(runner, write);
  }
  mocha.reporter(reporter as unknown as Mocha.ReporterConstructor);
  const failures = await new Promise<number>((resolve) => mocha.run(resolve));
  await written;
  if (failures > 0) {
    throw new Error(`${failures} failed.`);
  }
}
