/**
 * Plays the animation of an illustration: an SVG or HTML drawing whose parts appear one after
 * another, as their `data-` attributes say. Pages import the other animation code through this
 * module too, so that the build puts all of it into one chunk together with framer-motion.
 */
import { animate } from 'framer-motion/dom/mini';
import { subscribeMotion } from './motion.ts';
import { duration, easing, seconds, sequence } from './tokens.ts';

export * from './scroll-motion.ts';
export { onFrame, startSmoothScroll } from './smooth-scroll.ts';

type Keyframes = Parameters<typeof animate>[1];

/**
 * A clip path larger than the element's box, so that strokes and overflowing parts are not cut off.
 */
const unclipped = 'inset(-100% -6% -100% -6%)';

/**
 * Keyframes of each kind of tween. They end in the state of the markup, which is the finished
 * drawing.
 */
const keyframesByTween: Record<string, (from: string) => Keyframes> = {
  show: () => ({ opacity: [0, 1] }),
  fade: (from) => ({ opacity: [1, Number(from)] }),
  draw: () => ({ transform: ['scaleX(0)', 'scaleX(1)'] }),
  pop: () => ({ opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] }),
  wipe: () => ({ clipPath: ['inset(-100% 106% -100% -6%)', unclipped] }),
  retrace: () => ({ clipPath: ['inset(-100% -6% -100% 106%)', unclipped] }),
  sink: () => ({ clipPath: ['inset(-6% -100% 106% -100%)', 'inset(-6% -100% -6% -100%)'] }),
  travel: (from) => ({
    transform: [...from.split(';'), '0 0'].map((position) => {
      const [x, y] = position.trim().split(' ');
      return `translate(${x}px, ${y}px)`;
    }),
  }),
};

/** Tweens that are eased in and out, because they move. All others are eased out. */
const easedInAndOut = ['travel', 'wipe', 'retrace', 'sink', 'draw'];

/**
 * Creates the paused animation of an element from its attributes; none if the kind of tween is
 * unknown.
 */
function createTween(element: HTMLElement | SVGElement) {
  // `beat` is the start, and `span` the duration, in beats of the sequence.
  const { tween = '', beat = '0', span, from = '' } = element.dataset;
  const keyframes = keyframesByTween[tween]?.(from);
  if (!keyframes) return [];
  const animation = animate(element, keyframes, {
    delay: seconds(Number(beat) * sequence.beat),
    duration: seconds(span ? Number(span) * sequence.beat : duration.enter),
    ease: easedInAndOut.includes(tween) ? easing['in-out'] : easing.out,
    autoplay: false,
  });
  const clearStyles = () => {
    for (const name of Object.keys(keyframes)) {
      element.style.removeProperty(name === 'clipPath' ? 'clip-path' : name);
    }
  };
  animation.then(clearStyles, () => {});
  const cancel = () => {
    animation.cancel();
    clearStyles();
  };
  return [{ play: () => animation.play(), cancel }];
}

/**
 * Animates a drawing once, when it is scrolled into view. Does nothing if it is not below the
 * screen. Its elements describe their tweens in `data-tween`, `data-beat`, `data-span` and
 * `data-from`.
 *
 * @returns function that stops the animation and shows the finished drawing
 */
export function sequenceOnce(root: HTMLElement): () => void {
  if (root.getBoundingClientRect().top < window.innerHeight) return () => {};
  const tweens = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-tween]')]
    // Some drawings have a second layout for small screens. The one that is not rendered is
    // skipped.
    .filter((element) => element.getClientRects().length > 0)
    .flatMap(createTween);

  const finish = () => {
    observer.disconnect();
    unsubscribe();
    removeEventListener('beforeprint', finish);
    for (const tween of tweens) tween.cancel();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      for (const tween of tweens) tween.play();
    },
    // Starts when the drawing is well inside the screen, so that its beginning is seen.
    { rootMargin: '0px 0px -32% 0px' },
  );
  const unsubscribe = subscribeMotion(finish);
  addEventListener('beforeprint', finish);
  observer.observe(root);
  return finish;
}
