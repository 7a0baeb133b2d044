import { line } from '#worker/line';
import type { Pacing } from '../search/drive.js';
import { serve } from './serve.js';

const channel = new MessageChannel();
let goOn: (() => void) | undefined;
channel.port1.onmessage = () => goOn?.();

/** A worker is there to search; it pauses only to hear messages, which a timer would make it wait for. */
const workerPacing: Pacing = {
  slice: 10,
  now: () => performance.now(),
  pause: () =>
    new Promise((resolve) => {
      goOn = resolve;
      channel.port2.postMessage(undefined);
    }),
};

serve(line, workerPacing);
