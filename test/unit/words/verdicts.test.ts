import assert from 'node:assert/strict';
import { english } from '../../../src/words/english.js';
import { Phrasebook } from '../../../src/words/phrasebook.js';
import { type WrongLine, describeWrongLine } from '../../../src/words/verdicts.js';

const phrases = new Phrasebook(english, 'en');

const unreadable: WrongLine = { verdict: { kind: 'unreadable' }, number: 3, line: 12, text: 'Hello' };
const fault = 'This is no answer: neither moves, nor a number of them, nor that there is no solution.';

describe('what is said of a wrong line', () => {
  it('tells the case, the line where there is one, and what stands there', () => {
    assert.equal(describeWrongLine(unreadable, phrases), `Case 3, line 12: "Hello". ${fault}`);
    assert.equal(describeWrongLine({ ...unreadable, line: undefined }, phrases), `Case 3: "Hello". ${fault}`);
    assert.equal(
      describeWrongLine({ ...unreadable, text: '' }, phrases),
      `Case 3, line 12: an empty line. ${fault}`,
    );
  });

  it('cuts what is long', () => {
    const text = 'ud'.repeat(1000);
    const said = describeWrongLine({ ...unreadable, text }, phrases);
    assert.equal(said, `Case 3, line 12: "${'ud'.repeat(30)}…". ${fault}`);
  });

  it('is nothing where nothing is wrong', () => {
    assert.equal(describeWrongLine({ ...unreadable, verdict: { kind: 'right' } }, phrases), undefined);
  });
});
