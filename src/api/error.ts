import type { EightPuzzleError, Place } from './types.js';

/** What the promises of the API are rejected with. */
export class ApiError extends Error implements EightPuzzleError {
  override readonly name = 'EightPuzzleError';
  readonly place?: Place;

  constructor(
    readonly code: EightPuzzleError['code'],
    message: string,
    place?: Place,
  ) {
    super(message);
    if (place) this.place = place;
  }
}
