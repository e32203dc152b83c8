/**
 * The one answer to "how much motion does this visitor get?", read by CSS
 * (`html[data-experience]`), Framer Motion, Lenis and the scene alike.
 *
 * `full`: the scene and every movement. `simplified`: the same content as a
 * still design. The prerendered page is simplified; code raises it to full.
 */
import { useSyncExternalStore } from 'react';
import { savesData } from '../lib/saves-data.ts';

export type Experience = 'full' | 'simplified';
export type MotionChoice = 'full' | 'calm';

const storageKey = 'motion';
const listeners = new Set<() => void>();
let current: Experience = 'simplified';
let choice: MotionChoice | null = null;
/** Set when measured frames or a lost context show that this device can't carry the scene. */
let tooWeak = false;

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function readChoice(): MotionChoice | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'full' || stored === 'calm' ? stored : null;
  } catch {
    // Storage can be switched off; then the choice lasts for the page.
    return null;
  }
}

/** `?experience=full|simplified` outranks everything, for tests and for showing somebody. */
function forced(): Experience | null {
  const value = new URLSearchParams(location.search).get('experience');
  return value === 'full' || value === 'simplified' ? value : null;
}

/** Hints that this visitor pays for bytes or that the device is small. */
function constrained(): boolean {
  const { deviceMemory, hardwareConcurrency } = navigator as Navigator & { deviceMemory?: number };
  return savesData() || (deviceMemory ?? 8) < 4 || (hardwareConcurrency ?? 8) < 4;
}

/**
 * Whether WebGL 2 runs on a GPU. The context is made only to ask, and given back.
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

function decide(): Experience {
  const order = forced();
  if (order) return order;
  if (tooWeak || choice === 'calm') return 'simplified';
  if (choice === null && (reduced() || constrained())) return 'simplified';
  gpu ??= hasGpu();
  return gpu ? 'full' : 'simplified';
}

function update() {
  const next = decide();
  document.documentElement.dataset.experience = next;
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

let started = false;

/** Decides, writes `html[data-experience]` and follows the system setting from then on. Call once, in the browser. */
export function startExperience() {
  if (started) return;
  started = true;
  choice = readChoice();
  update();
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => {
    // The system speaks again: it outranks what was chosen before.
    choice = null;
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // Nothing was remembered.
    }
    update();
  });
}

/** The visitor's own choice, remembered. */
export function chooseMotion(next: MotionChoice) {
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Lasts for the page.
  }
  update();
}

/** The scene gives up on this device; the drawing takes its place for the rest of the visit. */
export function giveUpScene() {
  tooWeak = true;
  update();
}

export const getExperience = () => current;

export function subscribeExperience(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The experience, for components; `simplified` on the server and during hydration. */
export const useExperience = (): Experience =>
  useSyncExternalStore(subscribeExperience, getExperience, () => 'simplified');
