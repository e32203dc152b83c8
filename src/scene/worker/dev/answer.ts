import type { FrameTimes, Question } from '../../shared/protocol.ts';
import type { MountedScene } from '../renderer.ts';

/** Frames after which a request is visible on the canvas: the one that draws it, and the one that shows it. */
const framesToSettle = 2;

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

const pixel = new Uint8Array(4);

/**
 * Draws one frame and reads a pixel back before it returns, so that the script's time is not the
 * time that it waits for the pixels, and the other way round. Appends to `into`, milliseconds.
 */
function timeFrame(scene: MountedScene, into: FrameTimes): void {
  const { gl } = scene;
  const begun = performance.now();
  scene.draw();
  const given = performance.now();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  into.script.push(given - begun);
  into.raster.push(performance.now() - given);
}

/**
 * Does what a question of tests, film or debugging asks for, in the scene's thread.
 *
 * @param isRunning whether the scene draws frames by itself
 */
export async function answer(
  scene: MountedScene,
  question: Question,
  value: number,
  isRunning: boolean,
): Promise<FrameTimes | undefined> {
  if (question === 'loseContext') scene.gl.getExtension('WEBGL_lose_context')?.loseContext();
  if (question === 'settle' && isRunning) await frames(framesToSettle);
  if (question === 'advance') scene.advance(value);
  if (question !== 'time') return undefined;
  const times: FrameTimes = { script: [], raster: [] };
  for (let count = 0; count < value; count += 1) timeFrame(scene, times);
  return times;
}
