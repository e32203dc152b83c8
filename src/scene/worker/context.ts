/** Thrown where this thread has no WebGL 2. */
export class NoWebGL extends Error {}

/**
 * Creates the context of a canvas. Three would create a transparent one, but the shaders write other
 * values than opacity into alpha.
 *
 * @throws NoWebGL
 */
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas, isFilm: boolean) {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
    // A film's frames are read after they were drawn.
    preserveDrawingBuffer: isFilm,
  });
  if (!gl) throw new NoWebGL('WebGL 2 is not available in this thread.');
  return gl as WebGL2RenderingContext;
}
