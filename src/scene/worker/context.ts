/** Thrown where this thread has no WebGL 2. */
export class NoWebGLError extends Error {}

/**
 * Creates the WebGL 2 context of a canvas. It is created here because three.js would ask for a
 * transparent canvas, but the scene's shaders write other values than opacity into alpha.
 *
 * @throws NoWebGLError
 */
export function createWebGLContext(canvas: HTMLCanvasElement | OffscreenCanvas, isFilm: boolean) {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
    // A film is recorded by reading each frame after it was drawn.
    preserveDrawingBuffer: isFilm,
  });
  if (!gl) throw new NoWebGLError('WebGL 2 is not available in this thread.');
  return gl as WebGL2RenderingContext;
}
