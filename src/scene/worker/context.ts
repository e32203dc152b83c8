/** Thrown where this thread has no WebGL 2. */
export class NoWebGL extends Error {}

/**
 * The context of a canvas. Made here because three always asks for a transparent canvas, and alpha
 * is bloom's in our shaders.
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
    // Whoever asks for single frames reads them later.
    preserveDrawingBuffer: isFilm,
  });
  if (!gl) throw new NoWebGL('WebGL 2 is not available in this thread.');
  return gl as WebGL2RenderingContext;
}
