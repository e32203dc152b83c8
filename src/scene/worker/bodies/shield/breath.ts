import { restClosure } from '../../../shared/layouts/shield.ts';

const smooth = (from: number, to: number, at: number) => {
  const it = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return it * it * (3 - 2 * it);
};

/** Seconds of the body's own clock for once open and shut. */
const period = 9;

/**
 * How far the outer shell is shut: at rest as drawn, breathing; when active it opens to
 * let light in, folds shut around it and holds.
 */
export function closureAt(clock: number, activity: number, wake: number): number {
  const turn = (clock / period) % 1;
  // Starts and ends at rest, so the first breath grows out of the drawing's pose.
  const opens = smooth(0, 0.18, turn) * (1 - smooth(0.26, 0.48, turn));
  const shuts = smooth(0.26, 0.48, turn) * (1 - smooth(0.82, 1, turn));
  const swing = opens * -0.13 + shuts * (1 - restClosure);
  return restClosure + swing * wake * (0.3 + 0.7 * activity);
}

/** Flash along the seams at the moment of closing, 0 to 1. */
export function sealAt(clock: number, activity: number): number {
  const since = ((clock / period) % 1) - 0.47;
  return since < 0 ? 0 : Math.exp(-since * 14) * activity;
}
