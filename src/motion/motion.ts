/**
 * Whether the site animates: `full` or `reduced`. The visitor's stored choice decides, or else the
 * system's setting `prefers-reduced-motion`. A graphics card is not needed: without one, everything
 * but the 3D scene is animated. CSS reads `html[data-motion]`. The prerendered page has reduced
 * motion.
 */
import { useSyncExternalStore } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import { observable } from '../lib/observable.ts';
import { readStored, store } from '../lib/storage.ts';

export type Motion = 'full' | 'reduced';

/**
 * Values in `html[data-motion]` and in local storage. They are the labels of the visitor's switch.
 */
const attributeValue = { full: 'full', reduced: 'calm' } as const satisfies Record<Motion, string>;

const storageKey = 'motion';
const motionStore = observable<Motion>('reduced');

export const getMotion = motionStore.get;
export const subscribeMotion = motionStore.subscribe;

/** Hook for the current value; null on the server and during hydration, when it is not known. */
export const useMotion = (): Motion | null =>
  useSyncExternalStore(subscribeMotion, getMotion, () => null);

function readStoredChoice(): Motion | null {
  const stored = readStored('localStorage', storageKey);
  if (stored === attributeValue.full) return 'full';
  return stored === attributeValue.reduced ? 'reduced' : null;
}

function setMotion(motion: Motion) {
  document.documentElement.dataset.motion = attributeValue[motion];
  motionStore.set(motion);
}

/**
 * Sets the initial value, and updates it when the system's setting changes. Call once, in the
 * browser.
 */
export function startMotion() {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const systemMotion = (): Motion => (query.matches ? 'reduced' : 'full');
  setMotion(readStoredChoice() ?? systemMotion());
  query.addEventListener('change', () => {
    // A change of the system's setting replaces an earlier choice.
    store('localStorage', storageKey, null);
    setMotion(systemMotion());
  });
}

/** Applies and stores the visitor's choice. */
export function chooseMotion(motion: Motion) {
  store('localStorage', storageKey, attributeValue[motion]);
  setMotion(motion);
}

/**
 * Runs an effect while motion is full. Unlike {@link useMotion} it does not render a component.
 *
 * @param start starts the effect, and returns a function that stops it
 * @returns function that stops the effect and does not start it again
 */
export function whenMotionEnabled(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const update = () => {
    stop?.();
    stop = getMotion() === 'full' ? start() : undefined;
  };
  update();
  const unsubscribe = subscribeMotion(update);
  return () => {
    unsubscribe();
    stop?.();
  };
}

/** Runs code that comes after hydration while motion is full; see {@link afterHydration}. */
export const runInMotion = <Module>(
  load: () => Promise<Module>,
  start: (module: Module) => (() => void) | undefined,
): (() => void) => whenMotionEnabled(() => afterHydration(load, start));
