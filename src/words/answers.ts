import type { AnswerFault } from '../notation/check.js';
import { BLANK, type Board } from '../puzzle/board.js';
import type { Phrasebook } from './phrasebook.js';

/** @returns what is wrong with an answer, as a clause without a capital or a full stop */
export function describeAnswerFault(fault: AnswerFault, phrases: Phrasebook): string {
  const moves = (count: number) => phrases.count('moves', count, {});
  switch (fault.code) {
    case 'illegal-move': {
      const { step, move } = fault;
      return phrases.say('answer.illegal-move', { step, move: phrases.say(`move.${move}`) });
    }
    case 'misses-goal':
      return phrases.say('answer.misses-goal', { board: inOneLine(fault.reached) });
    case 'not-shortest':
    case 'wrong-length': {
      const [length, distance] = [moves(fault.length), moves(fault.distance)];
      return phrases.say(`answer.${fault.code}`, { length, distance });
    }
    case 'wrong-parity': {
      const parity = fault.length % 2 === 0 ? 'odd' : 'even';
      return phrases.say(`answer.wrong-parity.${parity}`, { length: moves(fault.length) });
    }
    case 'is-solvable':
      return fault.distance === undefined
        ? phrases.say('answer.is-solvable')
        : phrases.say('answer.is-solvable.in', { distance: moves(fault.distance) });
    case 'is-unsolvable':
      return phrases.say('answer.is-unsolvable');
  }
}

/** @returns a board with slashes between its rows, as puzzle files can have it */
function inOneLine({ rows, columns, tiles }: Board): string {
  const signs = tiles.map((tile) => (tile === BLANK ? 'x' : String(tile)));
  return Array.from({ length: rows }, (_, row) =>
    signs.slice(row * columns, (row + 1) * columns).join(' '),
  ).join(' / ');
}
