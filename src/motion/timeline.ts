/**
 * Timelines: sequences of framer-motion that start and end with a component. Their code is loaded after
 * hydration, and runs only in full motion; without it the page shows the markup, which is the timeline's end.
 */
import { type RefObject, useMemo, useRef } from 'react';
import type { TimelineHandle, TimelineOptions } from './run-timeline.ts';
import { type StartAnimation, useScrollMotion } from './use-scroll-motion.ts';

export type { TimelineHandle, TimelineOptions };

/**
 * Runs a timeline of an element while motion is full: it pauses off the screen, ends in the state of
 * the markup on reduced motion and in print, and is removed with the component.
 *
 * @param options must be the same object in every render, because a new one starts a new timeline;
 *   null runs none
 * @returns ref to the handle of a timeline that repeats or waits for `play()`; null before the code
 *   is loaded, and in reduced motion
 */
export function useTimeline(
  ref: RefObject<HTMLElement | null>,
  options: TimelineOptions | null,
): RefObject<TimelineHandle | null> {
  const handle = useRef<TimelineHandle | null>(null);
  const start = useMemo((): StartAnimation | null => {
    if (!options) return null;
    return ({ playOnce, runTimeline }, element) => {
      if (!options.repeats && !options.isPaused) return playOnce(element, options);
      const started = runTimeline(element, options);
      handle.current = started;
      return () => {
        if (handle.current === started) handle.current = null;
        started?.end();
      };
    };
  }, [options]);
  useScrollMotion(ref, start);
  return handle;
}
