import type { Pacing } from '../search/drive.js';
import type { WorkerHandle } from './pooledWorker.js';
import type { Order, Report } from './protocol.js';
import { serve } from './serve.js';

/** @returns a worker that is none: what it is asked is done here, in slices */
export function localWorker(pacing: Pacing): WorkerHandle {
  const ends: { onReport?: (report: Report) => void; onOrder?: (order: Order) => void } = {};
  serve(
    {
      post: (report) => ends.onReport?.(report),
      listen: (listener) => (ends.onOrder = listener),
    },
    pacing,
  );
  return {
    // Here the shipped tables are done without: to unpack them would hold up all else that is done here.
    post: (order) => order.kind !== 'tables' && ends.onOrder?.(order),
    listen: (listener) => (ends.onReport = listener),
    end: () => undefined,
  };
}
