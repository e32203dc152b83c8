/** TIME_ELAPSED_EXT and GPU_DISJOINT_EXT of EXT_disjoint_timer_query_webgl2. */
const [timeElapsed, disjoint] = [0x88bf, 0x8fbb];
/** One of this many frames is timed. */
const framesPerTiming = 8;
/** Weight of the newest time in the running mean. */
const newestWeight = 0.2;

/**
 * Measures how long the GPU works on a frame, as a running mean, where the browser has timer
 * queries. One query is pending at a time.
 */
export function gpuTimer(gl: WebGL2RenderingContext) {
  let isSupported = false;
  // At the first timing, because enabling an extension waits for the GPU. `getExtension` alone would
  // warn in some consoles where it is missing.
  const enable = () => {
    const name = 'EXT_disjoint_timer_query_webgl2';
    isSupported = Boolean(gl.getSupportedExtensions()?.includes(name) && gl.getExtension(name));
  };
  let query: WebGLQuery | null = null;
  let frames = 0;
  let meanMs = 0;

  const read = () => {
    if (!query || !gl.getQueryParameter(query, gl.QUERY_RESULT_AVAILABLE)) return;
    const measuredMs = gl.getQueryParameter(query, gl.QUERY_RESULT) / 1e6;
    // A result is invalid after a clock jump, and 0 where the browser hides it.
    const isValid = measuredMs > 0 && !gl.getParameter(disjoint);
    if (isValid) meanMs = meanMs ? meanMs + (measuredMs - meanMs) * newestWeight : measuredMs;
    gl.deleteQuery(query);
    query = null;
  };

  return {
    /** Draws a frame, and times one of {@link framesPerTiming}. */
    time(draw: () => void) {
      if (isSupported) read();
      frames += 1;
      if (frames === framesPerTiming) enable();
      const isTimed = isSupported && !query && frames % framesPerTiming === 0;
      if (!isTimed) return draw();
      query = gl.createQuery();
      if (!query) return draw();
      gl.beginQuery(timeElapsed, query);
      draw();
      gl.endQuery(timeElapsed);
    },
    /** Mean milliseconds for a frame; 0 while unknown. */
    meanMs: () => meanMs,
    /** Drops the mean, because another tier needs another time. */
    reset() {
      meanMs = 0;
    },
  };
}
