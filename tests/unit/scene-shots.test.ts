import { describe, expect, it } from 'vitest';
import type { ShotId } from '../../src/content/types.ts';
import { duration } from '../../src/motion/tokens.ts';
import type { BodyId } from '../../src/scene/diagram.ts';
import { placeOf } from '../../src/scene/diagram.ts';
import { fitInto, layoutFor, resolve } from '../../src/scene/framing.ts';
import { glide, speedCap } from '../../src/scene/glide.ts';
import { emptyLook, lookKeys, mix } from '../../src/scene/look.ts';
import { constellationCameras, fittedFov, projector } from '../../src/scene/projection.ts';
import { type ShotName, shots } from '../../src/scene/shots.ts';
import { stage } from '../../src/scene/stage.ts';

// Fails to compile when content names a shot the scene lacks, or the other way round.
const everyShot: Record<ShotId, true> & Record<ShotName, true> = {
  constellation: true,
  field: true,
  stream: true,
  'gate-edge': true,
  'gate-shield': true,
  'gate-learning': true,
  'gate-agents': true,
  glow: true,
  human: true,
  pulse: true,
  edge: true,
  shield: true,
  learning: true,
  agents: true,
  suite: true,
  quiet: true,
  'exhibit-suite': true,
  'exhibit-edge': true,
  'exhibit-shield': true,
  'exhibit-learning': true,
  'exhibit-agents': true,
  'exhibit-process': true,
  'exhibit-core': true,
  still: true,
};
const names = Object.keys(everyShot) as ShotName[];
const viewports = [
  { width: 320, height: 640 },
  { width: 834, height: 1112 },
  { width: 1440, height: 810 },
  { width: 3840, height: 1600 },
  { width: 5120, height: 1440 },
  { width: 2160, height: 3840 },
];

