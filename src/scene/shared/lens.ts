/**
 * How a picture lies on the screen. Two units meet here: tangents (a point's distance from the
 * camera's axis over its depth, right and up) and CSS pixels of the screen (right and down).
 * Pure: the drawing, the canvas and the tests use the same few lines.
 */

/** A box on the screen, CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

/** What of a shot must be seen, in tangents: middle and size. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lens {
  /** CSS pixels in one tangent. */
  scale: number;
  /** Where the camera's axis meets the screen, CSS pixels. */
  x: number;
  y: number;
}

/** The lens that shows a frame as large as its box allows, in the middle of it (SVG's `meet`). */
export function lensInto(frame: Frame, box: Box): Lens {
  const scale = Math.max(1, Math.min(box.width / frame.width, box.height / frame.height));
  return {
    scale,
    x: box.left + box.width / 2 - frame.x * scale,
    y: box.top + box.height / 2 + frame.y * scale,
  };
}

/**
 * The lens of a shot that has no box.
 *
 * @param fov    vertical field of view, degrees
 * @param offset share of the picture by which its middle stands right of and above the screen's
 */
export function lensOver(fov: number, offset: readonly [number, number], screen: Size): Lens {
  return {
    scale: screen.height / 2 / Math.tan((fov * Math.PI) / 360),
    x: screen.width * (0.5 + offset[0]),
    y: screen.height * (0.5 - offset[1]),
  };
}

/** Between two lenses; sizes grow by a constant factor. Writes into `into`. */
export function mixLens(from: Lens, to: Lens, progress: number, into: Lens): Lens {
  into.scale = from.scale * (to.scale / from.scale) ** progress;
  into.x = from.x + (to.x - from.x) * progress;
  into.y = from.y + (to.y - from.y) * progress;
  return into;
}
