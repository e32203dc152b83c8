import type { FromScene, SceneStart, ToScene } from '../shared/protocol.ts';
import { type ShotRequest, wholeScreen } from '../shared/protocol.ts';
import { NoWebGLError } from './context.ts';
import { MountedScene } from './renderer.ts';

/** A canvas outside the page, whose frames are posted with the shot for which they were drawn. */
function createFramePoster(port: MessagePort) {
  const canvas = new OffscreenCanvas(1, 1);
  let shot: ShotRequest = wholeScreen('none');
  return {
    canvas,
    setShot(next: ShotRequest) {
      shot = next;
    },
    post() {
      const bitmap = canvas.transferToImageBitmap();
      const message: FromScene = { kind: 'frame', bitmap, shot };
      port.postMessage(message, [bitmap]);
    },
  };
}

/**
 * Runs the scene on a canvas and answers the page's messages, in a worker or on the page's thread.
 * While the scene is visible, this thread's animation frames draw it. Without a canvas of the page,
 * each frame is posted as a bitmap.
 *
 * @returns function that ends the scene and frees its memory
 */
export function serveScene({ canvas: pageCanvas, port, options }: SceneStart): () => void {
  /** Loaded for tests, film and debugging only. */
  const devAnswer = options.isForTests ? import('./dev/answer.ts') : undefined;
  const poster = pageCanvas ? null : createFramePoster(port);
  let scene: MountedScene | null = null;
  let isReady = false;
  let hasEnded = false;
  let isVisible = false;
  /** Id of the requested animation frame; 0 while the loop is stopped. */
  let frame = 0;

  const post = (message: FromScene) => port.postMessage(message);
  const fail = (error: unknown) => {
    hasEnded = true;
    cancelAnimationFrame(frame);
    const message = error instanceof Error ? error.message : String(error);
    post({ kind: 'failed', why: error instanceof NoWebGLError ? 'noWebGL' : 'error', message });
  };

  const isRunning = () => isReady && isVisible && !options.film;
  const tick = (timestamp: number) => {
    frame = requestAnimationFrame(tick);
    scene?.advance(timestamp);
  };
  /** Starts or stops the loop. */
  const updateLoop = () => {
    if (isRunning() === frame > 0) return;
    if (isRunning()) {
      frame = requestAnimationFrame(tick);
    } else {
      cancelAnimationFrame(frame);
      frame = 0;
      scene?.pause();
    }
  };

  port.onmessage = async ({ data }: MessageEvent<ToScene>) => {
    if (data.kind === 'request') {
      isVisible = data.request.isVisible;
      poster?.setShot(data.request.shot);
      scene?.apply(data.request);
      updateLoop();
    } else if (scene) {
      const { id, question, value } = data;
      const times = await (await devAnswer)?.answer(scene, question, value, frame > 0);
      post({ kind: 'answer', id, report: { ...scene.report(), ...(times && { times }) } });
    }
  };

  try {
    scene = new MountedScene(pageCanvas ?? poster!.canvas, options, {
      onDraw: () => poster?.post(),
      async onReady(playsIntro) {
        // The display is measured while the line art still stands. It takes several frames, of which
        // the first two present the canvas; until then it shows a single pixel, stretched.
        await scene?.display.measure();
        if (!scene || hasEnded) return;
        isReady = true;
        post({ kind: 'ready', report: scene.report(), playsIntro });
        updateLoop();
      },
      onLost() {
        hasEnded = true;
        isReady = false;
        updateLoop();
        post({ kind: 'lost' });
      },
      onFail: fail,
      onTier: (tier) => post({ kind: 'tier', tier }),
      onPositions: (positions) => post({ kind: 'positions', positions }),
    });
  } catch (error) {
    fail(error);
  }
  return () => {
    hasEnded = true;
    isReady = false;
    updateLoop();
    port.close();
    scene?.dispose();
  };
}
