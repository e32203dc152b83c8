import { type ElementType, type HTMLAttributes, useMemo, useRef } from 'react';
import { type TimelineOptions, useTimeline } from './timeline.ts';
import { distance, duration, easing, groupLimit, seconds, stagger } from './tokens.ts';

interface RevealProps extends HTMLAttributes<HTMLElement> {
  /** Element to render; default `div`. */
  as?: ElementType;
  /**
   * Position in a group of elements, from 0. Each one starts a fixed delay after the one before.
   */
  order?: number;
}

const revealTimeline = (order: number): TimelineOptions => ({
  // A little inside the screen, so that the animation is seen.
  margin: '0px 0px -8% 0px',
  build: (element) => [
    [
      element,
      { opacity: [0, 1], transform: [`translateY(${distance.step}px)`, 'translateY(0px)'] },
      {
        at: seconds(Math.min(order * stagger.loose, groupLimit - duration.enter)),
        duration: seconds(duration.enter),
        ease: easing.out,
      },
    ],
  ],
});

/**
 * Content that is animated in when it is scrolled into view.
 *
 * The markup is always visible. The code that animates it also makes it transparent first, only in
 * full motion and only while it is below the screen. So all content can be read without JavaScript,
 * after a chunk has failed, in print and in a background tab.
 */
export function Reveal({ as: Tag = 'div', order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useTimeline(
    ref,
    useMemo(() => revealTimeline(order), [order]),
  );
  return <Tag ref={ref} {...rest} />;
}
