/**
 * Extensions that the scene uses, or tests. To enable one takes two answers of the GPU's process,
 * each of which waits behind a frame of the page, so three.js gets none of the others that it asks
 * for.
 */
const extensions: ReadonlySet<string> = new Set([
  'EXT_color_buffer_float',
  'EXT_disjoint_timer_query_webgl2',
  'KHR_parallel_shader_compile',
  'WEBGL_lose_context',
]);
/** Stands in for the first of them. */
const halfFloat = 'EXT_color_buffer_half_float';

/**
 * Creates the WebGL 2 context of a canvas. It is created here because three.js would ask for a
 * transparent canvas, but the scene's shaders write other values than opacity into alpha.
 *
 * @throws where this thread has no WebGL 2
 */
export function createWebGLContext(canvas: OffscreenCanvas): WebGL2RenderingContext {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
  });
  if (!gl) throw new Error('a worker has no WebGL 2 here.');
  const getExtension = gl.getExtension.bind(gl);
  gl.getExtension = ((name: string) =>
    extensions.has(name) || (name === halfFloat && !getExtension('EXT_color_buffer_float'))
      ? getExtension(name)
      : null) as typeof getExtension;
  return gl;
}
