/** What a level came to. */
export interface Verdict {
  passed: number;
  failed: number;
  pending: number;
}

/** A mocha run as its reporter saw it; `finished` is false for one that broke off. */
export interface Report extends Verdict {
  finished: boolean;
  lines: string[];
}

/** The part of a mocha runner that is listened to, so that no part of mocha is needed here. */
export interface Events {
  on(event: 'suite' | 'suite end', listener: (suite: Mocha.Suite) => void): unknown;
  on(event: 'pass' | 'pending', listener: (test: Mocha.Test) => void): unknown;
  on(event: 'fail' | 'retry', listener: (test: Mocha.Runnable, error: unknown) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
}

/** An error of another process is none of this one's `Error`s, but has the same to tell. */
function describeError(error: unknown): string {
  const { message, stack = '' } = (error ?? {}) as Partial<Error>;
  if (message === undefined) {
    return String(error);
  }
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}

/**
 * Collects a mocha run as a report in the manner of mocha's own `spec`. All
 * levels use it, in Node, in both extension hosts, so all read alike.
 */
export function collectReport(runner: Events, changed: (report: Report, line: string) => void): Report {
  const report: Report = { passed: 0, failed: 0, pending: 0, finished: false, lines: [] };
  const failures: string[] = [];
  let depth = 0;
  const say = (line: string): void => {
    report.lines.push(line);
    changed(report, line);
  };
  const indented = (text: string): string => '  '.repeat(depth) + text;

  runner.on('suite', (suite) => {
    if (!suite.root) {
      depth++;
      say(indented(suite.title));
    }
  });
  runner.on('suite end', (suite) => {
    if (!suite.root) {
      depth--;
    }
  });
  runner.on('pass', (test) => {
    report.passed++;
    const took = test.duration ?? 0;
    say(indented(`  ✓ ${test.title}${took > test.slow() ? ` (${took} ms)` : ''}`));
  });
  runner.on('pending', (test) => {
    report.pending++;
    say(indented(`  - ${test.title}`));
  });
  runner.on('retry', (test, error) => {
    const [why] = describeError(error).split('\n');
    say(indented(`  ↻ ${test.title}: ${why}`));
  });
  runner.on('fail', (test, error) => {
    report.failed++;
    failures.push(`  ${report.failed}) ${test.fullTitle()}\n${describeError(error).replace(/^/gm, '     ')}`);
    say(indented(`  ${report.failed}) ${test.title}`));
  });
  runner.on('end', () => {
    report.finished = true;
    for (const failure of failures) {
      say(`\n${failure}`);
    }
    changed(report, '');
  });
  return report;
}
