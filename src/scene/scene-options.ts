import { readStored, store } from '../lib/storage.ts';
import { getMotion } from '../motion/motion.ts';
import type { SceneOptions } from './shared/protocol.ts';
import type { TierId } from './shared/quality.ts';

/** Options of the scene in the page's URL, for tests, screenshots and demonstrations. */
export interface SceneParams extends SceneOptions {
  /** `?debug` shows the stats. */
  debug?: boolean;
}

const isTier = (value: number): value is TierId => [1, 2, 3, 4].includes(value);

/**
 * `?tier=1..4` keeps one quality tier, `?snapshot=SECONDS` freezes every clock at that time with a
 * fixed random seed, `?film` draws a frame only when a script asks for it, `?debug` shows the
 * stats.
 */
export function readSceneParams(search = location.search): SceneParams {
  const query = new URLSearchParams(search);
  const tier = Number(query.get('tier'));
  const snapshot = query.get('snapshot');
  return {
    ...(isTier(tier) && { tier }),
    ...(snapshot !== null && { snapshotTime: Number(snapshot) || 0, seed: 1 }),
    ...(query.has('film') && { film: true, seed: 1 }),
    ...(query.has('debug') && { debug: true }),
  };
}

const tierKey = 'scene-tier';
const introKey = 'scene-arrived';

/** The quality tier that an earlier page of this visit has measured for the device. */
export function readTier(): TierId {
  const tier = Number(readStored('sessionStorage', tierKey));
  return isTier(tier) ? tier : 2;
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
  // Without storage it would play on every page, so it never does.
  return readStored('sessionStorage', introKey) !== '1' && store('sessionStorage', introKey, '0');
}

/** Saves that this visit has seen the scene. */
export const saveIntroPlayed = () => store('sessionStorage', introKey, '1');
