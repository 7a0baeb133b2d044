export { slideTime, stepTime } from '../drawing/pace.js';

/** @returns whether VS Code or the system asks for reduced motion */
export function isMotionReduced(): boolean {
  return (
    document.body.classList.contains('vscode-reduce-motion') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
