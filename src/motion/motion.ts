/**
 * How much moves: `full` or `calm`. Decided by the visitor's remembered choice, else by the
 * system's setting, and by nothing else: a device without a graphics card gets every movement
 * that does not need one. CSS reads `html[data-motion]`. The prerendered page is calm.
 */
import { useSyncExternalStore } from 'react';
import { observable } from '../lib/observable.ts';

export type Motion = 'full' | 'calm';

const storageKey = 'motion';
const store = observable<Motion>('calm');

export const getMotion = store.get;
export const subscribeMotion = store.subscribe;

/** For components; `calm` on the server and during hydration. */
export const useMotion = (): Motion =>
  useSyncExternalStore(subscribeMotion, getMotion, () => 'calm');

function readChoice(): Motion | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'full' || stored === 'calm' ? stored : null;
  } catch {
    // Storage can be switched off; then a choice lasts for the page.
    return null;
  }
}

function show(motion: Motion) {
  document.documentElement.dataset.motion = motion;
  store.set(motion);
}

/** Decides, writes `html[data-motion]` and follows the system's setting from then on. Call once, in the browser. */
export function startMotion() {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const bySystem = (): Motion => (reduced.matches ? 'calm' : 'full');
  show(readChoice() ?? bySystem());
  reduced.addEventListener('change', () => {
    // The newer answer counts: a change of the system's setting replaces an earlier choice.
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Nothing was remembered.
    }
    show(bySystem());
  });
}

/** The visitor's own choice, remembered. */
export function chooseMotion(motion: Motion) {
  try {
    localStorage.setItem(storageKey, motion);
  } catch {
    // Lasts for the page.
  }
  show(motion);
}

/**
 * Does something while motion is full. Unlike {@link useMotion} it renders nothing anew.
 *
 * @param begin returns what takes it back
 * @returns takes it back for good
 */
export function whenMotionEnabled(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    end?.();
    end = getMotion() === 'full' ? begin() : undefined;
  };
  follow();
  const unsubscribe = subscribeMotion(follow);
  return () => {
    unsubscribe();
    end?.();
  };
}
