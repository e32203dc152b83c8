import type { TierId } from './shared/quality.ts';

const key = 'scene-tier';
/** Where nothing is known of the device. */
const usual: TierId = 2;

/** The tier that an earlier page of this visit has found for the device. */
export function keptTier(): TierId {
  try {
    const kept = Number(sessionStorage.getItem(key));
    return kept >= 1 && kept <= 4 ? (kept as TierId) : usual;
  } catch {
    // Storage can be switched off; then each page finds its tier anew.
    return usual;
  }
}

/** Keeps the tier that was found for the rest of the visit. */
export function keepTier(tier: TierId) {
  try {
    sessionStorage.setItem(key, String(tier));
  } catch {
    // The next page finds it anew.
  }
}
