/**
 * Timelines: sequences of framer-motion that play along a component's life. Each needs full motion
 * and code that comes after hydration; until then, and without it, the markup is the finished state.
 */
import type { AnimationSequence, Timeline } from 'framer-motion/dom';
import { type RefObject, useMemo, useRef } from 'react';
import { type StartAnimation, useScrollMotion } from './use-scroll-motion.ts';

export interface TimelineOptions {
  /**
   * Builds the timeline's items: `[element, keyframes, { at, duration }]` in seconds, labels, and
   * functions. The last keyframe of an element is the state of the markup. Null plays nothing.
   *
   * @param root the element of `useTimeline`
   */
  build: (root: HTMLElement) => AnimationSequence | null;
  /** Whether it plays again and again, from wherever the element is. Otherwise once, from below. */
  repeats?: boolean;
  /** Whether it waits for `play()`. */
  isPaused?: boolean;
  /** Margin of the screen inside which the element counts as seen, as CSS. */
  margin?: string;
  /** Called once it is built, before it plays, so that it takes up the component's state. */
  onStart?: (handle: TimelineHandle) => void;
  /** Called in each frame with the time in seconds within the current round. */
  onUpdate?: (time: number) => void;
  /** Called when a new round begins. */
  onRepeat?: () => void;
  /** Called when it has ended: played, cut by reduced motion, or printed. */
  onFinish?: () => void;
}

export interface TimelineHandle {
  /** Labels, `time`, `seek`, `speed`, `playTo` are framer-motion's own. */
  timeline: Timeline;
  /** Plays on, as long as the element is on the screen and the tab visible. */
  play(): void;
  pause(): void;
  /** Plays forwards or backwards to a time or label, as long as it is seen, and pauses there. */
  playTo(position: string | number): void;
  /** Jumps to a time or label, and pauses there. */
  pauseAt(position: string | number): void;
  /** Ends it in the state of the markup and tells `onFinish`. */
  finish(): void;
  /** Ends it without a word. */
  end(): void;
}

/**
 * Runs a timeline of an element while motion is full: it pauses off the screen, ends in the state of
 * the markup on reduced motion and in print, and is removed with the component.
 *
 * @param options must be the same object in every render, because a new one starts a new timeline;
 *   null runs none
 * @returns ref to the handle of a timeline that repeats or waits for `play()`; null before the code
 *   has come and in reduced motion
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
