import assert from 'node:assert/strict';
import { parse } from '../../../src/notation/parse.js';
import { comparingProblems } from '../../../src/notation/sameProblems.js';
import { blankLast } from '../boards.js';

function areSame(some: string, others: string): boolean {
  const steps = comparingProblems(parse(some, blankLast), parse(others, blankLast));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('puzzles that are compared', () => {
  it('are the same wherever and however they stand', () => {
    assert.ok(areSame('12345x786\n\n1 1 1\n', '# a comment\n1 2 3\n4 5 x\n7 8 6\nd\n\n1 1 1\n'));
    assert.ok(areSame('12345x786\n'.repeat(10_000), '12345x786\n\n'.repeat(10_000)));
  });

  it('are others by a tile, by the goal, by order, by number, and when one cannot be read', () => {
    for (const other of [
      '1234x5786\n1234567x8\n',
      '12345x786 -> 1238x4765\n1234567x8\n',
      '1234567x8\n12345x786\n',
      '12345x786\n',
      '12345x786\n1234567x8\n12345678x\n',
      '12345x786\n1234567x7\n',
    ]) {
      assert.ok(!areSame('12345x786\n1234567x8\n', other), other);
    }
  });
});
