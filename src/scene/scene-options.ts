import { readStored, store } from '../lib/storage.ts';
import { getMotion } from '../motion/motion.ts';
import type { SceneOptions } from './shared/protocol.ts';
import type { TierId } from './shared/quality.ts';

const tierKey = 'scene-tier';
const introKey = 'scene-arrived';

const isTier = (value: number): value is TierId => [1, 2, 3, 4].includes(value);

/** The quality tier that an earlier page of this visit has measured for the device. */
function readTier(): TierId {
  const tier = Number(readStored('sessionStorage', tierKey));
  return isTier(tier) ? tier : 2;
}

/** Saves the measured tier for the rest of the visit. */
export const saveTier = (tier: TierId) => store('sessionStorage', tierKey, String(tier));

/**
 * Whether the scene may begin dark and play its intro: on the home page, once a visit, in full
 * motion.
 */
function mayPlayIntro(): boolean {
  if (getMotion() === 'reduced' || location.pathname !== '/' || scrollY > 0) return false;
  // A write shows whether there is storage: without it the intro would play on every page.
  return readStored('sessionStorage', introKey) !== '1' && store('sessionStorage', introKey, '0');
}

/** Saves that this visit has seen the scene. */
export const saveIntroPlayed = () => store('sessionStorage', introKey, '1');

/**
 * Options of the scene for this page and visit. Those in the URL are for tests, screenshots and
 * demonstrations: `?tier=1..4` keeps one quality tier, `?snapshot=SECONDS` freezes every clock at
 * that time, `?film` draws a frame only when a script asks for it,
 * `?debug` shows the stats.
 */
export function readSceneOptions(): SceneOptions {
  const query = new URLSearchParams(location.search);
  const tier = Number(query.get('tier'));
  const snapshot = query.get('snapshot');
  const film = query.has('film');
  const debug = query.has('debug');
  const isScripted = film || snapshot !== null;
  return {
    startTier: readTier(),
    ...(isTier(tier) && { tier }),
    ...(snapshot !== null && { snapshotTime: Number(snapshot) || 0 }),
    film,
    debug,
    isForTests: isScripted || debug,
    mayPlayIntro: !isScripted && mayPlayIntro(),
  };
}
