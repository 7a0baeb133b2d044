import { MOVES } from '../puzzle/moves.js';
import { CUT, type MoveAutomaton } from '../search/patterns/moveAutomaton.js';
import type { Word } from './duplicates.js';

/**
 * @param words sequences of moves none of which has another one inside
 * @returns the smallest automaton that cuts every move with which one of the words is complete
 */
export function automatonOf(words: readonly Word[]): MoveAutomaton {
  return smallest(matching(words));
}

/** A state: by move the state after it, or CUT. */
type State = number[];

/** @returns an automaton whose states are the beginnings of words (Aho & Corasick 1975) */
function matching(words: readonly Word[]): State[] {
  const states: State[] = [[]];
  for (const word of words) {
    let state = 0;
    for (const move of word.slice(0, -1)) {
      state = states[state]![move] ??= states.push([]) - 1;
    }
    states[state]![word.at(-1)!] = CUT;
  }
  // Nearest to the first state first: where a move goes on no word, the longest ending that begins one is taken.
  const queue = [{ state: 0, ending: 0 }];
  for (const { state, ending } of queue) {
    MOVES.forEach((_, move) => {
      const next = states[state]![move];
      const otherwise = state === 0 ? 0 : states[ending]![move]!;
      if (next === undefined) states[state]![move] = otherwise;
      else if (next !== CUT) queue.push({ state: next, ending: otherwise });
    });
  }
  return states;
}

/** @returns the automaton with states that cut alike made one (Moore 1956) */
function smallest(states: readonly State[]): MoveAutomaton {
  let classes = states.map(() => 0);
  for (let count = 0; ;) {
    const numbers = new Map<string, number>();
    const finer = states.map((state, number) => {
      const key = `${classes[number]!} ${state.map((next) => (next === CUT ? next : classes[next]!)).join(' ')}`;
      const known = numbers.get(key) ?? numbers.size;
      numbers.set(key, known);
      return known;
    });
    classes = finer;
    if (numbers.size === count) break;
    count = numbers.size;
  }
  const automaton = new Uint16Array(MOVES.length * (Math.max(...classes) + 1));
  states.forEach((state, number) => {
    state.forEach((next, move) => {
      automaton[MOVES.length * classes[number]! + move] = next === CUT ? CUT : classes[next]!;
    });
  });
  return automaton;
}
