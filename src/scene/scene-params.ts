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
