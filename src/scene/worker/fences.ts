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

/**
 * Counts the frames that the GPU has not finished, by a fence after each. Without a limit, Firefox
 * queues any number of frames: a slow GPU falls seconds behind, every frame seems to be in time,
 * and the first call that waits for a result blocks the whole thread.
 */
export function framesInFlight(gl: WebGL2RenderingContext) {
  const fences: WebGLSync[] = [];
  return {
    /** Whether another frame may be drawn. */
    hasRoom() {
      while (fences[0] && gl.getSyncParameter(fences[0], gl.SYNC_STATUS) === gl.SIGNALED) {
        gl.deleteSync(fences.shift() ?? null);
      }
      return fences.length < maxInFlight;
    },
    /** Counts a frame that was drawn just now. */
    add() {
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence) fences.push(fence);
      // A fence that is not flushed is never signalled.
      gl.flush();
    },
  };
}
