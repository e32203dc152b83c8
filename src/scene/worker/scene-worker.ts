/**
 * Entry of the scene's web worker. Its first message brings the canvas and the port for all further
 * messages.
 */
import type { SceneStart } from '../shared/protocol.ts';
import { serveScene } from './worker.ts';

addEventListener('message', ({ data }: MessageEvent<SceneStart>) => serveScene(data), {
  once: true,
});
