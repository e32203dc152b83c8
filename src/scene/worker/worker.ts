import type { FromScene, SceneStart, ToScene } from '../shared/protocol.ts';
import { type ShotRequest, wholeScreen } from '../shared/shot-request.ts';
import { NoWebGL } from './context.ts';
import { MountedScene } from './renderer.ts';

/** Animation frames until the canvas shows the first frame: one draws it, the next one presents it. */
const framesToShow = 2;

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/**
 * Runs the scene on a canvas and answers its port, in a worker or on the page's thread. Frames are
 * drawn in this thread's own animation frames while the page can see them. Without a canvas of the page
 * each frame is handed over as a bitmap.
 *
 * @returns ends the scene and frees its memory
 */
export function serveScene({ canvas: pageCanvas, port, options }: SceneStart): () => void {
  /** Only tests, film and debugging load it. */
  const dev = options.isForTests ? import('./dev/answer.ts') : undefined;
  const ownCanvas = pageCanvas ? null : new OffscreenCanvas(1, 1);
  let shot: ShotRequest = wholeScreen('still');
  let scene: MountedScene | null = null;
  let isReady = false;
  let isOver = false;
  let isVisible = false;
  let frame = 0;

  const post = (message: FromScene) => port.postMessage(message);
  const handOver = () => {
    if (!ownCanvas || isOver) return;
    const bitmap = ownCanvas.transferToImageBitmap();
    const message: FromScene = { kind: 'frame', bitmap, shot };
    port.postMessage(message, [bitmap]);
  };
  const fail = (error: unknown) => {
    isOver = true;
    cancelAnimationFrame(frame);
    const message = error instanceof Error ? error.message : String(error);
    post({ kind: 'failed', why: error instanceof NoWebGL ? 'noWebGL' : 'error', message });
  };

  const isRunning = () => isReady && isVisible && !options.film;
  const tick = (timestamp: number) => {
    frame = requestAnimationFrame(tick);
    scene?.advance(timestamp);
  };
  const run = () => {
    if (isRunning() === frame > 0) return;
    if (isRunning()) {
      frame = requestAnimationFrame(tick);
    } else {
      cancelAnimationFrame(frame);
      frame = 0;
      scene?.rest();
    }
  };

  port.onmessage = async ({ data }: MessageEvent<ToScene>) => {
    if (data.kind === 'request') {
      isVisible = data.request.isVisible;
      shot = data.request.shot;
      scene?.apply(data.request);
      run();
    } else if (scene) {
      const { id, question, value } = data;
      const times = await (await dev)?.answer(scene, question, value, frame > 0);
      post({ kind: 'answer', id, report: { ...scene.report(), ...(times && { times }) } });
    }
  };

  try {
    scene = new MountedScene(pageCanvas ?? ownCanvas!, options, {
      onDraw: handOver,
      async onReady(arrives) {
        // Until then the canvas shows the single pixel of the build, stretched.
        await frames(framesToShow);
        if (!scene || isOver) return;
        isReady = true;
        post({ kind: 'ready', report: scene.report(), arrives });
        run();
      },
      onLost() {
        isOver = true;
        isReady = false;
        run();
        post({ kind: 'lost' });
      },
      onFail: fail,
      onTier: (tier) => post({ kind: 'tier', tier }),
      onTurn: (positions) => post({ kind: 'positions', positions }),
    });
  } catch (error) {
    fail(error);
  }
  return () => {
    isOver = true;
    isReady = false;
    run();
    port.close();
    scene?.dispose();
  };
}
