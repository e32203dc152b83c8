/** What the graphics card has finished, asked of it by fences. */

/** Milliseconds between two looks at the fence. */
const look = 8;

/**
 * Resolves when the graphics card has done all it was asked to do so far. Some questions, how a
 * program linked for one, and every new target are answered only then, and the page stands still
 * until they are; after this they are answered at once. Resolves, too, when the context is lost.
 */
export function whenDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return new Promise((done) => {
    const ask = () => {
      const isDone =
        !fence || gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
      if (!isDone) return setTimeout(ask, look);
      gl.deleteSync(fence);
      done();
    };
    // Browsers look at a fence between tasks only.
    setTimeout(ask);
  });
}

/** Frames that the graphics card may be behind. Fewer would keep a fast card waiting. */
const most = 3;

export interface FramesInFlight {
  /** Whether the card has kept up, so that another frame may be drawn. */
  hasRoom(): boolean;
  /** A frame has been handed over. */
  add(): void;
}

/**
 * Counts frames that were handed to the graphics card and are not finished, by a fence after each.
 * Firefox takes as many as it is given: a slow card then falls seconds behind, every frame looks as
 * if it were in time, and the first call that needs an answer stops the whole thread.
 */
export function framesInFlight(gl: WebGL2RenderingContext): FramesInFlight {
  const fences: WebGLSync[] = [];
  return {
    hasRoom() {
      while (fences[0] && gl.getSyncParameter(fences[0], gl.SYNC_STATUS) === gl.SIGNALED) {
        gl.deleteSync(fences.shift() ?? null);
      }
      return fences.length < most;
    },
    add() {
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence) fences.push(fence);
      // A fence that stays in a buffer is never signalled.
      gl.flush();
    },
  };
}
