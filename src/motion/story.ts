/** What home tells in motion. Loaded in full motion only. */
import { scroll } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';
import { duration, easing, forward, headlineWidth, opening, seconds, stagger } from './tokens.ts';

/**
 * A headline takes a breath: line by line its letters draw in along the width axis
 * and settle where they were. It is never faded and nothing around it moves.
 *
 * @returns stops it where the page was prerendered
 */
export function settleHeadline(lines: readonly HTMLElement[]): () => void {
  const breaths = lines.map((line, index) =>
    animate(
      line,
      { fontStretch: [...headlineWidth] },
      {
        duration: seconds(duration.headline),
        delay: seconds(index * stagger.loose),
        ease: easing.glide,
      },
    ),
  );
  return () => {
    for (const breath of breaths) breath.cancel();
  };
}

/**
 * A picture opens from a window to the whole width of the page as it comes up. Driven by the scroll
 * position alone.
 *
 * @returns leaves it open
 */
export function openWide(element: HTMLElement): () => void {
  const motion = animate(element, { clipPath: [...opening] }, { ease: 'linear' });
  const stop = scroll(motion, { target: element, offset: ['start end', 'center center'] });
  return () => {
    stop();
    motion.cancel();
    element.style.removeProperty('clip-path');
  };
}

/**
 * Each element is nearest while it stands in the middle of the screen, and steps back
 * above and below it. Driven by the scroll position alone: no time passes in it.
 *
 * @returns leaves them all where they stand without it
 */
export function comeForward(elements: readonly HTMLElement[]): () => void {
  const stops = elements.map((element) => {
    const motion = animate(
      element,
      { opacity: [...forward.opacity], scale: [...forward.scale] },
      { ease: 'linear', times: [...forward.times] },
    );
    const stop = scroll(motion, { target: element, offset: ['start end', 'end start'] });
    return () => {
      stop();
      motion.cancel();
      element.style.removeProperty('opacity');
      element.style.removeProperty('scale');
      element.style.removeProperty('transform');
    };
  });
  const stopAll = () => {
    for (const stop of stops) stop();
  };
  // Paper has no scroll position.
  addEventListener('beforeprint', stopAll, { once: true });
  return () => {
    removeEventListener('beforeprint', stopAll);
    stopAll();
  };
}
