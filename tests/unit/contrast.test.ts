/** The contrast measurement that the pixel tests use. */
import { describe, expect, it } from 'vitest';
import { contrastOver, neededFor } from '../visual/contrast/wcag.ts';

/** An image of grey pixels, row by row. */
const grey = (...rows: number[][]) => ({
  data: Uint8Array.from(rows.flat().flatMap((grey) => [grey, grey, grey])),
  width: rows[0]?.length ?? 0,
  height: rows.length,
  channels: 3,
});
const all = { x: 0, y: 0, width: 100, height: 100 };
const white = [255, 255, 255, 1] as const;

describe('contrast against pixels', () => {
  it('is what WCAG defines for a plain ground', () => {
    expect(contrastOver(grey([0, 0]), all, white)).toBeCloseTo(21);
    expect(contrastOver(grey([255]), all, white)).toBeCloseTo(1);
    // The grey of the usual example: #767676 on white just passes.
    expect(contrastOver(grey([255]), all, [118, 118, 118, 1])).toBeCloseTo(4.54, 2);
  });

  it('mixes a colour that is not opaque with what is behind it', () => {
    expect(contrastOver(grey([0]), all, [255, 255, 255, 0.5])).toBeCloseTo(5.32, 1);
    expect(contrastOver(grey([0]), all, [255, 255, 255, 0])).toBeCloseTo(1);
  });

  it('forgives one bright pixel in twenty-one, not two', () => {
    const row = Array.from({ length: 21 }, () => 0);
    expect(contrastOver(grey(row.with(3, 255)), all, white)).toBeCloseTo(21);
    expect(contrastOver(grey(row.with(3, 255).with(9, 255)), all, white)).toBeCloseTo(1);
  });

  it('looks only into the box, and not into its hole', () => {
    const picture = grey([255, 0, 0], [255, 0, 255]);
    expect(contrastOver(picture, { x: 1, y: 0, width: 1, height: 2 }, white)).toBeCloseTo(21);
    const right = { x: 1, y: 0, width: 2, height: 2 };
    expect(contrastOver(picture, right, white)).toBeCloseTo(1);
    const hole = { x: 2, y: 1, width: 1, height: 1 };
    expect(contrastOver(picture, right, white, hole)).toBeCloseTo(21);
  });

  it('asks less of large and of bold text', () => {
    expect([neededFor(16, 400), neededFor(23.9, 400), neededFor(24, 400)]).toEqual([4.5, 4.5, 3]);
    expect([neededFor(18.66, 700), neededFor(18.66, 600), neededFor(18, 800)]).toEqual([
      3, 4.5, 4.5,
    ]);
  });
});
