import { describe, expect, it, vi } from 'vitest';
import { placeModel } from '../../scripts/media/causal-graph/place-model.ts';
import { edgeRun } from '../../src/features/demos/edge/edge-run.ts';
import { learningRun } from '../../src/features/demos/learning/learning-run.ts';
import { drawRun } from '../../src/scene/line-art/shot.ts';
import { prisms, readingHeights } from '../../src/scene/shared/geometry/edge.ts';
import { edges, lightingOf } from '../../src/scene/shared/geometry/learning.ts';
import { oddBits, outer, seamBits } from '../../src/scene/shared/geometry/shield.ts';
import type { SceneRun } from '../../src/scene/shared/protocol.ts';
import { resolve } from '../../src/scene/shared/resolve-shot.ts';
import { approvalCycle, demoGate } from '../../src/scene/worker/objects/agents/approval-cycle.ts';
import { cells, demoReadings } from '../../src/scene/worker/objects/edge/height-field.ts';
import { packBits, sealState, seamWords } from '../../src/scene/worker/objects/shield/closure.ts';
import { WorldState } from '../../src/scene/worker/world-state.ts';

const hash = (digit: string) => digit.repeat(64);

/** The stage some seconds after it received the state of a visitor's run. */
function whenPlayed(run: SceneRun | null) {
  const world = new WorldState();
  world.focus = 'agents';
  world.litStep = 3;
  world.demo = run;
  for (let frame = 0; frame < 240; frame += 1) world.advance(1 / 60);
  return world;
}

describe('a run on the stage', () => {
  it('leads the body that it has reached and lights its gate, before what the page asks for', () => {
    const { nodes } = whenPlayed({ at: 'shield', mood: 'rests' });
    expect(nodes.shield.forward.value).toBeCloseTo(1, 2);
    expect(nodes.shield.gate.value).toBeCloseTo(1, 2);
    expect(nodes.shield.activity).toBeCloseTo(1, 2);
    expect(nodes.agents.forward.value).toBeCloseTo(0, 2);
    expect(nodes.agents.gate.value).toBeCloseTo(0, 2);
    expect(whenPlayed(null).nodes.agents.forward.value).toBeCloseTo(1, 2);
  });

  it('dims the bodies that it has passed to 0.6, and those that it has not reached to a third', () => {
    const world = whenPlayed({ at: 'learning', mood: 'rests' });
    world.camera.aim(resolve('signal', { width: 1440, height: 810 }).values, false);
    world.camera.cut();
    world.advance(0);
    const { nodes } = world;
    const lit = nodes.learning.intensity;
    expect(nodes.edge.intensity / lit).toBeCloseTo(0.6, 1);
    expect(nodes.shield.intensity / lit).toBeCloseTo(0.6, 1);
    expect(nodes.agents.intensity / lit).toBeCloseTo(0.33, 1);
  });

  it('dims and slows the core while it waits, brightens it on approval and dims it on refusal', () => {
    const core = (mood: SceneRun['mood']) => whenPlayed({ at: 'core', mood });
    const [rests, waits, approved, refused] = [
      core('rests'),
      core('waits'),
      core('approved'),
      core('refused'),
    ];
    expect(waits.coreIntensity.value).toBeLessThan(rests.coreIntensity.value);
    expect(waits.nodes.core.activity).toBeLessThan(rests.nodes.core.activity);
    expect(waits.nodes.core.clock).toBeLessThan(rests.nodes.core.clock * 0.6);
    expect(approved.coreIntensity.value).toBeGreaterThan(0.5);
    expect(refused.nodes.core.activity).toBeLessThan(waits.nodes.core.activity);
    expect(whenPlayed(null).coreIntensity.value).toBe(0);
  });

  it('stops the breathing of the core while it waits, and continues it after the answer', () => {
    const world = whenPlayed({ at: 'core', mood: 'waits' });
    const breaths = (frames: number) =>
      Array.from({ length: frames }, () => {
        world.advance(1 / 60);
        return world.breath;
      });
    expect(Math.min(...breaths(360))).toBeGreaterThan(0.98);
    world.demo = { at: 'core', mood: 'refused' };
    const free = breaths(480);
    expect(Math.min(...free)).toBeLessThan(-0.9);
    expect(Math.max(...free)).toBeGreaterThan(0.9);
  });
});

