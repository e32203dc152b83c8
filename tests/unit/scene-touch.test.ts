import { describe, expect, it } from 'vitest';
import { scene } from '../../src/motion/scene-tokens.ts';
import { seconds } from '../../src/motion/tokens.ts';
import { offerings } from '../../src/scene/shared/diagram.ts';
import { resolve } from '../../src/scene/shared/resolve-shot.ts';
import { dragAndPress } from '../../src/scene/worker/drag-and-press.ts';
import { type Lights, lightsAt } from '../../src/scene/worker/intro.ts';
import { WorldState } from '../../src/scene/worker/world-state.ts';

const frame = 1 / 60;
const run = (hand: ReturnType<typeof dragAndPress>, milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 1000 / 60) hand.advance(frame);
};
const degrees = (radians: number) => (radians * 180) / Math.PI;

describe('dragging the constellation', () => {
  it('turns it by 25 degrees at most, with weight, and lets it spring home without overshoot', () => {
    const hand = dragAndPress();
    hand.ringTurn = 1;
    hand.advance(frame);
    expect(degrees(hand.yaw.value)).toBeLessThan(2);
    run(hand, 2000);
    expect(degrees(hand.yaw.value)).toBeCloseTo(25, 0);
    expect(degrees(hand.yaw.value)).toBeLessThanOrEqual(25);
    hand.ringTurn = 0;
    let last = hand.yaw.value;
    for (let passed = 0; passed < scene.home * 2; passed += 1000 / 60) {
      hand.advance(frame);
      expect(hand.yaw.value).toBeLessThanOrEqual(last);
      expect(hand.yaw.value).toBeGreaterThanOrEqual(0);
      last = hand.yaw.value;
    }
    expect(degrees(last)).toBeLessThan(0.1);
  });

  it('is answered by the four bodies in order while it holds the core, and by none afterwards', () => {
    const hand = dragAndPress();
    hand.isCoreHeld = true;
    const began: string[] = [];
    let calls = 0;
    const peaks = { edge: 0, shield: 0, learning: 0, agents: 0 };
    for (let passed = 0; passed < 3000; passed += 1000 / 60) {
      if (hand.advance(frame)) calls += 1;
      for (const { id } of offerings)
        if (hand.answers[id].value > 0.1 && !began.includes(id)) began.push(id);
      for (const { id } of offerings) peaks[id] = Math.max(peaks[id], hand.answers[id].value);
    }
    expect(began).toEqual(offerings.map(({ id }) => id));
    expect(calls).toBe(1);
    // Bodies that answered before stay a little open; only the current one is fully open.
    for (const { id } of offerings) {
      expect(hand.answers[id].value).toBeGreaterThan(0.3);
      expect(peaks[id]).toBeGreaterThan(0.75);
    }
    hand.isCoreHeld = false;
    run(hand, 3000);
    for (const { id } of offerings) expect(hand.answers[id].value).toBeLessThan(0.01);
  });
});

describe('the arrival', () => {
  it('begins dark, ignites the core, lights the bodies in order, and ends with everything lit', () => {
    const lights = {} as Lights;
    lightsAt(0, lights);
    for (const { id } of offerings) expect(lights[id]).toBe(0);
    expect(lights.core).toBeLessThan(0.1);
    const lit: string[] = [];
    for (let at = 0; at <= 1; at += 0.01) {
      lightsAt(at, lights);
      for (const { id } of offerings) if (lights[id] > 0.5 && !lit.includes(id)) lit.push(id);
      if (lit.length > 0) expect(lights.core, 'the core comes first').toBeGreaterThan(0.9);
    }
    expect(lit).toEqual(offerings.map(({ id }) => id));
    expect(new Set(Object.values(lightsAt(1, lights)))).toEqual(new Set([1]));
  });

  it('ends in its time, and a frozen scene stands where it ends', () => {
    const world = new WorldState();
    world.camera.aim(resolve('constellation', { width: 1440, height: 900 }).values, false);
    world.snap();
    world.introProgress = 0;
    world.advanceIntro(0);
    world.advance(frame);
    expect(world.nodes.agents.intensity).toBe(0);
    // With frames of half a second, the clocks of the bodies get only a fraction of each frame: the
    // arrival must still end in time.
    for (let passed = 0; passed < scene.arrival; passed += 500) {
      world.advanceIntro(seconds(500));
      world.advance(frame);
    }
    expect(world.introProgress).toBeGreaterThanOrEqual(1);
    expect(world.nodes.agents.intensity).toBe(1);
    const frozen = new WorldState();
    frozen.camera.aim(resolve('constellation', { width: 1440, height: 900 }).values, false);
    frozen.freeze(8);
    expect(frozen.lights).toEqual(lightsAt(1, {} as Lights));
  });
});
