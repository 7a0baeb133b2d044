/** How fast a solution plays, in milliseconds. */
export interface Pace {
  /** From one move to the next. */
  readonly step: number;
  /** How long a tile slides. */
  readonly slide: number;
}

/** How long a step takes at speed 1. */
const STEP_TIME = 500;
/** A tile slides no longer than this, however slow the steps. */
const LONGEST_SLIDE = 200;

/** What plays again and again rests so long before the first move, in milliseconds. */
export const REST_AT_START = 1000;
/** And so long at the end. */
export const REST_AT_END = 2500;

/** @returns the milliseconds from one step to the next */
export function stepTime(speed: number): number {
  return STEP_TIME / speed;
}

/** @returns the milliseconds a tile slides: it rests a little before the next step */
export function slideTime(speed: number): number {
  return Math.min(LONGEST_SLIDE, stepTime(speed) * 0.7);
}

/** @returns the pace at a speed, a multiple of one step in half a second */
export function paceAt(speed: number): Pace {
  return { step: stepTime(speed), slide: slideTime(speed) };
}
