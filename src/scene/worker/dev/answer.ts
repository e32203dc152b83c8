import type { FrameTimes, Question } from '../../shared/protocol.ts';
import { whenGpuDone } from '../fences.ts';
import type { MountedScene } from '../renderer.ts';

/** Animation frames until the canvas shows a request: one draws it, the next one presents it. */
const framesToSettle = 2;

/** Waits until the last request is drawn. A frame waits while the page has not shown the last one. */
async function settle(scene: MountedScene, isRunning: () => boolean): Promise<void> {
  for (let frame = 0; frame < framesToSettle || scene.owesFrame(); frame += 1) {
    if (!isRunning()) return;
    await new Promise(requestAnimationFrame);
  }
}

const pixel = new Uint8Array(4);

/**
 * Draws one frame and appends two times to `into`, milliseconds: that of the script, and that until
 * the GPU has finished. Reading a pixel back waits for the GPU.
 */
function timeFrame(scene: MountedScene, into: FrameTimes): void {
  const { gl } = scene;
  const startedAt = performance.now();
  scene.draw();
  const submittedAt = performance.now();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  into.script.push(submittedAt - startedAt);
  into.raster.push(performance.now() - submittedAt);
}

/**
 * Does what a question of tests, film or debugging asks for, in the scene's thread.
 *
 * @param value     milliseconds of the frame for 'advance', number of frames for 'time'
 * @param isRunning whether the scene draws frames by itself
 */
export async function answer(
  scene: MountedScene,
  question: Question,
  value: number,
  isRunning: () => boolean,
): Promise<FrameTimes | undefined> {
  if (question === 'loseContext') scene.gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (question === 'settle') await settle(scene, isRunning);
  if (question === 'advance') {
    scene.advance(value);
    // Otherwise the frames of a film would wait for the GPU one behind another, for minutes.
    await whenGpuDone(scene.gl);
  }
  if (question !== 'time') return undefined;
  const times: FrameTimes = { script: [], raster: [] };
  for (let count = 0; count < value; count += 1) timeFrame(scene, times);
  return times;
}
