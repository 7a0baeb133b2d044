import type { GifEvent, GifRequest } from '../../panel/gif/protocol.js';
import { send } from '../host.js';

/** What is being drawn. */
const jobs = new Map<number, AbortController>();

/** Does what the host asks for. What draws is loaded then, so that the player does not pay for it. */
export function takeGifRequest(request: GifRequest): void {
  const { job } = request;
  if (request.kind === 'stop') {
    jobs.get(job)?.abort();
    return;
  }
  const stop = new AbortController();
  jobs.set(job, stop);
  void draw(request.order).then((event) => {
    jobs.delete(job);
    if (!stop.signal.aborted) tell(event);
  });

  async function draw(order: Extract<GifRequest, { kind: 'draw' }>['order']): Promise<GifEvent> {
    try {
      const { drawFilm } = await import('./film.js');
      const bytes = await drawFilm(order, stop.signal, (frames) => {
        tell({ kind: 'progress', job, frames });
      });
      return { kind: 'drawn', job, bytes };
    } catch (error) {
      return { kind: 'failed', job, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

function tell(event: GifEvent): void {
  send({ type: 'gif', event });
}
