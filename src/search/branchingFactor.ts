/** Halvings of an interval until its ends are told apart by no digit that is ever shown. */
const HALVINGS = 60;

/**
 * The effective branching factor b* (Nilsson, *Problem-Solving Methods in
 * Artificial Intelligence*, 1971): the number of branches at each node of a
 * uniform tree as deep as the solution that has as many nodes as were made,
 * N + 1 = 1 + b* + b*² + … + b*^d.
 * @param nodes N, the nodes made, the start left out
 * @param depth d, the length of the solution
 * @returns undefined where no tree is: without moves, or without nodes
 */
export function effectiveBranchingFactor(nodes: number, depth: number): number | undefined {
  if (nodes <= 0 || depth <= 0) return undefined;
  // The sum grows with b, and at this one its last power alone is N.
  let [low, high] = [0, nodes ** (1 / depth)];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (exceeds(middle, depth, nodes)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** @returns whether b + b² + … + b^depth is more than a limit */
function exceeds(b: number, depth: number, limit: number): boolean {
  let [sum, power] = [0, 1];
  for (let level = 1; level <= depth && sum <= limit; level++) {
    power *= b;
    // Below one the rest of the sum comes to nothing.
    if (power < Number.EPSILON) break;
    sum += power;
  }
  return sum > limit;
}
