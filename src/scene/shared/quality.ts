/**
 * Four quality tiers of the 3D scene, 1 the best, and every number that they change.
 * `worker/adaptive-quality.ts` switches between them by measured frame times.
 */

export type TierId = 1 | 2 | 3 | 4;

export interface Tier {
  /** Upper bound of device pixels per CSS pixel. */
  pixelRatio: number;
  /** Upper bound of the canvas' area in device pixels, for large screens. */
  pixels: number;
  /**
   * Antialiasing: four samples per pixel (MSAA) where pixels are large (`maxSampledRatio`), a filter
   * over the finished picture, or none.
   */
  edges: 'sampled' | 'smoothed' | 'raw';
  /** Glow around bright light. */
  bloom: boolean;
  /** Depth of field. */
  depthOfField: boolean;
  /**
   * Whether render targets are half-float, where the device supports that, or have eight bits a
   * channel.
   */
  isHalfFloat: boolean;
  /** Whether glass refracts what is behind it; otherwise it is only see-through. */
  refraction: boolean;
  /** Places of the core's view that a surface compares itself with, for its own shadow; 0: it has none. */
  shadowTaps: number;
  /** Frames from one tile of the core's view to the next. */
  tileFrames: number;
  flowPoints: number;
  dustPoints: number;
  /** Strands of the rail along the flow. */
  strands: number;
}

export const tiers: Record<TierId, Tier> = {
  1: {
    pixelRatio: 2,
    pixels: 8_300_000,
    edges: 'sampled',
    bloom: true,
    depthOfField: true,
    isHalfFloat: true,
    refraction: true,
    shadowTaps: 4,
    tileFrames: 2,
    flowPoints: 7_000,
    dustPoints: 1_600,
    strands: 5,
  },
  2: {
    pixelRatio: 1.75,
    pixels: 6_000_000,
    edges: 'sampled',
    bloom: true,
    depthOfField: true,
    isHalfFloat: true,
    refraction: true,
    shadowTaps: 1,
    tileFrames: 4,
    flowPoints: 4_800,
    dustPoints: 1_000,
    strands: 4,
  },
  3: {
    pixelRatio: 0.9,
    pixels: 3_700_000,
    edges: 'smoothed',
    bloom: true,
    depthOfField: false,
    isHalfFloat: false,
    refraction: false,
    shadowTaps: 0,
    tileFrames: 16,
    flowPoints: 2_600,
    dustPoints: 500,
    strands: 3,
  },
  4: {
    pixelRatio: 0.8,
    pixels: 2_100_000,
    edges: 'raw',
    bloom: false,
    depthOfField: false,
    isHalfFloat: false,
    refraction: false,
    shadowTaps: 0,
    tileFrames: 16,
    flowPoints: 1_300,
    dustPoints: 240,
    strands: 2,
  },
};

/**
 * Most device pixels per CSS pixel at which edges take four samples per pixel. Where pixels are
 * smaller, a filter is enough and a quarter of the memory.
 */
export const maxSampledRatio = 1.25;

/** Device pixels per CSS pixel for a canvas of this size, within the tier's bounds. */
export function pixelRatioFor(tier: TierId, width: number, height: number, device: number): number {
  const { pixelRatio, pixels } = tiers[tier];
  const area = Math.max(1, width * height);
  return Math.min(device, pixelRatio, Math.sqrt(pixels / area));
}

/**
 * The best tier that the device can sustain. `drawing`: none, so that the page shows its line art.
 */
export type QualityLevel = TierId | 'drawing';
