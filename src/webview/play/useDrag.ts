import { useRef, useState } from 'preact/hooks';

/** A tile that is being dragged. */
export interface Drag {
  readonly cell: number;
  /** By how many squares, to the right and down. */
  readonly right: number;
  readonly down: number;
}

/**
 * Follows the pointer from a tile until it is let go.
 * @param onDrop is told where it was let go; a tile that was hardly moved has been clicked
 * @returns the tile that is being dragged, and what to listen with on the board
 */
export function useDrag(onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag>();
  const from = useRef<{ x: number; y: number; cell: number; size: number } | undefined>(undefined);
  const dragTo = ({ clientX, clientY }: PointerEvent): Drag | undefined => {
    if (!from.current) return undefined;
    const { x, y, cell, size } = from.current;
    return { cell, right: (clientX - x) / size, down: (clientY - y) / size };
  };
  const listeners = {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
      if (!tile || event.button !== 0) return;
      const { clientX: x, clientY: y } = event;
      from.current = { x, y, cell: Number(tile.dataset['cell']), size: tile.offsetWidth };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      setDrag(dragTo(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const dropped = dragTo(event);
      from.current = undefined;
      setDrag(undefined);
      if (dropped) onDrop(dropped);
    },
    onPointerCancel: () => {
      from.current = undefined;
      setDrag(undefined);
    },
  };
  return { drag, listeners };
}
