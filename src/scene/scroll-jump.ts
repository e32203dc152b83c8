import { scene } from '../motion/scene-tokens.ts';

/** Screens per second above which scrolling is a jump, and below which the jump has ended. */
const jumpSpeed = { start: 8, end: 2 };
/** Screens that a jump covers at least; a shorter one blends its shots as any scrolling does. */
const minScreens = 1.5;

/**
 * Tells a jump, as by the End key, a hash or a search result, from scrolling, so that the camera
 * does not fly through every shot in between.
 *
 * @param arrive called when a jump has ended; gets whether it was long enough to cut to its destination
 */
export function jumpDetector(arrive: (isLong: boolean) => void) {
  let lastOffset = scrollY;
  let lastTime = 0;
  let start = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    arrive(Math.abs(scrollY - start) > minScreens * innerHeight);
  };

  return {
    /** Measures the speed since the last frame. @returns whether the page is in a jump */
    isJumping(): boolean {
      const now = performance.now();
      // Time in which the page stood still does not count.
      const elapsed = Math.min(now - lastTime, scene.slowestFrame) / 1000;
      const speed = Math.abs(scrollY - lastOffset) / innerHeight / elapsed;
      if (!timer) start = lastOffset;
      lastOffset = scrollY;
      lastTime = now;
      clearTimeout(timer);
      if (speed < (timer ? jumpSpeed.end : jumpSpeed.start)) {
        if (timer) end();
        return false;
      }
      timer = setTimeout(end, scene.jumpEnd);
      return true;
    },
    /** Takes the current offset for the place of rest, unless a jump is under way. @returns whether one is */
    rest(): boolean {
      if (!timer) lastOffset = scrollY;
      return timer !== undefined;
    },
    cancel: () => clearTimeout(timer),
  };
}
