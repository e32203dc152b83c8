import type {
  FrameTimes,
  FromScene,
  Question,
  SceneRequest,
  SceneStart,
  ToScene,
} from '../shared/messages.ts';
import { NoWebGL } from './context.ts';
import type { MountedScene } from './mounted-scene.ts';
import { mountScene } from './renderer.tsx';

/** Frames after which a request stands on the canvas: the one that draws it, and the one that shows it. */
const framesToSettle = 2;

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

const pixel = new Uint8Array(4);

/**
 * Draws one frame and reads a pixel back before it returns, so that the script's time is not the
 * time that it waits for the pixels, and the other way round. Appends to `into`, milliseconds.
 */
function timeFrame({ gl, draw }: MountedScene, into: FrameTimes): void {
  const begun = performance.now();
  draw();
  const given = performance.now();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  into.script.push(given - begun);
  into.raster.push(performance.now() - given);
}

/**
 * Runs the scene on a canvas and answers its port, in a worker or on the page's thread. Frames are
 * drawn in this thread's own animation frames while the page can see them.
 *
 * @returns ends the scene and gives its memory back
 */
export function serveScene({ canvas, port, options, request }: SceneStart): () => void {
  let scene: MountedScene | null = null;
  let isReady = false;
  let isOver = false;
  let current: SceneRequest = request;
  let frame = 0;

  const tell = (message: FromScene) => port.postMessage(message);
  const fail = (error: unknown) => {
    isOver = true;
    cancelAnimationFrame(frame);
    const message = error instanceof Error ? error.message : String(error);
    tell({ kind: 'failed', why: error instanceof NoWebGL ? 'noWebGL' : 'error', message });
  };

  const isRunning = () => isReady && current.isVisible && !options.film;
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

  const answer = async (question: Question, value: number): Promise<FrameTimes | undefined> => {
    if (question === 'settle' && frame > 0) await frames(framesToSettle);
    if (question === 'advance') scene?.advance(value);
    if (question !== 'time' || !scene) return undefined;
    const times: FrameTimes = { script: [], raster: [] };
    for (let count = 0; count < value; count += 1) timeFrame(scene, times);
    return times;
  };

  port.onmessage = async ({ data }: MessageEvent<ToScene>) => {
    if (data.kind === 'request') {
      current = data.request;
      scene?.apply(current);
      run();
    } else if (data.kind === 'loseContext') {
      scene?.loseContext();
    } else {
      const times = await answer(data.question, data.value);
      if (scene)
        tell({
          kind: 'answer',
          id: data.id,
          report: { ...scene.report(), ...(times && { times }) },
        });
    }
  };

  try {
    scene = mountScene(canvas, options, request, {
      async onReady(arrives) {
        // Until the first frame is shown, the canvas shows the single pixel of the build, stretched.
        await frames(framesToSettle);
        if (!scene || isOver) return;
        isReady = true;
        tell({ kind: 'ready', report: scene.report(), arrives });
        run();
      },
      onLost() {
        isOver = true;
        isReady = false;
        run();
        tell({ kind: 'lost' });
      },
      onFail: fail,
      onTier: (tier) => tell({ kind: 'tier', tier }),
      onTurn: (positions) => tell({ kind: 'positions', positions }),
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
