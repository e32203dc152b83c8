import type { SceneOptions } from './shared/protocol.ts';
import type { TierId } from './shared/quality.ts';

/** What the address may ask of the scene, for tests, screenshots and showing somebody. */
export interface SceneParams extends SceneOptions {
  /** `?debug` shows the stats. */
  debug?: boolean;
}

const isTier = (value: number): value is TierId => [1, 2, 3, 4].includes(value);

/**
 * `?tier=1..4` keeps one tier, `?snapshot=SECONDS` freezes every clock there with a fixed seed,
 * `?film` waits for somebody else to ask for each frame, `?debug` shows the stats.
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
