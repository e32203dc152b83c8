import type { FromScene, SceneStart, ToScene } from '../shared/protocol.ts';
import { type ShotRequest, wholeScreen } from '../shared/protocol.ts';
import { MountedScene } from './renderer.ts';

/**
 * A canvas outside the page, whose frames are posted with the shot for which they were drawn. No
 * frame is posted before the last one is shown: the bitmaps that wait for a busy page would fill
 * the memory.
 */
function createFramePoster(port: MessagePort, canvas: OffscreenCanvas) {
  let shot: ShotRequest = wholeScreen('none');
  let isLastShown = true;
  return {
    isReady: () => isLastShown,
    noteShown() {
      isLastShown = true;
    },
    setShot(next: ShotRequest) {
      shot = next;
    },
    /** Posts what is drawn, unless the last frame still waits; then the next frame shows it. */
    post() {
      if (!isLastShown) return;
      isLastShown = false;
      const bitmap = canvas.transferToImageBitmap();
      const message: FromScene = { kind: 'frame', bitmap, shot };
      port.postMessage(message, [bitmap]);
    },
  };
}

interface LoopOptions {
  isWanted(): boolean;
  onFrame(timestamp: number): void;
  onStop(): void;
}

/** A loop of animation frames. `update` starts or stops it, and runs after each frame as well. */
function createLoop({ isWanted, onFrame, onStop }: LoopOptions) {
  /** Id of the requested animation frame; 0 while the loop is stopped. */
  let frame = 0;
  const tick = (timestamp: number) => {
    frame = requestAnimationFrame(tick);
    onFrame(timestamp);
    update();
  };
  const update = () => {
    if (isWanted() === frame > 0) return;
    if (isWanted()) {
      frame = requestAnimationFrame(tick);
    } else {
      cancelAnimationFrame(frame);
      frame = 0;
      onStop();
    }
  };
  return { update, isRunning: () => frame > 0 };
}

/**
 * Runs the scene on the canvas of a context and answers the page's messages. While the scene is
 * visible, the worker's animation frames draw it. Without a canvas of the page, each frame is posted
 * as a bitmap.
 */
export function serveScene(
  { canvas: pageCanvas, port, options }: SceneStart,
  gl: WebGL2RenderingContext,
): void {
  /** Loaded for tests, film and debugging only. */
  const devAnswer = options.isForTests ? import('./dev/answer.ts') : undefined;
  const poster = pageCanvas ? null : createFramePoster(port, gl.canvas as OffscreenCanvas);
  let scene: MountedScene | null = null;
  let isReady = false;
  let isVisible = false;

  const loop = createLoop({
    // A canvas of a new size is drawn even while nobody sees it, so that it never appears stretched.
    isWanted: () => isReady && !options.film && (isVisible || scene?.hasUndrawnSize() === true),
    onFrame: (timestamp) => scene?.advance(timestamp),
    onStop: () => scene?.pause(),
  });

  port.onmessage = async ({ data }: MessageEvent<ToScene>) => {
    if (data.kind === 'request') {
      isVisible = data.request.isVisible;
      poster?.setShot(data.request.shot);
      scene?.apply(data.request);
      loop.update();
    } else if (data.kind === 'shown') {
      poster?.noteShown();
    } else if (scene) {
      const { id, question, value } = data;
      const times = await (await devAnswer)?.answer(scene, question, value, loop.isRunning);
      const report = { ...scene.report(), ...(times && { times }) };
      port.postMessage({ kind: 'answer', id, report } satisfies FromScene);
    }
  };

  const post = (message: FromScene) => {
    if (message.kind === 'ready') isReady = true;
    if (message.kind === 'lost' || message.kind === 'failed') isReady = false;
    port.postMessage(message);
    loop.update();
  };
  post({ kind: 'building' });
  scene = new MountedScene(gl, options, {
    post,
    canDraw: () => poster?.isReady() ?? true,
    onDraw: () => poster?.post(),
  });
}
