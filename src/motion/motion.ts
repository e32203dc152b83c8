/**
 * How much moves: `full` or `reduced`. Decided by the visitor's remembered choice, else by the
 * system's setting, and by nothing else: a device without a graphics card gets every movement
 * that does not need one. CSS reads `html[data-motion]`. The prerendered page has reduced motion.
 */
import { useSyncExternalStore } from 'react';
import { observable } from '../lib/observable.ts';

export type Motion = 'full' | 'reduced';

/** Value of a motion in `html[data-motion]` and in storage: the name that the visitor's switch shows. */
const attributeValue = { full: 'full', reduced: 'calm' } as const satisfies Record<Motion, string>;

const storageKey = 'motion';
const store = observable<Motion>('reduced');

export const getMotion = store.get;
export const subscribeMotion = store.subscribe;

/** For components; `reduced` on the server and during hydration. */
export const useMotion = (): Motion =>
  useSyncExternalStore(subscribeMotion, getMotion, () => 'reduced');

function readChoice(): Motion | null {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored === attributeValue.full) return 'full';
    return stored === attributeValue.reduced ? 'reduced' : null;
  } catch {
    // Storage can be switched off; then a choice lasts for the page.
    return null;
  }
}

function show(motion: Motion) {
  document.documentElement.dataset.motion = attributeValue[motion];
  store.set(motion);
}

/** Decides, writes `html[data-motion]` and follows the system's setting from then on. Call once, in the browser. */
export function startMotion() {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const bySystem = (): Motion => (query.matches ? 'reduced' : 'full');
  show(readChoice() ?? bySystem());
  query.addEventListener('change', () => {
    // The newer answer counts: a change of the system's setting replaces an earlier choice.
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Nothing was remembered.
    }
    show(bySystem());
  });
}

/** Applies and stores the visitor's choice. */
export function chooseMotion(motion: Motion) {
  try {
    localStorage.setItem(storageKey, attributeValue[motion]);
  } catch {
    // Lasts for the page.
  }
  show(motion);
}

/**
 * Runs an effect while motion is full. Unlike {@link useMotion} it causes no rendering.
 *
 * @param begin starts it, and returns a function that stops it
 * @returns stops it for good
 */
export function whenMotionEnabled(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const update = () => {
    end?.();
    end = getMotion() === 'full' ? begin() : undefined;
  };
  update();
  const unsubscribe = subscribeMotion(update);
  return () => {
    unsubscribe();
    end?.();
  };
}
