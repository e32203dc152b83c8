import { scene } from '../motion/scene-tokens.ts';

/**
 * Viewport heights per second above which scrolling is a jump, and below which the jump has ended.
 */
const jumpSpeed = { start: 8, end: 2 };
/** Viewport heights from which a jump is long. */
const minLongJump = 1.5;

/**
 * Distinguishes a jump (End key, hash, search result) from scrolling, so that the scene's camera
 * does not move through every shot (named framing) in between.
 *
 * @param onEnd called when a jump has ended; `isLong`: the camera should cut to the destination
 */
export function createJumpDetector(onEnd: (isLong: boolean) => void) {
  let lastOffset = scrollY;
  let lastTime = 0;
  let startOffset = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    onEnd(Math.abs(scrollY - startOffset) > minLongJump * innerHeight);
  };

  return {
    /** Measures the speed since the last frame. @returns whether the page is in a jump */
    isJumping(): boolean {
      const now = performance.now();
      // Limited, because the time in which the page did not scroll does not count.
      const elapsed = Math.min(now - lastTime, scene.slowestFrame) / 1000;
      const speed = Math.abs(scrollY - lastOffset) / innerHeight / elapsed;
      if (!timer) startOffset = lastOffset;
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
    /**
     * Starts measuring from the current scroll offset, unless the page is in a jump. For a change
     * of layout, which moves the page without scrolling.
     *
     * @returns whether the page is in a jump
     */
    resetOffset(): boolean {
      if (!timer) lastOffset = scrollY;
      return timer !== undefined;
    },
    cancel: () => clearTimeout(timer),
  };
}
