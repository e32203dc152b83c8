/** The timeline of an illustration, as a table: its parts appear one after another. */
import type { AnimationSequence } from 'framer-motion/dom';
import type { TimelineOptions } from './timeline.ts';
import { duration, easing, seconds, sequence } from './tokens.ts';

/** Keyframes of a clip path that opens towards a side. The margins keep strokes from being cut. */
const wipe = (closed: string, open: string) => ({
  clipPath: [`inset(${closed})`, `inset(${open})`],
});

/**
 * How an element appears: it fades in, `pop` also scales up, and the others are uncovered towards a
 * side. Each ends in the state of the markup, which is the finished picture.
 */
const keyframesByKind = {
  show: { opacity: [0, 1] },
  pop: { opacity: [0, 1], transform: ['scale(0.4)', 'scale(1)'] },
  right: wipe('-99px 100% -99px -9px', '-99px -20% -99px -9px'),
  left: wipe('-99px -9px -99px 100%', '-99px -9px -99px -20%'),
  down: wipe('-9px -99px 100% -99px', '-9px -99px -20% -99px'),
  up: wipe('100% -99px -9px -99px', '-20% -99px -9px -99px'),
};

/**
 * A row of the table. Times are in beats (`sequence.beat`): the start, the duration, and the delay
 * between one element of the selector and the next. The default duration is `duration.enter`.
 */
export type Appearance = readonly [
  selector: string,
  kind: keyof typeof keyframesByKind,
  beat: number,
  span?: number,
  stagger?: number,
];

/** Plays an illustration once, when it is well inside the screen, so that its beginning is seen. */
export const drawingTimeline = (rows: readonly Appearance[]): TimelineOptions => ({
  margin: '0px 0px -32% 0px',
  build: (root) =>
    rows.flatMap(([selector, kind, beat, span, stagger = 0]) =>
      [...root.querySelectorAll<SVGElement>(selector)].map(
        (element, index): AnimationSequence[number] => {
          const keyframes = keyframesByKind[kind];
          const transition = {
            at: seconds((beat + index * stagger) * sequence.beat),
            duration: seconds(span ? span * sequence.beat : duration.enter),
            ease: 'opacity' in keyframes ? easing.out : easing['in-out'],
          };
          return [element, keyframes, transition];
        },
      ),
    ),
});
