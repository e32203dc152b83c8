/** The silhouette measurement that the hand-over test uses. */
import { expect, it } from 'vitest';
import { linesJump, outlineJump } from '../visual/silhouette.ts';

/** A bright disc on a dark ground. */
function disc(x: number, y: number, radius: number, light = 200) {
  const [width, height, channels] = [200, 200, 1] as const;
  const data = new Uint8Array(width * height * 3).fill(8);
  for (let at = 0; at < width * height; at += 1) {
    const far = Math.hypot((at % width) - x, Math.floor(at / width) - y);
    if (far <= radius) data.fill(light, at * 3, at * 3 + 3);
  }
  return { data, width, height, channels: channels * 3 };
}
const place = { x: 100, y: 100, radius: 50 };

it('an outline in its place does not jump', () => {
  expect(outlineJump(disc(100, 100, 50), disc(100, 100, 50, 90), place)).toBeLessThan(1);
});

it('an outline that is moved, or of another size, does', () => {
  expect(outlineJump(disc(100, 100, 50), disc(120, 100, 50), place)).toBeGreaterThan(8);
  expect(outlineJump(disc(100, 100, 50), disc(100, 100, 38), place)).toBeGreaterThan(8);
  expect(outlineJump(disc(100, 100, 50), disc(100, 100, 0, 8), place)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

/** Rings around a place, bright as their light says, on a ground that gets brighter to the right. */
function rings(x: number, y: number, light: number, ground = 0) {
  const image = disc(x, y, 0);
  for (let at = 0; at < 200 * 200; at += 1) {
    const [column, row] = [at % 200, Math.floor(at / 200)];
    const far = Math.hypot(column - x, (row - y) * 0.8);
    const wave = far < 50 ? light * (0.5 + 0.5 * Math.cos(far * 0.9)) : 0;
    image.data.fill(8 + wave + ground * column, at * 3, at * 3 + 3);
  }
  return image;
}

it('lines within a body are laid over each other, in any light', () => {
  expect(linesJump(rings(100, 100, 200), rings(100, 100, 90, 0.5), place)).toBeLessThan(0.3);
  expect(linesJump(rings(100, 100, 200), rings(103, 104, 60, 0.3), place)).toBeCloseTo(5, 0);
  expect(linesJump(rings(100, 100, 200), rings(100.5, 100, 200), place)).toBeCloseTo(0.5, 0);
  expect(linesJump(rings(100, 100, 200), disc(100, 100, 0), place)).toBe(Number.POSITIVE_INFINITY);
});

it('what a picture cuts off is not compared', () => {
  const within = { left: 60, top: 0, width: 140, height: 200 };
  const cut = disc(100, 100, 50);
  for (let at = 0; at < 200 * 200; at += 1) if (at % 200 < 60) cut.data.fill(8, at * 3, at * 3 + 3);
  expect(outlineJump(disc(100, 100, 50), cut, place, within)).toBeLessThan(1);
  expect(outlineJump(disc(100, 100, 50), disc(120, 100, 50), place, within)).toBeGreaterThan(8);
});
