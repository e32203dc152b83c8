import { animate } from 'framer-motion/dom/mini';
import { subscribeMotion } from './motion.ts';
import { duration, easing, seconds, sequence } from './tokens.ts';

type Keyframes = Parameters<typeof animate>[1];

/** A clip a little larger than the part's box, so that strokes and overhanging parts are not cut. */
const uncovered = 'inset(-100% -6% -100% -6%)';

/** Keyframes of each kind of tween. They end in what the markup says, so that a finished drawing needs no code. */
const keyframesOf: Record<string, (from: string) => Keyframes> = {
  show: () => ({ opacity: [0, 1] }),
  fade: (from) => ({ opacity: [1, Number(from)] }),
  draw: () => ({ transform: ['scaleX(0)', 'scaleX(1)'] }),
  pop: () => ({ opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] }),
  wipe: () => ({ clipPath: ['inset(-100% 106% -100% -6%)', uncovered] }),
  retrace: () => ({ clipPath: ['inset(-100% -6% -100% 106%)', uncovered] }),
  sink: () => ({ clipPath: ['inset(-6% -100% 106% -100%)', 'inset(-6% -100% -6% -100%)'] }),
  turn: (from) => ({ transform: [`rotate(${from}deg)`, 'rotate(0deg)'] }),
  travel: (from) => ({
    transform: [...from.split(';'), '0 0'].map((at) => {
      const [x, y] = at.trim().split(' ');
      return `translate(${x}px, ${y}px)`;
    }),
  }),
};

/** Tweens between two places, which are eased in and out; all others are eased out. */
const easedInAndOut = ['travel', 'wipe', 'retrace', 'sink', 'draw'];

/** The paused tween of a part, as its attributes describe it; none for an unknown kind. */
function tweenOf(part: HTMLElement | SVGElement) {
  const { tween = '', beat = '0', span, from = '' } = part.dataset;
  const keyframes = keyframesOf[tween]?.(from);
  if (!keyframes) return [];
  const animation = animate(part, keyframes, {
    delay: seconds(Number(beat) * sequence.beat),
    duration: seconds(span ? Number(span) * sequence.beat : duration.enter),
    ease: easedInAndOut.includes(tween) ? easing['in-out'] : easing.out,
    autoplay: false,
  });
  const clear = () => {
    for (const name of Object.keys(keyframes)) {
      part.style.removeProperty(name === 'clipPath' ? 'clip-path' : name);
    }
  };
  // Afterwards the markup alone says how the part looks.
  animation.then(clear, () => {});
  const cancel = () => {
    animation.cancel();
    clear();
  };
  return [{ play: () => animation.play(), cancel }];
}

/**
 * Rewinds a drawing that is still below the screen and lets it draw itself once.
 * Its parts say how in `data-tween`, `data-beat`, `data-span` and `data-from`.
 *
 * @returns stops the animation and shows the finished drawing
 */
export function sequenceOnce(root: HTMLElement): () => void {
  if (root.getBoundingClientRect().top < window.innerHeight) return () => {};
  const parts = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-tween]')]
    // The other layout of the drawing is not shown.
    .filter((part) => part.getClientRects().length > 0)
    .flatMap(tweenOf);

  const rest = () => {
    observer.disconnect();
    unsubscribe();
    removeEventListener('beforeprint', rest);
    for (const part of parts) part.cancel();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      for (const part of parts) part.play();
    },
    // Well inside the screen, so that the beginning is seen.
    { rootMargin: '0px 0px -32% 0px' },
  );
  const unsubscribe = subscribeMotion(rest);
  addEventListener('beforeprint', rest);
  observer.observe(root);
  return rest;
}
