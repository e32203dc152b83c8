import { Object3D, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { duration } from '../../src/motion/tokens.ts';
import { bodyViewInShot, viewBoxFor } from '../../src/scene/line-art/body-view.ts';
import { type BodyId, offerings, radiusOf } from '../../src/scene/shared/diagram.ts';
import { curvePoints, stations, writeCurve } from '../../src/scene/shared/geometry/flow.ts';
import { type Box, projector } from '../../src/scene/shared/projection.ts';
import {
  emptyValues,
  mix,
  radiusIn,
  resolve,
  shotKeys,
  viewOf,
} from '../../src/scene/shared/resolve-shot.ts';
import { type ShotName, shots } from '../../src/scene/shared/shots.ts';
import { restRotation } from '../../src/scene/shared/transforms.ts';
import { cameraDamper, speedCap } from '../../src/scene/worker/camera-damper.ts';
import { followGaze } from '../../src/scene/worker/objects/core/gaze.ts';
import { shotController } from '../../src/scene/worker/shot-controller.ts';
import { applyTransform } from '../../src/scene/worker/transform.ts';
import { WorldState } from '../../src/scene/worker/world-state.ts';

/** Of the largest offering, world units. */
const bodyRadius = Math.max(...offerings.map(({ id }) => radiusOf(id)));

const names = Object.keys(shots) as ShotName[];
const viewports = [
  { width: 320, height: 640 },
  { width: 834, height: 1112 },
  { width: 1440, height: 810 },
  { width: 3840, height: 1600 },
  { width: 5120, height: 1440 },
  { width: 2160, height: 3840 },
];
const desk = { width: 1440, height: 810 };
const boxes = [
  { left: 0, top: 0, width: 1440, height: 810 },
  { left: 320, top: 90, width: 960, height: 640 },
  { left: 30, top: -200, width: 330, height: 471 },
];
const bodies = ['edge', 'shield', 'learning', 'agents', 'core'] as const satisfies BodyId[];
const valuesOf = (name: ShotName) => resolve(name, desk).values;

describe('shots', () => {
  it.each(names)('%s resolves to finite numbers on every screen and in every box', (name) => {
    for (const screen of viewports)
      for (const box of [null, ...boxes]) {
        const { values, lens } = resolve(name, screen, box);
        for (const key of shotKeys) expect(values[key], key).toSatisfy(Number.isFinite);
        for (const number of Object.values(lens)) expect(number).toSatisfy(Number.isFinite);
        const fov = (Math.atan(screen.height / 2 / lens.scale) * 360) / Math.PI;
        if (!box) expect(fov).toBeGreaterThan(15);
        if (!box) expect(fov).toBeLessThan(100);
        const { x, y, z, targetX, targetY, targetZ } = values;
        const away = Math.hypot(x - targetX, y - targetY, z - targetZ);
        expect(away, 'camera stands outside the bodies').toBeGreaterThan(2 * bodyRadius);
      }
  });

  it('never look straight up or down, where the horizon would roll', () => {
    for (const name of names) {
      const { x, y, z, targetX, targetY, targetZ } = valuesOf(name);
      expect(Math.hypot(x - targetX, z - targetZ)).toBeGreaterThan(Math.abs(y - targetY));
    }
  });

  it('mix evenly', () => {
    const [a, b] = [valuesOf('constellation'), valuesOf('field')];
    const half = mix(a, b, 0.5, emptyValues());
    for (const key of shotKeys) expect(half[key]).toBeCloseTo((a[key] + b[key]) / 2);
  });
});

/** Bodies that the edge of the screen cuts, because they are near to the camera. */
const cutBodies: Partial<Record<ShotName, readonly BodyId[]>> = {
  constellation: ['edge', 'shield'],
  signal: ['edge', 'core'],
  'suite-industries': ['learning'],
  'shield-vault': ['shield'],
  'agents-service': ['agents'],
  'shield-duty': ['shield'],
  'detail-edge': ['edge'],
  'detail-shield': ['shield'],
  'detail-learning': ['learning'],
  'detail-agents': ['agents'],
};

describe('a picture in its box', () => {
  const framed = names.filter((name) => viewOf(name).frame);
  const cases = framed.flatMap((name) => boxes.map((box) => [name, box] as const));
  /** Where the canvas shows a body: centre and outline of its sphere in CSS pixels. */
  const seenIn = (name: ShotName, box: Box) => {
    const { lens } = resolve(name, desk, box);
    const { camera, placeOf: place } = viewOf(name);
    const see = projector(camera);
    return (id: BodyId) => {
      const { x, y } = see(place(id));
      return { x: lens.x + x * lens.scale, y: lens.y - y * lens.scale };
    };
  };

  it('every shot of a page but the bare one has a frame', () => {
    const without = names.filter((name) => !viewOf(name).frame);
    // Home's roles have only dust behind them, on the whole screen.
    expect(without.every((name) => /^(none$|tour-|role-)/.test(name))).toBe(true);
  });

  it.each(cases)('%s stands exactly where its drawing stands: %o', (name, box) => {
    const seen = seenIn(name, box);
    const { width, height } = viewBoxFor(name, 'wide');
    // SVG's `meet`: as large as the box allows, centred.
    const zoom = Math.min(box.width / width, box.height / height);
    const drawn = (id: BodyId) => {
      const [x, y] = bodyViewInShot(id, name, 'wide').centre;
      return {
        x: box.left + box.width / 2 + x * zoom,
        y: box.top + box.height / 2 + y * zoom,
      };
    };
    for (const id of bodies) {
      expect(seen(id).x).toBeCloseTo(drawn(id).x, 3);
      expect(seen(id).y).toBeCloseTo(drawn(id).y, 3);
    }
  });

  it.each(cases)('%s shows the whole of what it leads with inside %o', (name, box) => {
    const { focus } = shots[name];
    // In some shots the screen cuts near bodies on purpose.
    const uncut = bodies.filter((id) => !cutBodies[name]?.includes(id));
    const ids = focus ? uncut.filter((id) => id === focus) : uncut;
    const seen = seenIn(name, box);
    const { width, height } = viewBoxFor(name, 'wide');
    const zoom = Math.min(box.width / width, box.height / height);
    for (const id of ids) {
      const { x, y } = seen(id);
      const radius = bodyViewInShot(id, name, 'wide').radius * zoom * 0.98;
      expect(x - radius).toBeGreaterThanOrEqual(box.left - 1);
      expect(x + radius).toBeLessThanOrEqual(box.left + box.width + 1);
      expect(y - radius).toBeGreaterThanOrEqual(box.top - 1);
      expect(y + radius).toBeLessThanOrEqual(box.top + box.height + 1);
    }
  });
});

describe('a stop of event mode', () => {
  const stops = names.filter((name) => name.startsWith('tour-'));
  const screens = [
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
    { width: 2560, height: 1600 },
  ];

  it.each(stops)('%s leaves the place of the code free, on a screen as on a wall', (name) => {
    for (const screen of screens) {
      const { values, lens } = resolve(name, screen);
      const curve = new Float32Array(curvePoints * 3);
      writeCurve(values, 0, curve);
      const see = projector({
        position: [values.x, values.y, values.z],
        target: [values.targetX, values.targetY, values.targetZ],
      });
      // The card's place as in event-tour.css, in its unit: from the left, and from the bottom of the
      // screen.
      const unit = Math.min(screen.width / 100, screen.height / 56.25);
      const card = { left: 41, right: 52, top: 24, foot: 8 };
      for (const id of bodies) {
        if (values[`${id}Visibility`] < 0.1) continue;
        const at = stations[id] * 3;
        const { x, y, depth } = see([curve[at]!, curve[at + 1]!, curve[at + 2]!]);
        const across = lens.x + x * lens.scale;
        const down = lens.y - y * lens.scale;
        const radius = radiusIn(values, id);
        const size = (radius / depth) * lens.scale;
        const dx = Math.max(card.left * unit - across, 0, across - card.right * unit);
        const top = screen.height - card.top * unit;
        const dy = Math.max(top - down, 0, down - (screen.height - card.foot * unit));
        expect(Math.hypot(dx, dy), `${id} at ${screen.width}`).toBeGreaterThan(size * 0.97);
      }
    }
  });
});

describe('the lens', () => {
  it('follows a box that moves with the page at once, and glides to another shot', () => {
    const world = new WorldState();
    const box = boxes[1]!;
    const queue = shotController(world, { from: { shot: 'constellation', box } });
    queue.resize(desk.width, desk.height);
    const before = { ...queue.lens };
    queue.set({ from: { shot: 'constellation', box: { ...box, top: box.top - 120 } } });
    expect(queue.lens.y).toBeCloseTo(before.y - 120);
    expect(queue.lens.scale).toBeCloseTo(before.scale);

    const there = resolve('shield', desk, boxes[2]).lens;
    const moved = { ...queue.lens };
    queue.set({ from: { shot: 'shield', box: boxes[2]! } });
    expect(queue.lens.x).toBeCloseTo(moved.x);
    expect(queue.lens.scale).toBeCloseTo(moved.scale);
    for (let frame = 0; frame < 200; frame++) queue.advance(1 / 60);
    expect(queue.lens.x).toBeCloseTo(there.x, 1);
    expect(queue.lens.scale).toBeCloseTo(there.scale, 1);
  });
});

describe('a shot that is asked for while nobody sees the scene', () => {
  const far = (a: Record<string, number>, b: Record<string, number>) =>
    Math.hypot(a.x! - b.x!, a.y! - b.y!, a.z! - b.z!);
  const pageAfter = (wasVisible: boolean) => {
    const world = new WorldState();
    const queue = shotController(world, { from: { shot: 'stream', box: boxes[1]! } });
    queue.resize(desk.width, desk.height);
    queue.set({ from: { shot: 'edge', box: boxes[2]! } }, wasVisible);
    return { world, queue };
  };
  const there = resolve('edge', desk, boxes[2]);

  it('stands there at once, camera and lens', () => {
    const { world, queue } = pageAfter(false);
    expect(far(world.values, there.values)).toBeLessThan(1e-6);
    expect(queue.lens.x).toBeCloseTo(there.lens.x);
    expect(queue.lens.scale).toBeCloseTo(there.lens.scale);
  });

  it('is flown to where the last one is seen', () => {
    const { world } = pageAfter(true);
    expect(far(world.values, there.values)).toBeGreaterThan(1);
  });

  it('cuts nothing that is under way where only its box has moved', () => {
    const { world, queue } = pageAfter(true);
    world.advance(1 / 60);
    const before = { ...world.values };
    queue.set({ from: { shot: 'edge', box: { ...boxes[2]!, top: 10 } } }, false);
    expect(world.values).toEqual(before);
  });
});

describe('a quiet shot', () => {
  it('needs few frames once it is reached, and only then', () => {
    const queue = shotController(new WorldState(), {
      from: { shot: 'constellation', box: boxes[1]! },
    });
    queue.resize(desk.width, desk.height);
    expect(queue.isQuiet()).toBe(false);
    queue.set({ from: { shot: 'quiet', box: boxes[2]! } });
    expect(queue.isQuiet()).toBe(false);
    for (let frame = 0; frame < 300; frame++) queue.advance(1 / 60);
    expect(queue.isQuiet()).toBe(true);
    queue.set({ from: { shot: 'quiet', box: boxes[2]! }, to: { shot: 'shield', box: boxes[1]! } });
    expect(queue.isQuiet()).toBe(false);
  });
});

describe('a screen of another height', () => {
  it('does not cut what is under way, as a screen of another width does', () => {
    const world = new WorldState();
    const queue = shotController(world, { from: { shot: 'constellation', box: boxes[1]! } });
    queue.resize(desk.width, desk.height);
    queue.set({ from: { shot: 'shield', box: boxes[2]! } });
    const { x } = queue.lens;
    const camera = { ...world.values };
    queue.resize(desk.width, desk.height - 56);
    expect(queue.lens.x).toBeCloseTo(x);
    expect(world.values).toEqual(camera);
    queue.resize(desk.width - 100, desk.height);
    expect(queue.lens.x).not.toBeCloseTo(x);
  });
});

describe('the camera damper', () => {
  const distance = (a: Record<string, number>, b: Record<string, number>) =>
    Math.hypot(a.x! - b.x!, a.y! - b.y!, a.z! - b.z!);

  it('arrives in about the time of `duration.camera`, without overshoot', () => {
    const damper = cameraDamper();
    damper.aim(valuesOf('constellation'), false);
    damper.cut();
    const start = { ...damper.values };
    const goal = valuesOf('shield');
    damper.aim(goal, false);
    let last = distance(start, goal);
    const whole = last;
    for (let frame = 0; frame < (duration.camera / 1000) * 60; frame++) {
      damper.step(1 / 60);
      const left = distance(damper.values, goal);
      expect(left).toBeLessThanOrEqual(last + 1e-9);
      last = left;
    }
    expect(last / whole).toBeLessThan(0.08);
  });

  it('never moves the camera faster than its cap, whatever the frame rate', () => {
    for (const rate of [20, 60, 144]) {
      const damper = cameraDamper();
      damper.aim(valuesOf('gate-edge'), false);
      damper.cut();
      damper.aim(valuesOf('glow'), false);
      let before = { ...damper.values };
      for (let frame = 0; frame < rate * 2; frame++) {
        damper.step(1 / rate);
        expect(distance(damper.values, before)).toBeLessThanOrEqual(speedCap / rate + 1e-6);
        before = { ...damper.values };
      }
    }
  });
});

describe('stage', () => {
  it('gives each body the size that the shot names, as the drawing does', () => {
    const world = new WorldState();
    const values = valuesOf('constellation');
    world.camera.aim(values, false);
    world.snap();
    world.advance(0);
    for (const id of bodies)
      expect(world.nodes[id].scale, id).toBeCloseTo(radiusOf(id) * values[`${id}Scale`]);
    expect(values.shieldScale).toBeLessThan(1);
    expect(values.agentsScale).toBeGreaterThan(1);
  });

  it('shrinks a core that the shot leaves out to a point, and brings it back', () => {
    const world = new WorldState();
    const sizeIn = (shot: ShotName) => {
      world.camera.aim(valuesOf(shot), false);
      world.snap();
      world.advance(0);
      return world.nodes.core.scale;
    };
    const whole = sizeIn('constellation');
    expect(sizeIn('field')).toBeLessThan(whole / 500);
    // Never nothing: the air divides by it.
    expect(sizeIn('field')).toBeGreaterThan(0);
    expect(sizeIn('gate-edge')).toBeGreaterThan(whole / 3);
    expect(sizeIn('constellation')).toBe(whole);
  });

  it('starts in the pose of the drawing', () => {
    const world = new WorldState();
    world.camera.aim(valuesOf('constellation'), false);
    world.snap();
    world.advance(0);
    for (const id of ['edge', 'shield', 'learning', 'agents', 'core'] as BodyId[]) {
      const [x, y, z] = viewOf('constellation').placeOf(id);
      expect(world.nodes[id].x).toBeCloseTo(x, 5);
      expect(world.nodes[id].y).toBeCloseTo(y, 5);
      expect(world.nodes[id].z).toBeCloseTo(z, 5);
      // The object that three.js draws.
      const object = new Object3D();
      applyTransform(object, id, world);
      const { position, rotation } = object;
      for (const [at, wanted] of [
        [position, [x, y, z]],
        [rotation, restRotation[id]],
      ] as const) {
        expect(at.x).toBeCloseTo(wanted[0], 5);
        expect(at.y).toBeCloseTo(wanted[1], 5);
        expect(at.z).toBeCloseTo(wanted[2], 5);
      }
    }
    expect(world.idleAmount).toBe(0);
  });

  it('brings the leading body towards the camera on its line of sight', () => {
    const world = new WorldState();
    world.camera.aim(valuesOf('constellation'), false);
    world.snap();
    world.focus = 'edge';
    for (let frame = 0; frame < 240; frame++) world.advance(1 / 60);
    const { shield, edge } = world.nodes;
    const [x, y, z] = viewOf('constellation').placeOf('edge');
    const { position } = viewOf('constellation').camera;
    const apart = (from: readonly number[], to: readonly number[]) =>
      Math.hypot(from[0]! - to[0]!, from[1]! - to[1]!, from[2]! - to[2]!);
    expect(apart([edge.x, edge.y, edge.z], position)).toBeLessThan(
      apart([x, y, z], position) * 0.9,
    );
    expect(edge.activity).toBeGreaterThan(0.95);
    expect(shield.intensity).toBeLessThan(0.6);
  });

  it('sends one pulse into the core a round', () => {
    const world = new WorldState();
    world.camera.aim(valuesOf('constellation'), false);
    world.snap();
    let pulses = 0;
    for (let frame = 0; frame < 60 * 28; frame++) {
      const before = world.pulseAge;
      world.advance(1 / 60);
      if (world.pulseAge < before) pulses += 1;
    }
    expect(pulses).toBe(2);
  });

  it('the core looks where it should in a frozen frame, in which no time passes', () => {
    const world = new WorldState();
    world.camera.aim(valuesOf('constellation'), false);
    world.freeze(8);
    const camera = new Vector3(world.values.x, world.values.y, world.values.z);
    const pointer = { x: 0, y: 0 };
    const gaze = new Vector3(0, 0, 0.3);
    followGaze(gaze, world, camera, pointer);
    const first = gaze.clone();
    followGaze(gaze, world, camera, pointer);
    expect(gaze.distanceTo(first)).toBe(0);
    const { core } = world.nodes;
    const towardsCamera = camera.sub(new Vector3(core.x, core.y, core.z)).normalize();
    expect(gaze.clone().normalize().dot(towardsCamera)).toBeGreaterThan(0.9);
    // A live one gets there in time.
    const live = new WorldState();
    live.advance(1 / 60);
    const moving = new Vector3(0, 0, 0.3);
    followGaze(moving, live, new Vector3(10, 0, 0), pointer);
    expect(moving.distanceTo(new Vector3(0, 0, 0.3))).toBeLessThan(0.05);
  });

  it('is the same at the same frozen time', () => {
    const freeze = () => {
      const world = new WorldState();
      world.camera.aim(valuesOf('human'), false);
      world.freeze(7.5);
      return JSON.stringify([
        world.values,
        world.nodes,
        [...world.curve],
        world.brightestFlowPosition,
      ]);
    };
    expect(freeze()).toBe(freeze());
  });
});
