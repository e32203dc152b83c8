/**
 * Whether the live scene is wanted: `full` or `simplified`. Wanted where motion is full, WebGL 2
 * runs on a graphics card, no data is saved and the device is not too small; `?experience` forces
 * it. `html[data-scene]` says what the page shows now.
 */

import { useSyncExternalStore } from 'react';
import { observable } from '../lib/observable.ts';
import { getMotion, startMotion, subscribeMotion } from './motion.ts';

export type Experience = 'full' | 'simplified';

/** Why the live scene is not wanted, in the order in which the answers are asked for. */
export type Reason = 'address' | 'weak' | 'failed' | 'reduced' | 'data' | 'small' | 'gpu';

/** Null: the scene is wanted. */
const store = observable<Reason | null>('gpu');
/** Why the scene was given up: measured frames show that the device can't carry it, or it has failed. */
let verdict: 'weak' | 'failed' | null = null;
/** Where `weak` is kept for the visit, so that no page tries again by itself. */
const verdictKey = 'scene';

/** `?experience=full|simplified` outranks everything, for tests and demonstrations. */
function forced(): Reason | null | undefined {
  const value = new URLSearchParams(location.search).get('experience');
  return value === 'full' ? null : value === 'simplified' ? 'address' : undefined;
}

/** GiB of memory and number of cores below which the scene is not tried. */
const smallest = 4;

function isSmall(): boolean {
  const { deviceMemory, hardwareConcurrency } = navigator as Navigator & { deviceMemory?: number };
  return (deviceMemory ?? smallest) < smallest || (hardwareConcurrency ?? smallest) < smallest;
}

/**
 * Whether WebGL 2 runs on a graphics card. The context is made only to ask, and given back.
 * `failIfMajorPerformanceCaveat` refuses software rendering.
 */
function hasGpu(): boolean {
  try {
    const context = document
      .createElement('canvas')
      .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

let gpu: boolean | undefined;

function decide(): Reason | null {
  const order = forced();
  if (order) return order;
  // A scene that failed on this page is given up even where the address forces it.
  if (order === null) return verdict;
  if (getMotion() === 'reduced') return 'reduced';
  if (verdict) return verdict;
  if (savesData()) return 'data';
  if (isSmall()) return 'small';
  gpu ??= hasGpu();
  return gpu ? null : 'gpu';
}

export const getExperience = (): Experience => (store.get() ? 'simplified' : 'full');
export const subscribeExperience = store.subscribe;

function update() {
  const reason = decide();
  document.documentElement.dataset.experience = reason ? 'simplified' : 'full';
  store.set(reason);
}

/** Keeps a verdict for the visit where storage allows it; null forgets it. */
function setVerdict(next: typeof verdict) {
  verdict = next;
  try {
    if (next === 'weak') sessionStorage.setItem(verdictKey, next);
    else sessionStorage.removeItem(verdictKey);
  } catch {
    // Lasts for the page.
  }
}

/** Decides motion, then experience, and follows both from then on. Call once, in the browser. */
export function startExperience() {
  startMotion();
  try {
    if (forced() === undefined && sessionStorage.getItem(verdictKey)) verdict = 'weak';
  } catch {
    // Nothing was kept.
  }
  update();
  subscribeMotion(() => {
    // A visitor who switches motion to reduced and back to full gets another try.
    if (getMotion() === 'reduced') setVerdict(null);
    update();
  });
}

/** Replaces the scene by line art until the visitor switches motion to reduced and back to full. */
export function disableScene(why: NonNullable<typeof verdict>) {
  setVerdict(why);
  update();
}

/** Why this visitor has no live scene, for components; null with one, and during hydration. */
export const useReason = (): Reason | null =>
  useSyncExternalStore(store.subscribe, store.get, () => null);

/** Whether the browser's data saver is on; always false in Safari and Firefox, which do not report it. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
