import { describe, expect, it } from 'vitest';
import { scene } from '../../src/motion/scene-tokens.ts';
import {
  pixelRatioFor,
  type QualityLevel,
  type TierId,
  tiers,
} from '../../src/scene/shared/quality.ts';
import {
  AdaptiveQuality,
  limits,
  targetInterval,
} from '../../src/scene/worker/adaptive-quality.ts';
import { displayProbe } from '../../src/scene/worker/display-probe.ts';

interface Machine {
  /** Frames per second of the display; a function gives the rate after a number of seconds. */
  hertz: number | ((seconds: number) => number);
  /** Milliseconds of a frame, by tier. */
  cost: Record<TierId, number> | number;
}

/**
 * Runs a simulated machine by its own clock, as the scene does, and collects the decisions, and the
 * seconds at which nothing was drawn because the display was measured.
 */
function run({ hertz, cost }: Machine, seconds: number) {
  const display = displayProbe();
  const quality = new AdaptiveQuality(2, display);
  const verdicts: QualityLevel[] = [];
  const stills: number[] = [];
  while (display.isMeasuring) display.tick(1000 / (typeof hertz === 'number' ? hertz : hertz(0)));
  for (let now = 0, isStill = false; now < seconds * 1000 && quality.tier !== 'drawing'; ) {
    const period = 1000 / (typeof hertz === 'number' ? hertz : hertz(now / 1000));
    if (display.isMeasuring) {
      if (!isStill) stills.push(now / 1000);
      isStill = true;
      display.tick(period);
      now += period;
      continue;
    }
    isStill = false;
    const takes: number = typeof cost === 'number' ? cost : cost[quality.tier];
    const interval = Math.max(1, Math.ceil(takes / period - 1e-6)) * period;
    const verdict = quality.frame(interval);
    if (verdict) verdicts.push(verdict);
    now += interval;
  }
  return { verdicts, stills, tier: quality.tier, rate: Math.round(1000 / display.interval) };
}

const light = { 1: 6, 2: 4, 3: 3, 4: 2 };
const heavy = { 1: 60, 2: 28, 3: 13, 4: 8 };

describe('the rate that is aimed at', () => {
  it.each([
    [30, 30],
    [60, 60],
    [75, 75],
    [90, 90],
    [120, 60],
    [144, 72],
    [240, 60],
  ])('of a display of %i Hz is %i Hz', (hertz, aim) => {
    expect(1000 / targetInterval(1000 / hertz)).toBeCloseTo(aim);
  });
});

describe.each([30, 60, 120, 144])('adaptive quality at %i Hz', (hertz) => {
  it('keeps the scene on an idle card, and goes up to its richest tier', () => {
    const { tier, rate } = run({ hertz, cost: light }, 120);
    expect(rate).toBe(hertz);
    expect(tier).toBe(1);
  });

  it('leaves a tier that is too heavy, and does not come back to it', () => {
    // At 30 Hz the rich tier is fast enough; the next higher one is not.
    const { verdicts, tier } = run({ hertz, cost: heavy }, 300);
    expect(tier).toBe(hertz === 30 ? 2 : 3);
    expect(verdicts.length).toBeLessThanOrEqual(3);
  });

  it('undoes a step that did not help', () => {
    const cost = targetInterval(1000 / hertz) * 2 - 1;
    expect(run({ hertz, cost }, 300).verdicts).toEqual([3, 4, 2]);
  });

  it('ends in the drawing within half a minute where no tier is bearable', () => {
    expect(run({ hertz, cost: 200 }, 30).tier).toBe('drawing');
  });

  it('keeps the tier when frames are late but the graphics card is not busy', () => {
    const display = displayProbe();
    const quality = new AdaptiveQuality(2, display);
    while (display.isMeasuring) display.tick(1000 / hertz);
    const aim = targetInterval(1000 / hertz);
    for (let spent = 0; spent < 60_000; spent += aim * 2) {
      quality.frame(aim * 2, aim * 0.2);
      while (display.isMeasuring) display.tick(1000 / hertz);
    }
    expect(quality.tier).toBe(2);
  });
});

describe('a scene is never stopped to measure a display', () => {
  it.each([
    ['that is too slow for good', { hertz: 60, cost: 33 }],
    ['whose graphics card takes two refreshes of a fast display', { hertz: 144, cost: 26 }],
    ['that shows each third refresh', { hertz: 60, cost: 50 }],
    ['that nearly reaches its rate', { hertz: 60, cost: 24 }],
  ])('again and again on a machine %s', (_, machine) => {
    const { stills, tier } = run(machine, 600);
    expect(stills.length).toBeLessThanOrEqual(tier === 'drawing' ? 2 : 1);
  });

  it('that draws faster than was measured', () => {
    // 360 Hz is more than a measurement can give.
    for (const hertz of [60, 240, 360])
      expect(run({ hertz, cost: 1 }, 300).stills, `${hertz} Hz`).toEqual([]);
    const saverEnds = (seconds: number) => (seconds < 60 ? 30 : 60);
    const { stills, rate } = run({ hertz: saverEnds, cost: 5 }, 120);
    expect(rate).toBe(60);
    // A display below 60 Hz is measured once, when frames are late.
    expect(stills).toHaveLength(1);
  });

  it('on a card that is idle while frames are late', () => {
    const display = displayProbe();
    const quality = new AdaptiveQuality(2, display);
    while (display.isMeasuring) display.tick(1000 / 60);
    let stills = 0;
    for (let spent = 0; spent < 600_000; spent += 1000 / 30) {
      quality.frame(1000 / 30, 3);
      if (display.isMeasuring) stills += 1;
      while (display.isMeasuring) display.tick(1000 / 60);
    }
    expect(stills).toBeLessThanOrEqual(1);
  });
});

