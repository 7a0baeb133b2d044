import assert from 'node:assert/strict';
import {
  type Game,
  type GameAction,
  boardOf,
  gameFrom,
  isSound,
  play,
} from '../../../../src/panel/play/game.js';
import { readGame } from '../../../../src/panel/play/protocol.js';
import type { Move } from '../../../../src/puzzle/moves.js';
import { eightProblem } from '../../boards.js';

const start = eightProblem('12345678x').start;
const fresh = gameFrom(start);
const move = (...moves: Move[]): GameAction => ({ kind: 'move', moves });
const after = (...actions: GameAction[]): Game => actions.reduce(play, fresh);
const tiles = (game: Game) => boardOf(game).tiles.join('').replace('0', 'x');

describe('a game', () => {
  it('makes moves, several at once, and none that leave the board', () => {
    assert.equal(tiles(after(move('u'))), '12345x786');
    assert.equal(tiles(after(move('l', 'l'))), '123456x78');
    assert.equal(play(fresh, move('d')), fresh);
    assert.equal(after(move('u', 'r', 'u')).made, 2);
  });

  it('undoes and makes again', () => {
    const undone = after(move('u'), move('l'), { kind: 'undo' });
    assert.equal(tiles(undone), '12345x786');
    assert.equal(tiles(play(undone, { kind: 'redo' })), '1234x5786');
    assert.equal(play(fresh, { kind: 'undo' }), fresh);
    assert.equal(play(fresh, { kind: 'redo' }), fresh);
  });

  it('forgets undone moves when another is made, not when the same is', () => {
    const undone = after(move('u'), move('l'), { kind: 'undo' }, { kind: 'undo' });
    assert.deepEqual(play(undone, move('l')).moves, ['l']);
    const again = play(undone, move('u'));
    assert.deepEqual([again.moves, again.made], [['u', 'l'], 1]);
  });

  it('goes back to its first board, and from there on again', () => {
    const reset = after(move('u'), move('l'), { kind: 'reset' });
    assert.equal(tiles(reset), '12345678x');
    assert.deepEqual(reset.moves, ['u', 'l']);
  });

  it('begins anew with a board that was set up, and leaves the old one when that is dropped', () => {
    const before = after(move('u'));
    const set = [{ kind: 'edit' }, { kind: 'swap', squares: [0, 8] }] as const;
    const draft = set.reduce<Game>(play, before);
    assert.equal(tiles(draft), '62345x781');
    assert.equal(play(draft, move('u')), draft, 'No tile slides while a board is set up.');
    assert.equal(play(draft, { kind: 'swap', squares: [0, 9] }), draft);
    assert.equal(tiles(play(draft, { kind: 'put', tile: 8, square: 5 })), '6234587x1');
    assert.equal(play(draft, { kind: 'put', tile: 9, square: 0 }), draft);
    assert.deepEqual(play(draft, { kind: 'cancel' }), before);
    const done = play(draft, { kind: 'done' });
    assert.deepEqual([tiles(done), done.made], ['62345x781', 0]);
  });

  it('goes on when the board was left as it was', () => {
    const before = after(move('u'));
    assert.deepEqual(play(play(before, { kind: 'edit' }), { kind: 'done' }), before);
  });

  it('comes back from what was kept, if that is a game', () => {
    const game = after(move('u'), move('l'), { kind: 'undo' });
    assert.deepEqual(readGame(JSON.parse(JSON.stringify(game))), game);
    assert.equal(readGame({ ...game, moves: ['d'], made: 0 }), undefined);
    assert.equal(readGame({ ...game, made: 3 }), undefined);
    assert.equal(readGame(undefined), undefined);
    assert.ok(isSound(fresh));
  });
});