describe('shots', () => {
  it('are all there', () => {
    expect(Object.keys(shots).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s resolves to finite numbers in every viewport', (name) => {
    for (const viewport of viewports) {
      const look = resolve(name, viewport, layoutFor(viewport));
      for (const key of lookKeys) expect(look[key], key).toSatisfy(Number.isFinite);
      expect(look.fov).toBeGreaterThan(15);
      expect(look.fov).toBeLessThan(100);
      const away = Math.hypot(look.x - look.targetX, look.y - look.targetY, look.z - look.targetZ);
      expect(away, 'camera stands outside the bodies').toBeGreaterThan(3);
    }
  });

  it('never look straight up or down, where the horizon would roll', () => {
    for (const name of names) {
      const look = resolve(name, { width: 1440, height: 810 }, 'wide');
      const flat = Math.hypot(look.x - look.targetX, look.z - look.targetZ);
      expect(flat).toBeGreaterThan(Math.abs(look.y - look.targetY));
    }
  });

  it('mix evenly', () => {
    const viewport = { width: 1440, height: 810 };
    const [a, b] = [resolve('constellation', viewport, 'wide'), resolve('field', viewport, 'wide')];
    const half = mix(a, b, 0.5, emptyLook());
    for (const key of lookKeys) expect(half[key]).toBeCloseTo((a[key] + b[key]) / 2);
  });
});

describe('the resting diagram', () => {
  const boxes = [
    { left: 0, top: 0, width: 1440, height: 810 },
    { left: 320, top: 90, width: 960, height: 640 },
    { left: 30, top: 200, width: 330, height: 471 },
  ];
  it.each(boxes)('stands exactly where the drawing stands: $width × $height', (box) => {
    const viewport = { width: 1440, height: 810 };
    const layout = layoutFor(viewport, box);
    const look = resolve('constellation', viewport, layout);
    const lens = fitInto(layout, viewport, box);
    const fov = (Math.atan(Math.tan((look.fov * Math.PI) / 360) * lens.zoom) * 360) / Math.PI;
    const canvas = projector(
      {
        position: [look.x, look.y, look.z],
        target: [look.targetX, look.targetY, look.targetZ],
        fov,
      },
      viewport.width / viewport.height,
    );
    const camera = constellationCameras[layout];
    const aspect = box.width / box.height;
    const drawing = projector({ ...camera, fov: fittedFov(camera, layout, aspect) }, aspect);
    for (const id of ['edge', 'shield', 'learning', 'agents', 'core'] as BodyId[]) {
      const seen = canvas(placeOf(id, layout));
      const drawn = drawing(placeOf(id, layout));
      const x = ((seen.x + 1) / 2 + lens.shiftX) * viewport.width;
      const y = ((1 - seen.y) / 2 - lens.shiftY) * viewport.height;
      expect(x).toBeCloseTo(box.left + ((drawn.x + 1) / 2) * box.width, 4);
      expect(y).toBeCloseTo(box.top + ((1 - drawn.y) / 2) * box.height, 4);
    }
  });
});

describe('glide', () => {
  const viewport = { width: 1440, height: 810 };
  const distance = (a: Record<string, number>, b: Record<string, number>) =>
    Math.hypot(a.x! - b.x!, a.y! - b.y!, a.z! - b.z!);

  it('arrives in about the time of `duration.camera`, without overshoot', () => {
    const it = glide();
    it.aim(resolve('constellation', viewport, 'wide'), false);
    it.cut();
    const start = { ...it.look };
    const goal = resolve('shield', viewport, 'wide');
    it.aim(goal, false);
    let last = distance(start, goal);
    const whole = last;
    for (let frame = 0; frame < (duration.camera / 1000) * 60; frame++) {
      it.step(1 / 60);
      const left = distance(it.look, goal);
      expect(left).toBeLessThanOrEqual(last + 1e-9);
      last = left;
    }
    expect(last / whole).toBeLessThan(0.08);
  });

  it('never moves the camera faster than its cap, whatever the frame rate', () => {
    for (const rate of [20, 60, 144]) {
      const it = glide();
      it.aim(resolve('gate-edge', viewport, 'wide'), false);
      it.cut();
      it.aim(resolve('glow', viewport, 'wide'), false);
      let before = { ...it.look };
      for (let frame = 0; frame < rate * 2; frame++) {
        it.step(1 / rate);
        expect(distance(it.look, before)).toBeLessThanOrEqual(speedCap / rate + 1e-6);
        before = { ...it.look };
      }
    }
  });
});

describe('stage', () => {
  it('starts in the pose of the drawing', () => {
    const it = stage();
    it.glide.aim(resolve('constellation', viewport1, 'wide'), false);
    it.cut();
    it.advance(0);
    for (const id of ['edge', 'shield', 'learning', 'agents', 'core'] as BodyId[]) {
      const [x, y, z] = placeOf(id, 'wide');
      expect(it.actors[id].x).toBeCloseTo(x, 5);
      expect(it.actors[id].y).toBeCloseTo(y, 5);
      expect(it.actors[id].z).toBeCloseTo(z, 5);
    }
    expect(it.wake).toBe(0);
  });

  it('brings the leading body towards the camera on its line of sight', () => {
    const it = stage();
    it.glide.aim(resolve('constellation', viewport1, 'wide'), false);
    it.cut();
    it.lead = 'shield';
    for (let frame = 0; frame < 240; frame++) it.advance(1 / 60);
    const { shield, edge } = it.actors;
    expect(shield.z).toBeGreaterThan(1);
    expect(shield.activity).toBeGreaterThan(0.95);
    expect(edge.presence).toBeLessThan(0.6);
  });

  it('sends one pulse into the core a round', () => {
    const it = stage();
    it.glide.aim(resolve('constellation', viewport1, 'wide'), false);
    it.cut();
    let pulses = 0;
    for (let frame = 0; frame < 60 * 28; frame++) {
      const before = it.pulseAge;
      it.advance(1 / 60);
      if (it.pulseAge < before) pulses += 1;
    }
    expect(pulses).toBe(2);
  });

  it('is the same at the same frozen time', () => {
    const freeze = () => {
      const it = stage();
      it.glide.aim(resolve('human', viewport1, 'wide'), false);
      it.freeze(7.5);
      return JSON.stringify([it.look, it.actors, [...it.track], it.head]);
    };
    expect(freeze()).toBe(freeze());
  });
});

const viewport1 = { width: 1440, height: 810 };
