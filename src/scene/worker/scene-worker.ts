/** The scene's own thread. Its first message brings the canvas and the port for all others. */
import type { SceneStart } from '../shared/protocol.ts';
import { serveScene } from './worker.ts';

addEventListener('message', ({ data }: MessageEvent<SceneStart>) => serveScene(data), {
  once: true,
});
