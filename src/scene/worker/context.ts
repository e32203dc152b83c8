/**
 * Extensions that the scene uses, or tests. To enable one takes two answers of the GPU's process or
 * more, each of which waits behind a frame of the page, so three.js gets none of the others that it
 * asks for.
 */
const extensions: ReadonlySet<string> = new Set([
  'EXT_disjoint_timer_query_webgl2',
  'KHR_parallel_shader_compile',
  'WEBGL_lose_context',
]);
/** Either makes the half-float targets possible; the first takes half as many answers. */
const targetExtensions = ['EXT_color_buffer_half_float', 'EXT_color_buffer_float'];

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
  let targetExtension: object | null | undefined;
  gl.getExtension = ((name: string) => {
    if (!targetExtensions.includes(name)) return extensions.has(name) ? getExtension(name) : null;
    targetExtension ??= getExtension(targetExtensions[0]!) ?? getExtension(targetExtensions[1]!);
    return targetExtension;
  }) as typeof getExtension;
  // A context that was lost and is restored has no extension until it is asked for again.
  canvas.addEventListener('webglcontextrestored', () => {
    targetExtension = undefined;
  });
  // What three.js asks of a new context, without a question to the GPU's process.
  const known = new Map<number, unknown>([
    [gl.VERSION, 'WebGL 2.0'],
    [gl.SAMPLES, 0],
  ]);
  const getParameter = gl.getParameter.bind(gl);
  gl.getParameter = (name) => {
    if (name === gl.SCISSOR_BOX) return [0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight];
    return known.has(name) ? known.get(name) : getParameter(name);
  };
  return gl;
}
