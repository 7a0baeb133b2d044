import type { RunAction } from '../../panel/search/protocol.js';
import { send } from '../host.js';

/** Asks the host for something about the run. */
export function ask(action: RunAction): void {
  send({ type: 'run', action });
}
