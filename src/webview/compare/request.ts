import type { ComparisonRequest } from '../../panel/compare/protocol.js';
import { send } from '../host.js';

/** Asks the host for something about the comparison; what comes of it comes back as its new state. */
export function ask(request: ComparisonRequest): void {
  send({ type: 'compare', request });
}
