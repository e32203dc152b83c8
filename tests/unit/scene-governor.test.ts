import { describe, expect, it } from 'vitest';
import { scene } from '../../src/motion/tokens.ts';
import {
  type Governor,
  governor,
  limits,
  pixelRatioFor,
  type TierId,
  tiers,
  type Verdict,
} from '../../src/scene/quality.ts';

/** Feeds frames of one length for a while and collects what is decided. */
function run(it: Governor, interval: number, milliseconds: number): Verdict[] {
  const verdicts: Verdict[] = [];
  for (let spent = 0; spent < milliseconds; spent += interval) {
    const verdict = it.frame(interval);
    if (verdict) verdicts.push(verdict);
  }
  return verdicts;
}

const judgement = limits.window * 17 + 100;

describe('governor', () => {
  it('judges nothing in the first seconds, when shaders and caches still warm up', () => {
    expect(run(governor(2), 200, scene.settle - 200)).toEqual([]);
  });

  it('steps down after one slow judgement', () => {
    expect(run(governor(2), 40, scene.settle + scene.judgement + 200)).toEqual([3]);
  });

  it('ignores single stalls: the median decides', () => {
    const it = governor(2);
    run(it, 16.7, scene.settle);
    for (let frame = 0; frame < 400; frame++) {
      const verdict = it.frame(frame % 10 === 0 ? 300 : 17);
      expect(verdict === null || verdict === 1).toBe(true);
    }
  });

  it('steps up only after several smooth judgements', () => {
    const it = governor(3);
    expect(run(it, 16.7, scene.settle + judgement * (limits.up - 1))).toEqual([]);
    expect(run(it, 16.7, judgement * 2)).toEqual([2]);
  });

  it('never tries a tier again that was too heavy', () => {
    const it = governor(2);
    expect(run(it, 40, scene.settle + scene.judgement + 200)).toEqual([3]);
    expect(run(it, 16.7, 60_000)).toEqual([]);
    expect(it.tier).toBe(3);
  });

  it('leaves the tier alone between slow and smooth', () => {
    expect(run(governor(2), 21, 60_000)).toEqual([]);
  });

  it('hands over to the drawing below the lowest tier, then rests', () => {
    const it = governor(4);
    expect(run(it, 60, 60_000)).toEqual(['drawing']);
    expect(it.fixed).toBe(true);
    expect(run(it, 10, 60_000)).toEqual([]);
  });

  it('recognises a machine that needs a second for a frame', () => {
    expect(run(governor(4), 1000, 12_000)).toEqual(['drawing']);
  });

  it('is fixed after three changes', () => {
    const it = governor(1);
    expect(run(it, 40, 30_000)).toEqual([2, 3, 4]);
    expect(it.fixed).toBe(true);
    expect(run(it, 40, 30_000)).toEqual([]);
  });

  it('skips a tier when the first one is hopeless, so that the drawing stays in reach', () => {
    expect(run(governor(1), 60, 60_000)).toEqual([3, 4, 'drawing']);
  });

  it('starts over after a hidden tab', () => {
    const it = governor(2);
    run(it, 40, scene.settle + scene.judgement / 2);
    it.rest();
    expect(run(it, 40, scene.settle)).toEqual([]);
    expect(run(it, 40, scene.judgement + 200)).toEqual([3]);
  });
});

describe('tiers', () => {
  it('get cheaper one by one, and only the top one blooms', () => {
    for (const id of [1, 2, 3] as TierId[]) {
      const [richer, leaner] = [tiers[id], tiers[(id + 1) as TierId]];
      expect(leaner.flowPoints).toBeLessThan(richer.flowPoints);
      expect(leaner.pixelRatio).toBeLessThan(richer.pixelRatio);
      expect(leaner.pixels).toBeLessThan(richer.pixels);
      expect(leaner.bloom).toBe(false);
    }
    expect(tiers[1].flowPoints + tiers[1].dustPoints).toBeLessThanOrEqual(24_000);
  });

  it.each([1, 2, 3, 4] as TierId[])(
    'draws no more pixels on tier %i than it allows, however large the screen',
    (id) => {
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
        [3840, 2160],
        [5120, 1440],
        [2160, 3840],
        [7680, 4320],
      ] as const) {
        const ratio = pixelRatioFor(id, width, height, 3);
        expect(width * height * ratio ** 2).toBeLessThanOrEqual(tiers[id].pixels + 1);
      }
    },
  );

  it('draws every pixel of the display where the tier allows it', () => {
    expect(pixelRatioFor(4, 1440, 900, 3)).toBe(1);
    expect(pixelRatioFor(1, 1440, 900, 1.5)).toBe(1.5);
  });
});
