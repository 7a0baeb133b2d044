/** How long a step takes at speed 1, in milliseconds. */
const STEP_TIME = 500;
/** A tile slides no longer than this, however slow the steps. */
const LONGEST_SLIDE = 200;

/** @returns the milliseconds from one step to the next */
export function stepTime(speed: number): number {
  return STEP_TIME / speed;
}

/** @returns the milliseconds a tile slides: it rests a little before the next step */
export function slideTime(speed: number): number {
  return Math.min(LONGEST_SLIDE, stepTime(speed) * 0.7);
}

/** @returns whether VS Code or the system asks for reduced motion */
export function isMotionReduced(): boolean {
  return (
    document.body.classList.contains('vscode-reduce-motion') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
