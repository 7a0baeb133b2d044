import { parentPort } from 'node:worker_threads';
import type { Line, Order, Report } from '../protocol.js';

if (!parentPort) throw new Error('This runs in a worker.');
const port = parentPort;

/** The worker's end of the line. */
export const line: Line<Report, Order> = {
  post: (report) => {
    port.postMessage(report);
  },
  listen: (onOrder) => {
    port.on('message', onOrder);
  },
};
