/**
 * Entry of the scene's web worker. It is small, so that the WebGL context is asked for at once: that
 * waits behind what the page draws, while the code that draws the scene is loaded. Its only message
 * brings the canvas and the port for all further messages.
 */
import type { SceneStart } from '../shared/protocol.ts';
import { createWebGLContext } from './context.ts';

// The page hears of an error in a promise as of any other.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  throw event.reason;
});

const code = import('./worker.ts');

addEventListener(
  'message',
  async ({ data }: MessageEvent<SceneStart>) => {
    const context = new Promise<WebGL2RenderingContext>((resolve) => {
      resolve(createWebGLContext(data.canvas ?? new OffscreenCanvas(1, 1)));
    });
    // Without a context the page ends this worker, and a request under way would stay open.
    await Promise.allSettled([code, context]);
    (await code).serveScene(data, await context);
  },
  { once: true },
);
