import { acceptingAlgorithms } from '../search/algorithms.js';
import { type Content, isWritable, methodOf, problemOf, savedFrom } from './content.js';
import type { PanelState } from './protocol.js';

/** @returns what the page is told of all that the panel shows, but for what the views tell by themselves */
export function stateOf(
  content: Content,
  rest: Pick<PanelState, 'answer' | 'autoplay' | 'notation'>,
): PanelState {
  const { source, problems, index, view, shown } = content;
  const problem = problemOf(content);
  return {
    ...{ source, count: problems.length, index, problem, view, shown },
    ...rest,
    writable: isWritable(content),
    method: methodOf(content),
    choices: acceptingAlgorithms(problem.start).map(({ id, informed }) => ({ algorithm: id, informed })),
    saved: savedFrom(content),
  };
}
