/** What the scene keeps for the rest of a visit, in the tab's own storage. */
import { getMotion } from '../motion/motion.ts';
import type { SceneParams } from './scene-params.ts';
import type { TierId } from './shared/quality.ts';

const tierKey = 'scene-tier';
const arrivedKey = 'scene-arrived';
/** Where nothing is known of the device. */
const usual: TierId = 2;

/** The tier that an earlier page of this visit has found for the device. */
export function keptTier(): TierId {
  try {
    const kept = Number(sessionStorage.getItem(tierKey));
    return kept >= 1 && kept <= 4 ? (kept as TierId) : usual;
  } catch {
    // Storage can be switched off; then each page finds its tier anew.
    return usual;
  }
}

/** Keeps the tier that was found for the rest of the visit. */
export function keepTier(tier: TierId) {
  try {
    sessionStorage.setItem(tierKey, String(tier));
  } catch {
    // The next page finds it anew.
  }
}

/**
 * Whether the scene begins in the dark: on home, once a visit, in full motion, and never where
 * somebody asks for frames one by one.
 */
export function mayArrive({ film, snapshotTime }: SceneParams): boolean {
  if (film || snapshotTime !== undefined || getMotion() === 'reduced') return false;
  if (location.pathname !== '/' || scrollY > 0) return false;
  try {
    return sessionStorage.getItem(arrivedKey) === null;
  } catch {
    // Where nothing can be kept it would play on every page.
    return false;
  }
}

/** Notes that this visit has seen the scene. */
export function keepArrival() {
  try {
    sessionStorage.setItem(arrivedKey, '1');
  } catch {
    // Nothing is kept; `mayArrive` answers no.
  }
}
