import type { WorkerHandle } from '../pooledWorker.js';
import type { Order, Report } from '../protocol.js';

/** Where the worker's program is in the extension. */
export const PROGRAM = 'dist/web/worker.js';

/** @returns how many workers can work at once */
export function cores(): number {
  return navigator.hardwareConcurrency;
}

/**
 * Starts a worker.
 * @param source its program
 * @param onEnd is told when it ends by a fault of its own
 */
export function spawn(source: string, onEnd: (reason: string) => void): WorkerHandle {
  // Extensions are served from another origin than their host runs in: a worker's program has to be at hand.
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { name: 'eight-puzzle' });
  worker.onerror = (event) => {
    // Who waits for the worker is told; it is no fault of the host's.
    event.preventDefault();
    onEnd(event.message);
  };
  return {
    post: (order: Order) => {
      worker.postMessage(order);
    },
    listen: (onReport: (report: Report) => void) => {
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        onReport(data);
      };
    },
    end: () => {
      worker.terminate();
      URL.revokeObjectURL(address);
    },
  };
}
