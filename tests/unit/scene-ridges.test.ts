import { describe, expect, it } from 'vitest';
import {
  breakCount,
  minutiaCount,
  printBetween,
  printOf,
  ridgeAt,
  unitAt,
} from '../../src/scene/shared/ridges.ts';

const seed = 0x1234_5678_9abc_def0n;

/** As `planeAt` of `ridges.glsl`. */
function planeAt(x: number, y: number, z: number): readonly [x: number, y: number] {
  const scale = 1 / (1 + z);
  return [x * scale * 1.35, y * (y < 0 ? 0.5 : scale) * 1.15];
}

describe('ridges of the core', () => {
  it('the same seed gives the same print, and both halves of a seed count', () => {
    expect(printOf(seed)).toEqual(printOf(seed));
    expect(printOf(seed)).not.toEqual(printOf(seed ^ 1n));
    expect(printOf(seed)).not.toEqual(printOf(seed ^ (1n << 63n)));
    expect(printOf(seed).minutiae).toHaveLength(minutiaCount);
    expect(printOf(seed).breaks).toHaveLength(breakCount);
  });

  it('a morph begins and ends at its two prints', () => {
    const [from, to] = [printOf(1n), printOf(2n)];
    expect(printBetween(from, to, 0)).toEqual(from);
    for (const [index, [x, y]] of printBetween(from, to, 1).minutiae.entries()) {
      expect(x).toBeCloseTo(to.minutiae[index]![0], 10);
      expect(y).toBeCloseTo(to.minutiae[index]![1], 10);
    }
  });

  it('heights are between valley and ridge everywhere on the visible half', () => {
    const print = printOf(seed);
    for (let x = -0.95; x < 1; x += 0.1)
      for (let y = -0.95; y < 1; y += 0.1) {
        const depth = 1 - x * x - y * y;
        if (depth < 0) continue;
        const height = ridgeAt(print, ...planeAt(x, y, Math.sqrt(depth)));
        expect(height).toBeGreaterThanOrEqual(0);
        expect(height).toBeLessThanOrEqual(1);
      }
  });

  it('a place on the skin and its place on the plane are one', () => {
    for (const [px, py] of [
      [0.3, 0.6],
      [-0.8, 0.2],
      [0.5, -0.4],
    ] as const) {
      const [x, y] = planeAt(...unitAt(px, py));
      expect(x).toBeCloseTo(px, 10);
      expect(y).toBeCloseTo(py, 10);
    }
  });
});
