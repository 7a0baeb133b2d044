// Runs the integration suite in one kind of extension host:
//
//   node out/test/host/integrate.js node|web REPORT_FILE
import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTests } from '@vscode/test-electron';
import { findDesktop, serverAsExecutable } from './desktop';
import { temporaryFolder } from './lifetime';
import { root } from './root';
import { quietSettings } from './settings';

const [kind, reportFile] = process.argv.slice(2);

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

async function main(): Promise<void> {
  if ((kind !== 'node' && kind !== 'web') || reportFile === undefined) {
    throw new Error('Needed: node or web, and the file for the report.');
  }
  const home = temporaryFolder('integration').path;
  const workspace = join(home, 'workspace');
  const fixture = join(root, 'test/fixtures/workspace');
  mkdirSync(workspace);
  if (existsSync(fixture)) {
    cpSync(fixture, workspace, { recursive: true });
  }
  writeJson(join(home, 'user/User/settings.json'), { ...quietSettings, 'eightPuzzleTests.host': kind });
  try {
    await runTests({
      vscodeExecutablePath: (await findDesktop()) ?? serverAsExecutable(),
      extensionDevelopmentPath: root,
      extensionTestsPath: join(root, `out/test/integration/${kind}.js`),
      launchArgs: [
        workspace,
        `--user-data-dir=${join(home, 'user')}`,
        `--extensions-dir=${join(home, 'extensions')}`,
        '--disable-extensions',
        ...(kind === 'web' ? ['--extensionDevelopmentKind=web'] : []),
      ],
    });
  } finally {
    // The suite can't be told a place, but finds the one beside its workspace.
    const report = join(home, 'report.json');
    if (existsSync(report)) {
      copyFileSync(report, reportFile);
    }
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
