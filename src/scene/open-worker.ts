import { readSceneOptions } from './scene-options.ts';
import type { SceneOptions, SceneStart } from './shared/protocol.ts';

/**
 * Whether a worker can post its frames as bitmaps without reading pixels back from the GPU. Only
 * Chromium can. In other browsers the worker draws on the page's canvas itself. The user agent is
 * read because `userAgentData` is missing on plain HTTP, as at a booth.
 *
 * @see https://github.com/flutter/flutter/issues/145420
 */
const canPostFrames = () => /Chrom(?:e|ium)\//.test(navigator.userAgent);

/**
 * Starts a worker that asks for a WebGL context, loads the scene's code and builds the scene.
 *
 * @throws where a worker can't draw
 */
export function openWorker(options: SceneOptions = readSceneOptions()) {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'display:block;width:100%;height:100%';
  /** Whether the worker posts its frames; otherwise it draws on the canvas itself. */
  const postsFrames = canPostFrames();
  // A canvas can be transferred only once, so each scene has its own.
  const offscreen = postsFrames ? undefined : canvas.transferControlToOffscreen();
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./worker/scene-worker.ts', import.meta.url), {
    type: 'module',
    name: 'scene',
  });
  /** Resolves when the script does not load or throws an error that nothing catches; says why. */
  const failure = new Promise<string>((resolve) => {
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(event.message ?? 'The worker did not start.');
    };
  });
  const start: SceneStart = { ...(offscreen && { canvas: offscreen }), port: port2, options };
  worker.postMessage(start, offscreen ? [offscreen, port2] : [port2]);
  const end = () => {
    port.close();
    worker.terminate();
    canvas.remove();
  };
  return { canvas, postsFrames, port, options, failure, end };
}

/** The scene's worker, and the page's ends of what connects them. */
export type OpenWorker = ReturnType<typeof openWorker>;
