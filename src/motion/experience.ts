/**
 * Decides whether a visitor gets the live 3D scene: `full`, or `simplified` with line art instead.
 * The scene needs full motion, WebGL 2 on a graphics card and enough memory and cores, and is left
 * out if the browser saves data. `?experience` in the URL forces the decision, which is
 * `html[data-experience]`. `html[data-scene]` is what the page shows at the moment.
 */

import { useSyncExternalStore } from 'react';
import { observable } from '../lib/observable.ts';
import { readStored, store } from '../lib/storage.ts';
import { getMotion, startMotion, subscribeMotion } from './motion.ts';

export type Experience = 'full' | 'simplified';

/**
 * Why there is no live scene.
 *
 * - `address`: the URL has `?experience=simplified`
 * - `weak`: measured frames were too slow
 * - `failed`: the scene had an error
 * - `reduced`: motion is reduced
 * - `data`: the browser saves data
 * - `small`: too little memory or too few cores
 * - `gpu`: no WebGL 2 on a graphics card
 */
export type Reason = 'address' | 'weak' | 'failed' | 'reduced' | 'data' | 'small' | 'gpu';

/** The current reason; null if the visitor gets the scene. */
const reasonStore = observable<Reason | null>('gpu');
/** Why the scene was disabled after its start; null if it was not. */
let disabledReason: 'weak' | 'failed' | null = null;
/** Key of `weak` in session storage, so that no page of this visit starts the scene again. */
const storageKey = 'scene';

/**
 * Decision in `?experience=full|simplified`, for tests and demonstrations; undefined without it.
 */
function readForcedReason(): Reason | null | undefined {
  const value = new URLSearchParams(location.search).get('experience');
  return value === 'full' ? null : value === 'simplified' ? 'address' : undefined;
}

/** Minimum for the scene, both in GiB of memory and in processor cores. */
const minMemoryAndCores = 4;

function isSmall(): boolean {
  const { deviceMemory, hardwareConcurrency } = navigator as Navigator & { deviceMemory?: number };
  const min = minMemoryAndCores;
  return (deviceMemory ?? min) < min || (hardwareConcurrency ?? min) < min;
}

/**
 * Whether WebGL 2 runs on a graphics card, and a worker may draw. Creates a context for the test and releases it.
 * `failIfMajorPerformanceCaveat` refuses software rendering.
 */
function hasGpu(): boolean {
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return false;
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

/** Result of {@link hasGpu}, which is called at most once. */
let isGpuPresent: boolean | undefined;

function decideReason(): Reason | null {
  const forcedReason = readForcedReason();
  if (forcedReason) return forcedReason;
  // A scene that was disabled on this page stays disabled even if the URL forces it.
  if (forcedReason === null) return disabledReason;
  if (getMotion() === 'reduced') return 'reduced';
  if (disabledReason) return disabledReason;
  if (savesData()) return 'data';
  if (isSmall()) return 'small';
  isGpuPresent ??= hasGpu();
  return isGpuPresent ? null : 'gpu';
}

export const getExperience = (): Experience => (reasonStore.get() ? 'simplified' : 'full');
export const subscribeExperience = reasonStore.subscribe;

function update() {
  const reason = decideReason();
  document.documentElement.dataset.experience = reason ? 'simplified' : 'full';
  reasonStore.set(reason);
}

/** Sets the reason, and stores `weak` for the visit. */
function setDisabledReason(reason: typeof disabledReason) {
  disabledReason = reason;
  store('sessionStorage', storageKey, reason === 'weak' ? reason : null);
}

/** Decides motion and experience, and updates both on every change. Call once, in the browser. */
export function startExperience() {
  startMotion();
  const isForced = readForcedReason() !== undefined;
  if (!isForced && readStored('sessionStorage', storageKey)) disabledReason = 'weak';
  update();
  subscribeMotion(() => {
    // Switching motion to reduced and back to full starts the scene again.
    if (getMotion() === 'reduced') setDisabledReason(null);
    update();
  });
}

/** Replaces the scene by line art until the visitor switches motion to reduced and back to full. */
export function disableScene(reason: NonNullable<typeof disabledReason>) {
  setDisabledReason(reason);
  update();
}

/** Hook for the reason why there is no live scene; null if there is one, and during hydration. */
export const useReason = (): Reason | null =>
  useSyncExternalStore(reasonStore.subscribe, reasonStore.get, () => null);

/**
 * Whether the browser's data saver is on; always false in Safari and Firefox, which do not report
 * it.
 */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
