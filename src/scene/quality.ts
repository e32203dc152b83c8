/**
 * Four named tiers and every number they change, and the governor that moves
 * between them by measured frame time. Pure: no DOM, no three.
 */

import { scene } from '../motion/tokens.ts';

export type TierId = 1 | 2 | 3 | 4;

export interface Tier {
  name: string;
  /** Upper bound of device pixels per CSS pixel. */
  pixelRatio: number;
  /** Upper bound of all device pixels together: large screens cost by their area. */
  pixels: number;
  /** Samples of the multisampled target; 0 draws straight to the canvas. */
  samples: 0 | 4;
  bloom: boolean;
  flowPoints: number;
  dustPoints: number;
  /** Strands of the woven rail that carries the flow. */
  strands: number;
  /** Octaves of the core's convection. */
  octaves: 2 | 3 | 4;
}

export const tiers: Record<TierId, Tier> = {
  1: {
    name: 'glorious',
    pixelRatio: 2,
    pixels: 8_300_000,
    samples: 4,
    bloom: true,
    flowPoints: 18_000,
    dustPoints: 1_600,
    strands: 5,
    octaves: 4,
  },
  2: {
    name: 'rich',
    pixelRatio: 1.75,
    pixels: 6_000_000,
    samples: 4,
    bloom: false,
    flowPoints: 11_000,
    dustPoints: 1_000,
    strands: 4,
    octaves: 3,
  },
  3: {
    name: 'plain',
    pixelRatio: 1.25,
    pixels: 3_700_000,
    samples: 4,
    bloom: false,
    flowPoints: 6_000,
    dustPoints: 500,
    strands: 3,
    octaves: 3,
  },
  4: {
    name: 'lean',
    pixelRatio: 1,
    pixels: 2_100_000,
    samples: 0,
    bloom: false,
    flowPoints: 3_000,
    dustPoints: 240,
    strands: 2,
    octaves: 2,
  },
};

/** Device pixels per CSS pixel for a canvas of this size, within the tier's two bounds. */
export function pixelRatioFor(tier: TierId, width: number, height: number, device: number): number {
  const { pixelRatio, pixels } = tiers[tier];
  const area = Math.max(1, width * height);
  return Math.min(device, pixelRatio, Math.sqrt(pixels / area));
}

/** What counts as slow; the clocks are in the motion tokens. */
export const limits = {
  /** Median interval in milliseconds above which the tier is too rich for this machine. */
  slow: 24,
  /** At or below this every frame of a 60 Hz display is met, so a richer tier may be tried. */
  smooth: 17.5,
  /** Frames in one judgement; fewer when the judgement's time is up. */
  window: 90,
  fewest: 6,
  /** Judgements in a row that must agree: quick to relieve, slow to enrich. */
  down: 1,
  up: 4,
  changes: 3,
} as const;

export type Verdict = TierId | 'drawing';

export interface Governor {
  /** Feed the interval since the last frame in milliseconds; answers when the tier changes. */
  frame(interval: number): Verdict | null;
  /** The page was hidden or the scene paused: what was measured so far is dropped. */
  rest(): void;
  readonly tier: Verdict;
  readonly fixed: boolean;
}

/**
 * Decides by the median of a window, so that single stalls count for nothing. A
 * tier once found too heavy is never tried again, and after three changes the
 * answer stays; below the lowest tier the line drawing takes over.
 */
export function governor(start: TierId): Governor {
  const intervals = new Float64Array(limits.window);
  let tier: Verdict = start;
  let richest: TierId = 1;
  let [count, elapsed, waited, slow, smooth, changes] = [0, 0, 0, 0, 0, 0];

  const rest = () => {
    [count, elapsed, waited, slow, smooth] = [0, 0, 0, 0, 0];
  };
  const move = (to: Verdict): Verdict => {
    tier = to;
    changes += 1;
    rest();
    return to;
  };
  const judge = (median: number): Verdict | null => {
    if (tier === 'drawing') return null;
    slow = median > limits.slow ? slow + 1 : 0;
    smooth = median <= limits.smooth ? smooth + 1 : 0;
    if (slow >= limits.down) {
      if (tier === 4) return move('drawing');
      // Hopeless by far: one tier less wouldn't help, and changes are few.
      const steps = median > limits.slow * 2 ? 2 : 1;
      richest = Math.min(4, tier + steps) as TierId;
      return move(richest);
    }
    return smooth >= limits.up && tier > richest ? move((tier - 1) as TierId) : null;
  };

  return {
    get tier() {
      return tier;
    },
    get fixed() {
      return tier === 'drawing' || changes >= limits.changes;
    },
    rest,
    frame(interval) {
      if (this.fixed || interval <= 0) return null;
      if (waited < scene.settle) {
        waited += interval;
        return null;
      }
      elapsed += interval;
      intervals[count++] = interval;
      const timeUp = elapsed >= scene.judgement && count >= limits.fewest;
      if (count < limits.window && !timeUp) return null;
      const sorted = intervals.subarray(0, count).sort();
      const median = sorted[count >> 1] ?? 0;
      [count, elapsed] = [0, 0];
      return judge(median);
    },
  };
}
