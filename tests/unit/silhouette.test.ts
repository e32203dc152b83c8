/** The silhouette measurement that the hand-over test uses. */
import { expect, it } from 'vitest';
import { glowJump, outlineJump } from '../visual/silhouette.ts';

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

it('what glows is found by its middle', () => {
  expect(glowJump(disc(100, 100, 30), disc(100, 100, 40), place)).toBeLessThan(1);
  expect(glowJump(disc(100, 100, 30), disc(112, 100, 30), place)).toBeCloseTo(12, 0);
  // This also works for a dim one.
  expect(glowJump(disc(100, 100, 30), disc(112, 100, 30, 60), place)).toBeCloseTo(12, 0);
  expect(glowJump(disc(100, 100, 30), disc(100, 100, 30, 20), place)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

it('what a picture cuts off is not compared', () => {
  const within = { left: 60, top: 0, width: 140, height: 200 };
  const cut = disc(100, 100, 50);
  for (let at = 0; at < 200 * 200; at += 1) if (at % 200 < 60) cut.data.fill(8, at * 3, at * 3 + 3);
  expect(outlineJump(disc(100, 100, 50), cut, place, within)).toBeLessThan(1);
  expect(outlineJump(disc(100, 100, 50), disc(120, 100, 50), place, within)).toBeGreaterThan(8);
});
