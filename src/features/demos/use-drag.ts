import { type PointerEvent, useRef } from 'react';

/** Where a pointer is, as shares of a figure's width and height: 0 to 1, from the upper left. */
export function shareIn(
  { clientX, clientY }: PointerEvent,
  figure: Element,
): readonly [across: number, down: number] {
  const { left, top, width, height } = figure.getBoundingClientRect();
  const share = (at: number, start: number, size: number) =>
    Math.min(1, Math.max(0, (at - start) / size));
  return [share(clientX, left, width), share(clientY, top, height)];
}

/**
 * Handlers for something that is dragged by mouse, pen or finger.
 *
 * @param move  called at each move while it is held
 * @param start called as it is taken in hand
 */
export function useDrag<E extends Element>(
  move: (event: PointerEvent<E>) => void,
  start?: (event: PointerEvent<E>) => void,
) {
  const isHeld = useRef(false);
  const leave = () => {
    isHeld.current = false;
  };
  return {
    onPointerDown(event: PointerEvent<E>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      isHeld.current = true;
      start?.(event);
    },
    onPointerMove(event: PointerEvent<E>) {
      if (isHeld.current) move(event);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
