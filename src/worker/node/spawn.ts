import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WorkerHandle } from '../pooledWorker.js';
import type { Order, Report } from '../protocol.js';

/** Where the worker's program is in the extension. */
export const PROGRAM = 'dist/worker.js';

/** @returns how many workers can work at once */
export function cores(): number {
  return availableParallelism();
}

/**
 * Starts a worker.
 * @param source its program
 * @param onEnd is told when it ends by a fault of its own
 */
export function spawn(source: string, onEnd: (reason: string) => void): WorkerHandle {
  const worker = new Worker(source, { eval: true, name: 'eight-puzzle' });
  worker.on('error', (error) => {
    onEnd(error.message);
  });
  // An idle worker does not keep the process alive.
  worker.unref();
  return {
    post: (order: Order) => {
      worker.postMessage(order);
    },
    listen: (onReport: (report: Report) => void) => {
      worker.on('message', onReport);
    },
    end: () => void worker.terminate(),
  };
}
