import { describe, expect, it } from 'vitest';
import { causalGraph } from '../../scripts/media/causal-graph/data.ts';
import { gimbals } from '../../src/scene/shared/geometry/agents.ts';
import written from '../../src/scene/shared/geometry/causal-graph.json';
import { lift, prisms, soloPrism } from '../../src/scene/shared/geometry/edge.ts';
import {
  cascades,
  dark,
  edges,
  layered,
  nodes,
  parted,
  ringed,
} from '../../src/scene/shared/geometry/learning.ts';
import { folded, inner, outer, restClosure } from '../../src/scene/shared/geometry/shield.ts';
import { size, sub } from '../../src/scene/shared/vector.ts';
import { approvalAt, approvalCycle } from '../../src/scene/worker/objects/agents/approval-cycle.ts';
import { beadGeometry } from '../../src/scene/worker/objects/agents/geometry.ts';
import { neighboursOf, noNeighbour } from '../../src/scene/worker/objects/edge/geometry.ts';
import { cells, writeCells } from '../../src/scene/worker/objects/edge/height-field.ts';
import { closureAt } from '../../src/scene/worker/objects/shield/closure.ts';
import {
  foldSamples,
  foldTexture,
  minClosure,
} from '../../src/scene/worker/objects/shield/geometry.ts';

describe('edge', () => {
  it('knows six neighbours inside, three or four at the rim, mutually', () => {
    for (const [index, prism] of prisms.entries()) {
      const near = neighboursOf(index).filter((neighbour) => neighbour !== noNeighbour);
      if (prism.ring < 4) expect(near).toHaveLength(6);
      else expect(near.length).toBeGreaterThanOrEqual(3);
      for (const neighbour of near) expect(neighboursOf(neighbour)).toContain(index);
    }
  });

  it('stands as drawn until it wakes', () => {
    const values = cells();
    writeCells(0, 1, 0, 0, values);
    for (const [index, prism] of prisms.entries())
      expect(values[index * 2]).toBeCloseTo(prism.rest * lift, 5);
  });
});

describe('what a page makes of a body', () => {
  it('one prism hears solo, drawn and at any moment', () => {
    const values = cells();
    for (const [clock, wake] of [0, 3, 7.7, 21].map((at) => [at, Math.min(1, at)] as const)) {
      writeCells(clock, 1, wake, 1, values);
      const hot = prisms.filter((_, index) => values[index * 2 + 1]! > 0.6);
      expect(hot).toEqual([prisms[soloPrism]]);
    }
  });

  it.each(Object.entries({ ringed, parted, layered }))(
    '%s tells its cause before its effect',
    (_, layout) => {
      for (const [index, { from, to }] of layout.edges.entries()) {
        const leaves = layout.leaves[index]!;
        if (leaves === dark) continue;
        expect(layout.reached[from]).toBe(leaves);
        expect(layout.reached[to]!).toBeGreaterThan(leaves);
      }
      expect(layout.leaves.filter((step) => step !== dark).length).toBeGreaterThan(8);
      for (const [index, place] of layout.places.entries())
        for (const other of layout.places.slice(0, index))
          expect(size(sub(place, other))).toBeGreaterThan(0.04);
    },
  );
});

describe('shield', () => {
  it('bakes the same folding that the drawing computes', () => {
    const { data } = foldTexture().image as { data: Float32Array };
    const sample = 5;
    const closure = minClosure + ((1 - minClosure) * sample) / (foldSamples - 1);
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
  it('has the graph that `npm run graph` computes, with a place for the model of every demo', () => {
    expect(written).toEqual(causalGraph);
  });

  it('leads from causes to effects', () => {
    for (const { from, to } of edges) expect(from).toBeLessThan(to);
  });

  it('lights an effect only after its cause', () => {
    for (const cascade of cascades) {
      let lit = 0;
      for (const [index, edge] of edges.entries()) {
        const start = cascade.edges[index]!;
        if (start === dark) continue;
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
    const state = approvalCycle();
    let last = 0;
    for (let clock = 0; clock < 20; clock += 0.01) {
      approvalAt(clock, state);
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