describe('adaptive quality', () => {
  it('judges nothing in the first seconds, when shaders and caches still warm up', () => {
    expect(run({ hertz: 60, cost: 200 }, scene.settle / 1000 - 0.2).verdicts).toEqual([]);
  });

  it('notices a battery saver that caps the display in the middle', () => {
    const saver = (seconds: number) => (seconds < 60 ? 60 : 30);
    const { tier, rate } = run({ hertz: saver, cost: { 1: 40, 2: 10, 3: 8, 4: 6 } }, 120);
    expect(rate).toBe(30);
    expect(tier).not.toBe('drawing');
  });

  it('ignores single stalls: the median decides', () => {
    const display = displayProbe();
    const quality = new AdaptiveQuality(2, display);
    while (display.isMeasuring) display.tick(1000 / 60);
    for (let frame = 0; frame < 600; frame++) {
      const verdict = quality.frame(frame % 10 === 0 ? 300 : 17);
      expect(verdict === null || verdict === 1).toBe(true);
    }
  });

  it('survives a moment in which another program is busy', () => {
    const display = displayProbe();
    const quality = new AdaptiveQuality(4, display);
    while (display.isMeasuring) display.tick(1000 / 60);
    const frames = (milliseconds: number, interval: number) => {
      for (let spent = 0; spent < milliseconds; spent += interval) {
        quality.frame(interval);
        while (display.isMeasuring) display.tick(1000 / 60);
      }
    };
    frames(scene.settle, 17);
    frames(scene.judgement + 200, 200);
    frames(5000, 17);
    expect(quality.tier).not.toBe('drawing');
    frames(30_000, 200);
    expect(quality.tier).toBe('drawing');
  });

  it('starts over after a hidden tab', () => {
    const display = displayProbe();
    const quality = new AdaptiveQuality(2, display);
    while (display.isMeasuring) display.tick(1000 / 60);
    const frames = (milliseconds: number) => {
      for (let spent = 0; spent < milliseconds; spent += 40) {
        quality.frame(40);
        while (display.isMeasuring) display.tick(1000 / 60);
      }
    };
    frames(scene.settle + scene.judgement / 2);
    quality.reset();
    frames(scene.settle);
    expect(quality.tier).toBe(2);
    frames(scene.judgement + 200);
    expect(quality.tier).not.toBe(2);
  });

  it('tries a richer tier only after several smooth judgements', () => {
    const judgement = (limits.window + 1) / 60;
    const settled = scene.settle / 1000 + 1;
    expect(run({ hertz: 60, cost: 4 }, settled + judgement * (limits.up - 1.5)).tier).toBe(2);
    expect(run({ hertz: 60, cost: 4 }, settled + judgement * (limits.up + 1)).tier).toBe(1);
  });
});

describe('tiers', () => {
  it('get cheaper one by one; all but the last bloom, and the first two have depth of field', () => {
    for (const id of [1, 2, 3] as TierId[]) {
      const [richer, leaner] = [tiers[id], tiers[(id + 1) as TierId]];
      expect(leaner.flowPoints).toBeLessThan(richer.flowPoints);
      expect(leaner.pixelRatio).toBeLessThan(richer.pixelRatio);
      expect(leaner.pixels).toBeLessThan(richer.pixels);
      expect(richer.bloom).toBe(true);
      expect(richer.depthOfField).toBe(id < 3);
    }
    expect(tiers[4].bloom).toBe(false);
    expect(tiers[1].flowPoints + tiers[1].dustPoints).toBeLessThanOrEqual(9_000);
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

  it('allows no tier more pixels than a 4K display has, and the leanest no more than Full HD', () => {
    const drawn = (tier: TierId) => 3840 * 2160 * pixelRatioFor(tier, 3840, 2160, 3) ** 2;
    for (const id of [1, 2, 3, 4] as TierId[]) expect(drawn(id)).toBeLessThan(3840 * 2160 * 1.02);
    expect(drawn(4)).toBeLessThan(1920 * 1080 * 1.02);
  });

  it('draws every pixel of the display where the tier allows it', () => {
    expect(pixelRatioFor(2, 1440, 900, 1)).toBe(1);
    expect(pixelRatioFor(1, 1440, 900, 1.5)).toBe(1.5);
  });
});
