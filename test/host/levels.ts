import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium';
import { findDesktop } from './desktop';
import { installServer } from './install';
import { temporaryFolder } from './lifetime';
import { npmAside } from './npm';
import type { Report, Verdict } from './report';
import { program, root } from './root';
import { signalGroup, startTied } from './tied-process';
import { pack } from './vsix';

const minute = 60_000;
const patience = 10_000;

/** One part of the whole test run. Throws when it can't come to a verdict. */
export type Level = () => Promise<Verdict>;

/** Runs a program of ours to its end and gives its exit code. */
async function runTied(
  args: readonly string[],
  limit: number,
  env: NodeJS.ProcessEnv,
): Promise<number | null> {
  const child = startTied({ args, env: { ...process.env, ...env } });
  const timers = [
    setTimeout(() => {
      console.log(`That took longer than ${limit / minute} minutes and is stopped.`);
      signalGroup(child, 'SIGTERM');
    }, limit),
    setTimeout(() => {
      signalGroup(child, 'SIGKILL');
    }, limit + patience),
  ];
  try {
    return await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
  } finally {
    timers.forEach(clearTimeout);
  }
}

/** Runs a program that leaves a report in the file it is told. */
async function reported(
  args: (file: string) => readonly string[],
  limit: number,
  print: boolean,
  env: NodeJS.ProcessEnv = {},
): Promise<Verdict> {
  const folder = temporaryFolder('report');
  const file = join(folder.path, 'report.json');
  try {
    const code = await runTied(args(file), limit, env);
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
    if (print) {
      console.log(report?.lines.join('\n') ?? '');
    }
    if (report?.finished !== true) {
      throw new Error(`It ended with code ${String(code)} in the middle.`);
    }
    if (code !== 0 && report.failed === 0) {
      throw new Error(`It ended with code ${String(code)} though no test failed.`);
    }
    return report;
  } finally {
    folder.remove();
  }
}

interface MochaOptions {
  /** How long all tests may take. */
  limit: number;
  options: readonly string[];
  env?: NodeJS.ProcessEnv;
}

function mocha(tests: string, { limit, options, env }: MochaOptions): Promise<Verdict> {
  return reported(
    (file) => [
      '--enable-source-maps',
      join(root, 'node_modules/mocha/bin/mocha.js'),
      `--reporter=${program('reporter.js')}`,
      `--reporter-option=file=${file}`,
      ...options,
      join(root, tests),
    ],
    limit,
    false,
    env,
  );
}

/** Gets what has to be installed beforehand, so that the time it takes is not a test's. */
async function prepare(): Promise<void> {
  await installServer();
  findChromium();
}

async function integration(kind: 'node' | 'web'): Promise<Verdict> {
  if ((await findDesktop()) === undefined) {
    await prepare();
  }
  return reported((file) => [program('integrate.js'), kind, file], 10 * minute, true);
}

/** Runs tests that drive a workbench: with the project's folder, or with a packed extension. */
async function inBrowser(tests: string, vsix?: string, options: readonly string[] = []): Promise<Verdict> {
  await prepare();
  return mocha(`out/test/${tests}.test.js`, {
    limit: 30 * minute,
    // What else the machine does can take a window's keyboard in the midst of a test. A fault of ours fails twice.
    options: ['--timeout=120000', '--retries=1', '--exit', ...options],
    env: vsix === undefined ? {} : { EIGHT_PUZZLE_VSIX: vsix },
  });
}

/** How many cores a window keeps busy: with fewer, windows side by side take longer than one after another. */
const CORES_PER_WINDOW = 2;

/** More windows than these would want more memory than a usual machine has. */
const MOST_WINDOWS = 4;

/** Runs the suites, side by side where there are cores for it; and then alone those that measure time. */
async function e2e(vsix?: string): Promise<Verdict> {
  const windows = Math.min(Math.floor(availableParallelism() / CORES_PER_WINDOW), MOST_WINDOWS);
  const many = await inBrowser('e2e/*', vsix, windows > 1 ? ['--parallel', `--jobs=${windows}`] : []);
  const alone = await inBrowser('e2e/alone/*', vsix);
  return {
    passed: many.passed + alone.passed,
    failed: many.failed + alone.failed,
    pending: many.pending + alone.pending,
  };
}

/** The scripts of package.json that look at the code without running it. */
const CHECKS = ['typecheck', 'lint', 'unused', 'clones'];

/** Runs them all at once, as most of them use one core only. */
async function checks(): Promise<Verdict> {
  const outcomes = await Promise.all(
    CHECKS.map(async (script) => {
      const { code, output } = await npmAside(['run', '--silent', script], root);
      console.log(code === 0 ? `  ✓ ${script}` : `  ✗ ${script}\n${output}`);
      return code === 0;
    }),
  );
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: CHECKS.length - passed, pending: 0 };
}

function unit(): Promise<Verdict> {
  return mocha('out/test/unit/**/*.test.js', {
    limit: 10 * minute,
    options: ['--timeout=120000', '--parallel', `--jobs=${availableParallelism()}`],
  });
}

/** All levels that run unasked, in their order: what fails fast comes first. */
const usual = {
  checks,
  unit,
  integration: () => integration('node'),
  'integration-web': () => integration('web'),
  e2e: () => e2e(),
  // Last, since it makes the bundles anew.
  package: async () => inBrowser('package/*', await pack()),
} satisfies Readonly<Record<string, Level>>;

/** All levels there are. */
export const levels: Readonly<Record<string, Level>> = {
  ...usual,
  'e2e-installed': async () => e2e(await pack()),
};

export const usualLevels = Object.keys(usual);

/** Levels that open no window. */
const WINDOWLESS = ['checks', 'unit'];

/** Gets what levels need that come later, while others run: to fetch it is waiting for the most part. */
export function prepareFor([first = '', ...later]: readonly string[]): void {
  if (!WINDOWLESS.includes(first) || later.every((level) => WINDOWLESS.includes(level))) return;
  // The level that is without it will try again, and tell what is wrong.
  prepare().catch(() => undefined);
}
