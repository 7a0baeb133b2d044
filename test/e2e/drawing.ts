import type { Locator } from 'playwright-core';

/**
 * Stops a drawing at a time.
 * @param svg the drawing, or the page that it is by itself
 * @param time in milliseconds from the beginning
 * @returns its squares row by row, `x` for the blank, read from where the tiles are seen then
 */
export function squaresAt(svg: Locator, time: number): Promise<string> {
  return svg.evaluate((element, at) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
    const tiles = [...element.querySelectorAll('g')].map((tile) => {
      const { x, y, width } = tile.getBoundingClientRect();
      return { name: tile.textContent, x, y, width };
    });
    const frame = element.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect();
    // A tile does not fill its square, but has more than half of it.
    const square = (tiles[0]?.width ?? 1) * 1.04;
    const [columns, rows] = [Math.floor(frame.width / square), Math.floor(frame.height / square)];
    const squares = Array.from({ length: columns * rows }, () => 'x');
    for (const { name, x, y } of tiles) {
      const [column, row] = [Math.round((x - frame.x) / square), Math.round((y - frame.y) / square)];
      squares[row * columns + column] = name;
    }
    return squares.join(' ');
  }, time);
}
