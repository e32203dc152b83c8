/** The visitor's own mark: its seed, its address, and that two visitors' marks differ. */
import { describe, expect, it } from 'vitest';
import { addressOf, parseMark } from '../../src/features/mark/address.ts';
import { markOf } from '../../src/features/mark/seed.ts';
import { printPath } from '../../src/scene/line-art/core.ts';
import { printOf, ridgeAt } from '../../src/scene/shared/ridges.ts';

const press = { x: 0.42, y: 0.61, times: [812.4, 1630.1, 4210.7] };

const grid = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / 0.055) }, (_, index) => from + index * 0.055);

describe('a mark', () => {
  it('is the same for the same press, and another for each part of another press', () => {
    const made = markOf(press);
    expect(markOf({ ...press })).toBe(made);
    expect(parseMark(made)).toBe(made);
    const others = [
      { ...press, x: 0.4201 },
      { ...press, y: 0.6101 },
      { ...press, times: [812.5, 1630.1, 4210.7] },
      { ...press, times: [1630.1, 4210.7] },
    ].map(markOf);
    expect(new Set([made, ...others]).size).toBe(5);
  });

  it('comes with an address, and a malformed or foreign one is none', () => {
    const made = markOf(press);
    const { hash, search } = new URL(addressOf('https://example.org', made));
    expect(parseMark(hash)).toBe(made);
    expect(search).toBe('');
    for (const text of [
      null,
      '',
      '#faq',
      '#mark=',
      '#mark=12',
      `#mark=${made}0`,
      `#mark=${made.slice(1)}g`,
      `#mark=${made}&x=1`,
      `#seed=${made}`,
      made.toUpperCase().replace(/\d/g, 'A'),
    ])
      expect(parseMark(text), String(text)).toBeNull();
  });

  it('of 1,000 presses, no two have ridges that correlate by more than a half', () => {
    // The whole fingertip on its plane; the tube below the joint is shorter there.
    const points = grid(-1.1, 1.1).flatMap((x) =>
      grid(-0.75, 1.05)
        .filter((y) => Math.hypot(x / 1.15, y / (y < 0 ? 9 : 1.1)) < 1)
        .map((y) => [x, y] as const),
    );
    const fields = Array.from({ length: 1000 }, (_, index) => {
      const print = printOf(BigInt(`0x${markOf({ ...press, times: [index * 16.7] })}`));
      const heights = Float64Array.from(points, ([x, y]) => ridgeAt(print, x, y));
      const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
      const centred = heights.map((height) => height - mean);
      const norm = Math.sqrt(centred.reduce((sum, height) => sum + height * height, 0));
      return centred.map((height) => height / norm);
    });
    let largest = 0;
    for (const [index, one] of fields.entries())
      for (const other of fields.slice(index + 1)) {
        let sum = 0;
        for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
        largest = Math.max(largest, sum);
      }
    expect(largest).toBeLessThanOrEqual(0.5);
  });

  it('is drawn in the lines of any picture, each time the same', () => {
    const seed = BigInt(`0x${markOf(press)}`);
    for (const name of ['core', 'constellation-wide']) {
      const path = printPath(name, seed);
      expect(path).toMatch(/^[-MmLlCcSsHhVvZz0-9. ]+$/);
      expect(path).toBe(printPath(name, seed));
      expect(path).not.toBe(printPath(name, 7n));
    }
  });
});
