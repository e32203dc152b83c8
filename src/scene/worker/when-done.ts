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
