import { getMotion, subscribeMotion } from './motion.ts';

/**
 * Starts what moves the page itself, smooth scrolling, whenever motion is
 * full and the pointer is a fine one, and stops it otherwise.
 *
 * @returns stops it for good
 */
export function startScrolling(): () => void {
  const fine = matchMedia('(pointer: fine)');
  let stop: (() => void) | null = null;
  let over = false;

  const follow = async () => {
    const wanted = getMotion() === 'full' && fine.matches;
    if (!wanted) {
      stop?.();
      stop = null;
      return;
    }
    try {
      const { startSmoothScroll } = await import('./timelines.ts');
      if (!over && !stop && getMotion() === 'full') stop = startSmoothScroll();
    } catch {
      // The chunk did not arrive: scrolling stays the browser's own.
    }
  };
  const unsubscribe = subscribeMotion(follow);
  fine.addEventListener('change', follow);
  follow();

  return () => {
    over = true;
    unsubscribe();
    fine.removeEventListener('change', follow);
    stop?.();
  };
}
