import { getMotion } from '../motion/motion.ts';
import type { SceneParams } from './scene-params.ts';

const key = 'scene-arrived';

/**
 * Whether the scene begins in the dark: on home, once a visit, in full motion, and never where
 * somebody asks for frames one by one.
 */
export function mayArrive({ film, snapshotTime }: SceneParams): boolean {
  if (film || snapshotTime !== undefined || getMotion() === 'calm') return false;
  if (location.pathname !== '/' || scrollY > 0) return false;
  try {
    return sessionStorage.getItem(key) === null;
  } catch {
    // Where nothing can be kept it would play on every page.
    return false;
  }
}

/** Notes that this visit has seen the scene. */
export function keepArrival() {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Nothing is kept; `mayArrive` answers no.
  }
}
