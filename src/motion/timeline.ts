import { animate } from 'framer-motion/dom/mini';
import { subscribeMotion } from './motion.ts';
import { duration, easing, seconds, sequence } from './tokens.ts';

type Keyframes = Parameters<typeof animate>[1];

/** A little more than the box on each side: strokes and overhanging parts are not cut. */
const whole = 'inset(-100% -6% -100% -6%)';

/** How each move enters. It always ends in what the markup says, so the resting drawing needs no code. */
const moves: Record<string, (from: string) => Keyframes> = {
  show: () => ({ opacity: [0, 1] }),
  fade: (from) => ({ opacity: [1, Number(from)] }),
  draw: () => ({ transform: ['scaleX(0)', 'scaleX(1)'] }),
  pop: () => ({ opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] }),
  wipe: () => ({ clipPath: ['inset(-100% 106% -100% -6%)', whole] }),
  retrace: () => ({ clipPath: ['inset(-100% -6% -100% 106%)', whole] }),
  sink: () => ({ clipPath: ['inset(-6% -100% 106% -100%)', 'inset(-6% -100% -6% -100%)'] }),
  turn: (from) => ({ transform: [`rotate(${from}deg)`, 'rotate(0deg)'] }),
  travel: (from) => ({
    transform: [...from.split(';'), '0 0'].map((at) => {
      const [x, y] = at.trim().split(' ');
      return `translate(${x}px, ${y}px)`;
    }),
  }),
};

/** Moves between two places, which are eased in and out; all others are eased out. */
const gliding = ['travel', 'wipe', 'retrace', 'sink', 'draw'];

function prepare(part: HTMLElement | SVGElement) {
  const { move = '', beat = '0', span, from = '' } = part.dataset;
  const keyframes = moves[move]?.(from);
  if (!keyframes) return [];
  const animation = animate(part, keyframes, {
    delay: seconds(Number(beat) * sequence.beat),
    duration: seconds(span ? Number(span) * sequence.beat : duration.enter),
    ease: gliding.includes(move) ? easing['in-out'] : easing.out,
    autoplay: false,
  });
  const clear = () => {
    for (const name of Object.keys(keyframes)) {
      part.style.removeProperty(name === 'clipPath' ? 'clip-path' : name);
    }
  };
  // The markup is the end: nothing of the movement stays behind.
  animation.then(clear, () => {});
  const cancel = () => {
    animation.cancel();
    clear();
  };
  return [{ play: () => animation.play(), cancel }];
}

/**
 * Rewinds a drawing that is still below the screen and lets it draw itself once.
 * Its parts say how in `data-move`, `data-beat`, `data-span` and `data-from`.
 *
 * @returns stops the animation and shows the finished drawing
 */
export function sequenceOnce(root: HTMLElement): () => void {
  if (root.getBoundingClientRect().top < window.innerHeight) return () => {};
  const parts = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-move]')]
    // The other layout of the drawing is not shown.
    .filter((part) => part.getClientRects().length > 0)
    .flatMap(prepare);

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
