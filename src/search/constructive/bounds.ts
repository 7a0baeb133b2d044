/** @returns the rows and columns between two squares */
export function squaresApart(a: number, b: number, columns: number): number {
  return (
    Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns))
  );
}

/**
 * How many moves it takes to bring one tile home where neither the board's edge
 * nor a filled square is in the way; so it is a bound where they are, and a
 * consistent one, being a distance.
 */
export function carryBound(blank: number, tile: number, home: number, columns: number): number {
  if (tile === home) return 0;
  const row = Math.floor(tile / columns);
  const column = tile - row * columns;
  const homeRow = Math.floor(home / columns);
  const blankRow = Math.floor(blank / columns);
  const [down, right] = [homeRow - row, home - homeRow * columns - column];
  const [blankDown, blankRight] = [blankRow - row, blank - blankRow * columns - column];
  const [rows, across] = [Math.abs(down), Math.abs(right)];
  if (across === 0) return movesVia(down > 0 ? blankDown : -blankDown, blankRight, rows, 0);
  const sideways = movesVia(right > 0 ? blankRight : -blankRight, blankDown, across, rows);
  if (rows === 0) return sideways;
  return Math.min(sideways, movesVia(down > 0 ? blankDown : -blankDown, blankRight, rows, across));
}

/**
 * The moves when the tile's first step is along one axis. The blank walks in
 * front of the tile, round it from straight behind. Each step leaves the blank
 * behind the tile, two moves from its sides and four from its front: so a step
 * costs three moves at a turn and five straight on, and turns are taken wherever
 * two axes have steps left.
 * @param ahead how far the blank is from the tile along the axis, towards home
 * @param aside how far it is off the axis
 * @param along the steps to go along the axis, at least 1
 * @param across the steps to go across it
 */
function movesVia(ahead: number, aside: number, along: number, across: number): number {
  const walk = Math.abs(ahead - 1) + Math.abs(aside) + (aside === 0 && ahead < 0 ? 2 : 0);
  const straight = along > across ? along - across - 1 : across - along;
  return walk + 1 + 3 * (along + across - 1) + 2 * straight;
}
