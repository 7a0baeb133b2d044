// Runs the tests level by level:
//
//   npm test                     all of them, but for e2e-installed
//   npm test -- unit e2e         these
import { endWithNpm } from './host/lifetime';
import { levels, prepareFor, usualLevels } from './host/levels';
import type { Verdict } from './host/report';

/** A level that came to no verdict counts as one failure, with a sentence on why. */
async function run(name: string): Promise<Verdict> {
  console.log(`\n── ${name} ──\n`);
  const start = performance.now();
  let verdict: Verdict;
  try {
    verdict =
      (await levels[name]?.()) ??
      fail(`There is no level ${name}; there are ${Object.keys(levels).join(', ')}.`);
    if (verdict.passed + verdict.failed === 0) {
      fail('It ran no test.');
    }
  } catch (error) {
    console.log(`The level ${name} crashed: ${(error as Error).message}`);
    verdict = { passed: 0, failed: 1, pending: 0 };
  }
  const { passed, failed, pending } = verdict;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${name}: ${passed} passed, ${failed} failed, ${pending} pending (${seconds} s)`);
  return verdict;
}

function fail(why: string): never {
  throw new Error(why);
}

async function main(): Promise<void> {
  endWithNpm();
  const asked = process.argv.slice(2);
  const names = asked.length > 0 ? asked : usualLevels;
  const total = { passed: 0, failed: 0 };
  prepareFor(names);
  for (const name of names) {
    const { passed, failed } = await run(name);
    total.passed += passed;
    total.failed += failed;
  }
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

void main();
