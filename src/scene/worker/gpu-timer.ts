/** What WebGL calls EXT_disjoint_timer_query_webgl2. */
const [timeElapsed, disjoint] = [0x88bf, 0x8fbb];
/** One frame in so many is timed. */
const every = 8;
/** Weight of the newest time in a running mean. */
const fresh = 0.2;

/**
 * Times what the graphics card does for a frame, where the browser lets it be known: a mean over
 * some frames, one of which is under way at a time.
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
    // The clock has jumped, or the browser hides it.
    const isTrue = taken > 0 && !gl.getParameter(disjoint);
    if (isTrue) milliseconds = milliseconds ? milliseconds + (taken - milliseconds) * fresh : taken;
    gl.deleteQuery(query);
    query = null;
  };

  return {
    /** Draws a frame, and times it if its turn has come. */
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
    /** Another tier needs another time. */
    forget() {
      milliseconds = 0;
    },
  };
}
