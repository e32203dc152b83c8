type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * Whether a point lies in the convex hull of two boxes. It does if it lies in a box that is
 * interpolated linearly between the two, so the shares at which this is the case are narrowed side
 * by side.
 */
export function isBetween(x: number, y: number, from: Box, to: Box): boolean {
  let [first, last] = [0, 1];
  for (const [near, far] of [
    [from.left - x, to.left - x],
    [x - from.right, x - to.right],
    [from.top - y, to.top - y],
    [y - from.bottom, y - to.bottom],
  ] as const) {
    if (near > 0 && far > 0) return false;
    if (near > 0) first = Math.max(first, near / (near - far));
    if (far > 0) last = Math.min(last, near / (near - far));
  }
  return first <= last;
}
