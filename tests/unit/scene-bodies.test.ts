import { describe, expect, it } from 'vitest';
import { gimbals } from '../../src/scene/shared/layouts/agents.ts';
import { lift, prisms } from '../../src/scene/shared/layouts/edge.ts';
import { edges, nodes } from '../../src/scene/shared/layouts/learning.ts';
import { folded, inner, outer, restClosure } from '../../src/scene/shared/layouts/shield.ts';
import { beadGeometry } from '../../src/scene/worker/bodies/agents/geometry.ts';
import { oversee, oversight } from '../../src/scene/worker/bodies/agents/oversight.ts';
import { neighboursOf, nobody } from '../../src/scene/worker/bodies/edge/geometry.ts';
import { cells, listen } from '../../src/scene/worker/bodies/edge/signals.ts';
import { cascades, never } from '../../src/scene/worker/bodies/learning/cascades.ts';
import { closureAt } from '../../src/scene/worker/bodies/shield/breath.ts';
import {
  foldSamples,
  foldTexture,
  leastClosure,
} from '../../src/scene/worker/bodies/shield/geometry.ts';

describe('edge', () => {
  it('knows six neighbours inside, three or four at the rim, mutually', () => {
    for (const [index, prism] of prisms.entries()) {
      const near = neighboursOf(index).filter((neighbour) => neighbour !== nobody);
      if (prism.ring < 4) expect(near).toHaveLength(6);
      else expect(near.length).toBeGreaterThanOrEqual(3);
      for (const neighbour of near) expect(neighboursOf(neighbour)).toContain(index);
    }
  });

  it('stands as drawn until it wakes', () => {
    const values = cells();
    listen(0, 1, 0, values);
    for (const [index, prism] of prisms.entries())
      expect(values[index * 2]).toBeCloseTo(prism.rest * lift, 5);
  });

  it('burns in few places only', () => {
    const values = cells();
    for (let clock = 0; clock < 40; clock += 0.7) {
      listen(clock, 1, 1, values);
      const hot = prisms.filter((_, index) => values[index * 2 + 1]! > 0.6).length;
      expect(hot).toBeLessThan(prisms.length * 0.45);
    }
  });
});

describe('shield', () => {
  it('bakes the same folding that the drawing computes', () => {
    const { data } = foldTexture().image as { data: Float32Array };
    const sample = 5;
    const closure = leastClosure + ((1 - leastClosure) * sample) / (foldSamples - 1);
    for (const [index, plate] of [...outer, ...inner].entries()) {
      const at = (index * foldSamples + sample) * 8;
      const [qx, qy, qz, qw, sx, sy, sz] = data.subarray(at, at + 7) as unknown as number[];
      const shell = index < outer.length ? outer : inner;
      const own = index < outer.length ? index : index - outer.length;
      const expected = folded(shell, own, plate.centre, closure);
      const [x, y, z] = plate.centre;
      const tx = 2 * (qy! * z - qz! * y);
      const ty = 2 * (qz! * x - qx! * z);
      const tz = 2 * (qx! * y - qy! * x);
      const turned = [
        x + qw! * tx + qy! * tz - qz! * ty + sx!,
        y + qw! * ty + qz! * tx - qx! * tz + sy!,
        z + qw! * tz + qx! * ty - qy! * tx + sz!,
      ];
      for (const axis of [0, 1, 2]) expect(turned[axis]).toBeCloseTo(expected[axis]!, 4);
    }
  });

  it('begins at the closure of the drawing and seals when active', () => {
    expect(closureAt(0, 1, 1)).toBeCloseTo(restClosure);
    let most = 0;
    for (let clock = 0; clock < 10; clock += 0.1) most = Math.max(most, closureAt(clock, 1, 1));
    expect(most).toBeCloseTo(1);
  });
});

describe('learning', () => {
  it('lights an effect only after its cause', () => {
    for (const cascade of cascades) {
      let lit = 0;
      for (const [index, edge] of edges.entries()) {
        const start = cascade.edges[index]!;
        if (start === never) continue;
        lit += 1;
        expect(cascade.nodes[edge.from]!).toBeLessThanOrEqual(start);
        expect(cascade.nodes[edge.to]!).toBeGreaterThan(cascade.nodes[edge.from]!);
      }
      expect(lit).toBeGreaterThan(8);
      expect(cascade.nodes.filter((node) => node === 0)).toHaveLength(1);
    }
    expect(cascades.length * nodes.length).toBe(180);
  });
});

describe('agents', () => {
  it('lets a bead pass only while the gate stands open', () => {
    const state = oversight();
    let last = 0;
    for (let clock = 0; clock < 20; clock += 0.01) {
      oversee(clock, state);
      if (state.passing > last + 1e-9 && state.passing < 0.4)
        expect(state.open).toBeGreaterThan(0.5);
      if (state.open > 0.5) expect(state.answered).toBeGreaterThan(0);
      last = state.passing;
    }
  });

  it('ends a round where the next begins: every place is taken again', () => {
    const geometry = beadGeometry();
    const bead = geometry.getAttribute('bead');
    const wrap = (angle: number) => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    const from: number[] = [];
    const to: number[] = [];
    for (let index = 0; index < gimbals[0]!.beads.length; index++) {
      from.push(wrap(bead.getY(index)));
      to.push(wrap(bead.getZ(index)));
      expect(bead.getZ(index)).toBeGreaterThan(bead.getY(index));
    }
    const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
    for (const [index, value] of sorted(from).entries())
      expect(value).toBeCloseTo(sorted(to)[index]!, 4);
  });
});