describe('the copies of a run that each message brings', () => {
  it('are compared once for each change, not in each frame', () => {
    const world = new WorldState();
    const seal = sealState();
    const readings = demoReadings();
    const run: SceneRun = {
      at: 'shield',
      mood: 'rests',
      seal: { hash: hash('3'), validShare: 1 },
      readings: [0.2, 1, 0.4],
    };
    const stringify = vi.spyOn(JSON, 'stringify');
    for (const changes of [1, 2]) {
      stringify.mockClear();
      for (let frame = 0; frame < 100; frame += 1) {
        world.setDemo(structuredClone(run), changes);
        seal.advance(world.demo?.seal, 1 / 60);
        readings.show(world.demo?.readings, 1, 1 / 60, cells());
      }
      expect(stringify.mock.calls.length).toBeLessThanOrEqual(2);
    }
    stringify.mockRestore();
  });
});

const fromRows = [...prisms.keys()].sort(
  (a, b) => prisms[b]!.y - prisms[a]!.y || prisms[a]!.x - prisms[b]!.x,
);

describe('readings on the array', () => {
  it('stand in lines from the upper left; where many share a prism the farthest is seen', () => {
    const order = Array.from({ length: prisms.length }, (_, index) => index / prisms.length);
    expect(fromRows.map((prism) => readingHeights(order)[prism])).toEqual(order);
    for (const caught of [0, 37, 60, 119]) {
      const one = readingHeights(
        Array.from({ length: 120 }, (_, index) => (index === caught ? 1 : 0.2)),
      );
      expect(one.filter((height) => height === 1)).toHaveLength(1);
      const place = fromRows.findIndex((prism) => one[prism] === 1);
      expect(Math.abs(place / prisms.length - caught / 120)).toBeLessThan(2 / prisms.length);
    }
    const few = readingHeights([1, 0, 0]);
    expect(few.filter((height) => height === 1).length).toBeCloseTo(prisms.length / 3, -1);
  });

  it('raise and light the prisms of what was caught, and let them sink again in the report', () => {
    const burning = (step: number) => {
      const into = cells();
      const run = edgeRun({ kind: 'spike', at: 70 }, 2);
      demoReadings().show(run.steps[step]?.scene?.readings, 1, 0, into);
      return prisms.flatMap((_, index) => (into[index * 2 + 1]! > 0.5 ? [index] : []));
    };
    expect(burning(0)).toEqual([]);
    expect(burning(1)).toEqual([]);
    expect(burning(2).length).toBeGreaterThan(0);
    expect(burning(2).length).toBeLessThan(6);
    expect(burning(3)).toEqual([]);
  });
});

describe('a seal', () => {
  it('has all 256 bits of a hash on its seams, three a plate, and packs them without loss', () => {
    // 1000 0000 0001 …: one bit on the first plate, and the twelfth bit on the fourth.
    const plates = seamBits(`801${'0'.repeat(61)}`);
    expect(plates.flatMap((bits, plate) => (bits ? [[plate, bits]] : []))).toEqual([
      [0, 1],
      [3, 4],
    ]);
    const ones = (all: readonly number[]) =>
      all.reduce((sum, bits) => sum + [1, 2, 4].filter((bit) => bits & bit).length, 0);
    expect(ones(seamBits(hash('f')))).toBe(256);
    expect(ones(oddBits(hash('f'), hash('f')))).toBe(0);
    expect(ones(oddBits(hash('a'), hash('5')))).toBe(256);
    expect(plates.length).toBeGreaterThan(outer.length);

    const words = new Float32Array(seamWords);
    const mixed = seamBits('0123456789abcdef'.repeat(4));
    packBits(mixed, words);
    const read = mixed.map((_, plate) => Math.floor(words[plate >> 3]! / 8 ** (plate % 8)) % 8);
    expect(read).toEqual(mixed);
  });

  it('opens, closes around the light, then takes on its bits; a chain that breaks stays open', () => {
    const seal = sealState();
    const closures: number[] = [];
    for (let frame = 0; frame < 240; frame += 1) {
      seal.advance({ hash: hash('3'), validShare: 1 }, 1 / 60);
      closures.push(seal.closure);
      if (seal.reach > 0) expect(seal.closure).toBeGreaterThan(0.8);
    }
    expect(Math.min(...closures)).toBeLessThan(0.7);
    expect(seal).toMatchObject({ closure: 1, reach: 1 });
    seal.advance({ hash: hash('3'), validShare: 3 / 8 }, 0);
    expect(seal.closure).toBeLessThan(0.8);
    expect(seal.reach).toBeCloseTo(3 / 8);
  });
});

