import { type RefObject, useEffect, useState } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import { getMotion, subscribeMotion, whenMotionEnabled } from './motion.ts';
import type * as scrollMotion from './scroll-motion.ts';

/** Starts a motion of an element and returns what ends it. */
type Play = (motion: typeof scrollMotion, element: HTMLElement) => () => void;

/**
 * Starts a motion of `scroll-motion.ts` where motion is full, and ends it when motion becomes reduced.
 * Without its code the page is shown unmoved.
 *
 * @param play the same function in every render
 */
export function useScrollMotion(ref: RefObject<HTMLElement | null>, play: Play) {
  useEffect(() => {
    const element = ref.current;
    if (!element || document.hidden) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('./timelines.ts'),
        (motion) => play(motion, element),
      ),
    );
  }, [ref, play]);
}

/**
 * Which step of a pinned sequence the scroll position has reached. The element is as
 * tall as the sequence lasts; what is pinned inside it is one screen tall.
 *
 * @returns index of the step, or null while nothing is pinned: with reduced motion,
 *   on small screens, before this code runs
 */
export function usePinned(ref: RefObject<HTMLElement | null>, steps: number): number | null {
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return whenMotionEnabled(() =>
      afterHydration(
        () => import('./timelines.ts'),
        ({ followPinnedSteps }) => followPinnedSteps(element, steps, setActive),
      ),
    );
  }, [ref, steps]);

  return active;
}

/**
 * Lets a drawing draw itself once, when it comes on screen, in full motion.
 * The markup is the finished drawing: without code, in print and in
 * reduced motion it is complete and still.
 */
export function useTimeline(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let stop: (() => void) | undefined;
    const start = () => {
      if (stop || getMotion() !== 'full' || document.hidden) return;
      stop = afterHydration(
        () => import('./timelines.ts'),
        ({ sequenceOnce }) => {
          if (getMotion() === 'full') return sequenceOnce(root);
          // Reduced motion was chosen while the code was on its way: full motion may come back.
          stop = undefined;
          return undefined;
        },
      );
    };
    start();
    // The first page has reduced motion until the setting has been read.
    const unsubscribe = subscribeMotion(start);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [ref]);
}

/** Whether any part of an element is on screen in a visible tab. False on the server. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let inside = false;
    const update = () => setOnScreen(inside && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      // A slow frame tells several changes at once; the last one holds.
      inside = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [ref]);

  return onScreen;
}
