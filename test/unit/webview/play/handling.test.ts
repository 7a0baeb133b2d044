import assert from 'node:assert/strict';
import { draggedBy, droppedOn, slideFrom } from '../../../../src/webview/play/slides.js';
import { typed } from '../../../../src/webview/play/typing.js';
import { eightProblem } from '../../boards.js';

describe('typing tiles into squares', () => {
  it('takes tiles and the blank, and nothing else', () => {
    assert.deepEqual(typed('8', undefined, 9), { tile: 8, isWhole: true });
    assert.equal(typed('9', undefined, 9), undefined);
    assert.deepEqual(typed('x', undefined, 9), { tile: 0, isWhole: true });
    assert.deepEqual(typed('0', undefined, 9), { tile: 0, isWhole: true });
    assert.equal(typed('Enter', undefined, 9), undefined);
  });

  it('takes tiles of two digits', () => {
    assert.deepEqual(typed('1', undefined, 16), { tile: 1, isWhole: false });
    assert.deepEqual(typed('5', 1, 16), { tile: 15, isWhole: true });
    assert.deepEqual(typed('0', 1, 16), { tile: 10, isWhole: true });
    assert.deepEqual(typed('7', 1, 16), { tile: 7, isWhole: true });
    assert.deepEqual(typed('2', undefined, 16), { tile: 2, isWhole: true });
  });
});

describe('sliding tiles', () => {
  const board = eightProblem('1234x5678').start;

  it('slides the tiles between a square and the blank', () => {
    assert.deepEqual(slideFrom(board, 5), ['r']);
    assert.deepEqual(slideFrom(eightProblem('12345678x').start, 6), ['l', 'l']);
    assert.deepEqual(slideFrom(board, 0), []);
    assert.deepEqual(slideFrom(board, 4), []);
  });

  it('follows the pointer towards the blank alone, and no farther than its square', () => {
    assert.equal(draggedBy('r', -0.5, 0.3), 0.5);
    assert.equal(draggedBy('r', 0.5, 0), 0);
    assert.equal(draggedBy('u', 0, 4), 1);
  });

  it('drops on squares of the board', () => {
    assert.equal(droppedOn(board, 0, 1.2, 0.8), 4);
    assert.equal(droppedOn(board, 0, -1, 0), undefined);
    assert.equal(droppedOn(board, 8, 0, 1), undefined);
  });
});
