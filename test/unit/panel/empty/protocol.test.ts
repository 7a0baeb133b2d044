import assert from 'node:assert/strict';
import { EMPTY_SAVED, isEmptySaved, readEmptyPageMessage } from '../../../../src/panel/empty/protocol.js';
import { readHostMessage, readPageMessage, readSaved } from '../../../../src/panel/protocol.js';

describe('The protocol of a panel without a puzzle', () => {
  it('has messages of its own', () => {
    const begin = { type: 'begin', beginning: 'random' };
    assert.deepEqual(readEmptyPageMessage(begin), begin);
    assert.deepEqual(readEmptyPageMessage({ type: 'ready' }), { type: 'ready' });
    for (const other of [
      { type: 'begin', beginning: 'anything' },
      { type: 'focus', focused: true },
      'ready',
    ]) {
      assert.equal(readEmptyPageMessage(other), undefined);
    }
    assert.equal(readPageMessage(begin), undefined, 'A panel with a puzzle takes it.');
    assert.deepEqual(readHostMessage({ type: 'empty' }), { type: 'empty' });
  });

  it('comes back as what it was, and never as a panel with a puzzle', () => {
    assert.ok(isEmptySaved(JSON.parse(JSON.stringify(EMPTY_SAVED))));
    for (const other of [undefined, {}, { version: 2, empty: true }, { version: 1, problems: [] }]) {
      assert.ok(!isEmptySaved(other));
    }
    assert.equal(readSaved(EMPTY_SAVED), undefined);
  });
});
