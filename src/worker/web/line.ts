import type { Line, Order, Report } from '../protocol.js';

/** The worker's end of the line. */
export const line: Line<Report, Order> = {
  post: (report) => {
    self.postMessage(report);
  },
  listen: (onOrder) => {
    self.onmessage = ({ data }: MessageEvent<Order>) => {
      onOrder(data);
    };
  },
};