describe('causes in the graph', () => {
  const { arrows } = learningRun({ variable: 'rain', value: 6 }).steps[1]!.scene!.causes!;
  const { nodes, arrowPaths } = placeModel(arrows);

  it('each arrow is a way in the direction of its edges, past no other variable', () => {
    expect(new Set(nodes).size).toBe(8);
    arrows.forEach(([from, to], index) => {
      const way = arrowPaths[index]!.map((edge) => edges[edge]!);
      expect(way[0]?.from).toBe(nodes[from]);
      expect(way.at(-1)?.to).toBe(nodes[to]);
      way.slice(1).forEach(({ from: at }, step) => {
        expect(at).toBe(way[step]?.to);
        expect(nodes).not.toContain(at);
      });
    });
  });

  it('a cause lights what it moves edge by edge, umbrellas light nothing, and observing no edge', () => {
    const rain = lightingOf(arrows, 0);
    const lit = edges.flatMap((edge, index) =>
      rain.edges[index]! < 0 ? [] : [{ ...edge, leaves: rain.edges[index]! }],
    );
    expect(lit.length).toBeGreaterThan(8);
    for (const { from, to, leaves } of lit) {
      expect(rain.nodes[from]).toBeGreaterThanOrEqual(0);
      expect(rain.nodes[from]).toBeLessThanOrEqual(leaves);
      expect(rain.nodes[to]).toBeLessThanOrEqual(leaves + 1);
    }
    // All nodes except the discount, which rain does not affect.
    expect(nodes.map((node) => rain.nodes[node]! >= 0)).toEqual(
      [1, 0, 1, 1, 1, 1, 1, 1].map(Boolean),
    );
    const umbrellas = learningRun({ variable: 'umbrellas', value: 88 }).steps.map((step) => {
      const { causes } = step.scene!;
      const { nodes: reached, edges: left } = lightingOf(causes!.arrows, causes!.cause);
      return [reached, left].map((all) => all.filter((at) => at >= 0).length);
    });
    expect(umbrellas).toEqual([
      [8, 0],
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('the gate in a run', () => {
  it('stands shut until an answer, opens once for it, and not for a refusal', () => {
    const gate = demoGate();
    const seen = approvalCycle();
    const seconds = (queue: NonNullable<SceneRun['queue']>, count: number) => {
      let [open, out] = [0, 0];
      for (let frame = 0; frame < count * 60; frame += 1) {
        gate.advance(queue, 1 / 60, seen);
        open = Math.max(open, seen.open);
        out = Math.max(out, seen.out);
      }
      return { open, out };
    };
    expect(seconds({ waiting: 3, answered: 0 }, 8)).toEqual({ open: 0, out: 0 });
    expect(seconds({ waiting: 2, answered: 1 }, 4)).toEqual({ open: 1, out: 0 });
    expect(seconds({ waiting: 2, answered: 1 }, 8)).toEqual({ open: 0, out: 0 });
    expect(seconds({ waiting: 1, answered: 2, refused: true }, 4)).toEqual({ open: 0, out: 1 });
  });
});

describe('the drawing in a run', () => {
  const drawn = (shot: 'edge' | 'shield' | 'learning' | 'agents', run: Partial<SceneRun>) =>
    drawRun(shot, 'wide', { at: shot, mood: 'rests', ...run });
  const steps = (markup: string) =>
    new Set([...markup.matchAll(/--step:(\d+)/g)].map(([, step]) => step)).size;

  it('shows the same as the scene: prisms, seams, the path step by step, the queue', () => {
    const flat = drawn('edge', { readings: [0] });
    const raised = drawn('edge', { readings: [0, 0, 1] });
    expect(raised).not.toBe(flat);
    expect(drawn('shield', { seal: { hash: hash('0'), validShare: 1 } })).not.toContain('--step');
    const sealed = drawn('shield', { seal: { hash: hash('f'), validShare: 1 } });
    expect(steps(sealed)).toBeGreaterThan(3);
    const { arrows } = learningRun({ variable: 'rain', value: 6 }).steps[1]!.scene!.causes!;
    expect(steps(drawn('learning', { causes: { arrows, cause: 0 } }))).toBeGreaterThan(3);
    const beads = (waiting: number) => drawn('agents', { queue: { waiting, answered: 0 } }).length;
    expect(beads(8)).toBeGreaterThan(beads(3));
    expect(beads(3)).toBeGreaterThan(beads(0));
  });
});
