/**
 * The timeline of an illustration: an SVG or HTML drawing whose parts appear one after another, as
 * their `data-` attributes say: `data-tween` the kind, `data-beat` the start and `data-span` the
 * duration in beats, `data-from` where it comes from.
 */
import type { AnimationSequence } from 'framer-motion/dom';
import type { TimelineOptions } from './timeline.ts';
import { duration, easing, seconds, sequence } from './tokens.ts';

/**
 * A clip path larger than the element's box, so that strokes and overflowing parts are not cut off.
 */
const unclipped = 'inset(-100% -6% -100% -6%)';

/**
 * Keyframes of each kind of tween. They end in the state of the markup, which is the finished
 * drawing.
 */
const keyframesByTween: Record<string, (from: string) => Record<string, (string | number)[]>> = {
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

/** The item of an element's attributes; none if the kind of tween is unknown. */
function itemOf(element: HTMLElement | SVGElement): AnimationSequence {
  const { tween = '', beat = '0', span, from = '' } = element.dataset;
  const keyframes = keyframesByTween[tween]?.(from);
  if (!keyframes) return [];
  const transition = {
    at: seconds(Number(beat) * sequence.beat),
    duration: seconds(span ? Number(span) * sequence.beat : duration.enter),
    ease: easedInAndOut.includes(tween) ? easing['in-out'] : easing.out,
  };
  return [[element, keyframes, transition]];
}

/** Plays a drawing once, when it is well inside the screen, so that its beginning is seen. */
export const drawingTimeline: TimelineOptions = {
  margin: '0px 0px -32% 0px',
  build: (root) =>
    [...root.querySelectorAll<HTMLElement | SVGElement>('[data-tween]')]
      // Some drawings have a second layout for small screens. The one that is not rendered is
      // skipped.
      .filter((element) => element.getClientRects().length > 0)
      .flatMap(itemOf),
};
