import type { FrameTimes } from '../shared/messages.ts';
import type { MountedScene } from './mounted-scene.ts';

const pixel = new Uint8Array(4);

/**
 * Draws one frame and reads a pixel back before it returns, so that the script's time is not the
 * time that it waits for the pixels, and the other way round. Appends to `into`, milliseconds.
 */
export function timeFrame({ gl, draw }: MountedScene, into: FrameTimes): void {
  const begun = performance.now();
  draw();
  const given = performance.now();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  into.script.push(given - begun);
  into.raster.push(performance.now() - given);
}
