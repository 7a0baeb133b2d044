import type { PanelState } from '../panel/protocol.js';
import type { Phrasebook } from '../words/phrasebook.js';

/** @returns an algorithm by its name, with its heuristic where it goes by one */
export function methodName(
  { method, choices }: Pick<PanelState, 'method' | 'choices'>,
  phrases: Phrasebook,
): string {
  const algorithm = phrases.say(`algorithm.${method.algorithm}`);
  const isInformed = choices.find((choice) => choice.algorithm === method.algorithm)?.informed;
  const heuristic = phrases.say(`heuristic.${method.heuristic}`);
  return isInformed ? phrases.say('method.informed', { algorithm, heuristic }) : algorithm;
}
