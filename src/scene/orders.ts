import type { TierId } from './quality.ts';

/** What the address may ask of the scene, for tests, screenshots and showing somebody. */
export interface SceneOrders {
  /** `?tier=1..4` keeps one tier. */
  tier?: TierId;
  /** `?snapshot=SECONDS` freezes every clock there, with a fixed seed. */
  snapshotTime?: number;
  seed?: number;
  /** `?film` waits for somebody else to ask for each frame. */
  film?: boolean;
  /** `?debug` shows the figures and puts `window.suiteScene` in place. */
  debug?: boolean;
}

const isTier = (value: number): value is TierId => [1, 2, 3, 4].includes(value);

export function readOrders(search = location.search): SceneOrders {
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
