/** Milliseconds between two checks of a fence. */
const pollInterval = 8;

/**
 * Resolves when the GPU has finished all commands so far, or the context is lost. Until then,
 * asking for a program's link status or making a render target would block the thread.
 */
export function whenGpuDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return new Promise((resolve) => {
    const poll = () => {
      const isDone =
        !fence || gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
      if (!isDone) return setTimeout(poll, pollInterval);
      gl.deleteSync(fence);
      resolve();
    };
    // Browsers update a fence's status only between tasks.
    setTimeout(poll);
  });
}

/** Frames that the GPU may be behind. With fewer, a fast GPU would at times have nothing to do. */
const maxInFlight = 3;
/** Milliseconds from which a frame is a slow one. */
const slowFrame = 50;

/**
 * Counts the frames that the GPU has not finished, by a fence after each. Without a limit, Firefox
 * queues any number of frames: a slow GPU falls seconds behind, every frame seems to be in time,
 * and the first call that waits for a result blocks the whole thread.
 */
export function framesInFlight(gl: WebGL2RenderingContext) {
  const fences: WebGLSync[] = [];
  /** Time at which the last frame was added, milliseconds. */
  let addedAt = 0;
  /** Time at which the GPU was first seen to have finished it. */
  let finishedAt: number | null = null;
  const count = () => {
    while (fences[0] && gl.getSyncParameter(fences[0], gl.SYNC_STATUS) === gl.SIGNALED) {
      gl.deleteSync(fences.shift() ?? null);
    }
    return fences.length;
  };
  return {
    /** Whether another frame may be drawn. */
    hasRoom: () => count() < maxInFlight,
    /**
     * Whether the GPU has finished all frames and, after a slow one, has had twice its time for other
     * work since: where the processor draws, it also compiles the programs that the next bodies need.
     */
    hasRested(timeMs: number) {
      if (count() > 0) return false;
      finishedAt ??= timeMs;
      const took = finishedAt - addedAt;
      return took < slowFrame || timeMs - finishedAt >= 2 * took;
    },
    /** Counts a frame that was drawn just now. */
    add(timeMs: number) {
      addedAt = timeMs;
      finishedAt = null;
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence) fences.push(fence);
      // A fence that is not flushed is never signalled.
      gl.flush();
    },
  };
}
