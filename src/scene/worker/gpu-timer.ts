/** What WebGL calls EXT_disjoint_timer_query_webgl2. */
const [timeElapsed, disjoint] = [0x88bf, 0x8fbb];
/** Every so many frames one is timed. */
const every = 8;
/** Weight of the newest time in a running mean. */
const fresh = 0.2;

/**
 * Times the GPU's work for a frame where the browser has timer queries: a running mean, with one
 * query pending at a time.
 */
export function gpuTimer(gl: WebGL2RenderingContext) {
  // Asking for an extension that isn't there would warn in some consoles.
  const name = 'EXT_disjoint_timer_query_webgl2';
  const isThere = gl.getSupportedExtensions()?.includes(name) && gl.getExtension(name);
  let query: WebGLQuery | null = null;
  let frames = 0;
  let milliseconds = 0;

  const read = () => {
    if (!query || !gl.getQueryParameter(query, gl.QUERY_RESULT_AVAILABLE)) return;
    const taken = gl.getQueryParameter(query, gl.QUERY_RESULT) / 1e6;
    // A result is invalid after a clock jump, and 0 where the browser hides it.
    const isTrue = taken > 0 && !gl.getParameter(disjoint);
    if (isTrue) milliseconds = milliseconds ? milliseconds + (taken - milliseconds) * fresh : taken;
    gl.deleteQuery(query);
    query = null;
  };

  return {
    /** Draws a frame, and times every {@link every}th. */
    around(draw: () => void) {
      if (isThere) read();
      frames += 1;
      const isTimed = isThere && !query && frames % every === 0;
      if (!isTimed) return draw();
      query = gl.createQuery();
      if (!query) return draw();
      gl.beginQuery(timeElapsed, query);
      draw();
      gl.endQuery(timeElapsed);
    },
    /** Milliseconds for a frame; 0 where they can't be known. */
    milliseconds: () => milliseconds,
    /** Drops the mean, because another tier takes another time. */
    forget() {
      milliseconds = 0;
    },
  };
}
