/** What the scene remembers for the rest of a visit, in the tab's sessionStorage. */
import { readStored, store } from '../lib/storage.ts';
import { getMotion } from '../motion/motion.ts';
import type { SceneParams } from './scene-params.ts';
import type { TierId } from './shared/quality.ts';

const tierKey = 'scene-tier';
const introKey = 'scene-arrived';
/** Tier for a device that has not been measured yet. */
const defaultTier: TierId = 2;

/** The quality tier that an earlier page of this visit has measured for the device. */
export function readTier(): TierId {
  const tier = Number(readStored('sessionStorage', tierKey));
  return tier >= 1 && tier <= 4 ? (tier as TierId) : defaultTier;
}

/** Saves the measured tier for the rest of the visit. */
export const saveTier = (tier: TierId) => store('sessionStorage', tierKey, String(tier));

/**
 * Whether the scene may begin dark and play its intro: on the home page, once a visit, in full
 * motion, and never while frames are drawn on request (`?film`) or clocks are frozen (`?snapshot`).
 */
export function mayPlayIntro({ film, snapshotTime }: SceneParams): boolean {
  if (film || snapshotTime !== undefined || getMotion() === 'reduced') return false;
  if (location.pathname !== '/' || scrollY > 0) return false;
  try {
    return sessionStorage.getItem(introKey) === null;
  } catch {
    // Without storage it would play on every page.
    return false;
  }
}

/** Saves that this visit has seen the scene. */
export const saveIntroPlayed = () => store('sessionStorage', introKey, '1');
