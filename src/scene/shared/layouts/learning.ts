import { mulberry32 } from '../random.ts';
import { size, sub, type Vec3 } from '../vector.ts';

/**
 * Learning: a causal graph. Causes lie towards local -x, effects towards +x; an edge
 * always leads to a later generation, so the graph has no cycle.
 */

export interface Node {
  position: Vec3;
  /** Radius of the node's sphere. */
  size: number;
  /** Generation, 0 (first causes) to 6. */
  depth: number;
}

export interface Edge {
  from: number;
  to: number;
  /** 0 to 1 along the chain of generations: when a wave of cause and effect reaches it. */
  order: number;
}

const count = 60;
const edgeCount = 140;
const generations = 7;
/** Half axes of the slightly flattened ball; the largest node still fits in the unit sphere. */
const ball: Vec3 = [0.95, 0.92, 0.62];

/** Best of many candidates: even spacing, weighted to what the viewer sees (x and y). */
function scatter(random: () => number): Vec3[] {
  const placed: Vec3[] = [];
  while (placed.length < count) {
    let best: Vec3 = [0, 0, 0];
    let bestGap = -1;
    for (let tries = 0; tries < 90; tries++) {
      const at: Vec3 = [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1];
      if (size(at) > 1) continue;
      const candidate: Vec3 = [at[0] * ball[0], at[1] * ball[1], at[2] * ball[2]];
      let gap = 9;
      for (const other of placed) {
        const [x, y, z] = sub(candidate, other);
        gap = Math.min(gap, x * x + y * y + 0.14 * z * z);
      }
      if (gap > bestGap) [best, bestGap] = [candidate, gap];
    }
    placed.push(best);
  }
  return placed.sort((a, b) => a[0] - b[0]);
}

const positions = scatter(mulberry32(140));
/** Sorted by x, so equal slices of the list are generations. First causes are few. */
const depthOf = (index: number) =>
  Math.min(generations - 1, Math.floor(((index + 3) / (count + 3)) * generations));

function connect(): Edge[] {
  const candidates: { from: number; to: number; cost: number }[] = [];
  for (let to = 0; to < count; to++) {
    for (let from = 0; from < to; from++) {
      const step = depthOf(to) - depthOf(from);
      if (step < 1 || step > 2) continue;
      const cost = size(sub(positions[to]!, positions[from]!)) * (step === 1 ? 1 : 1.25);
      candidates.push({ from, to, cost });
    }
  }
  candidates.sort((a, b) => a.cost - b.cost);
  const chosen = new Set<(typeof candidates)[number]>();
  // Every effect has a cause and every cause an effect, then the shortest links fill up.
  for (let node = 0; node < count; node++) {
    const cause = candidates.find((it) => it.to === node);
    const effect = candidates.find((it) => it.from === node);
    if (cause) chosen.add(cause);
    if (effect) chosen.add(effect);
  }
  for (const candidate of candidates) {
    if (chosen.size >= edgeCount) break;
    chosen.add(candidate);
  }
  return [...chosen]
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to }) => ({ from, to, order: depthOf(from) / (generations - 1) }));
}

export const edges: readonly Edge[] = connect();

export const nodes: readonly Node[] = positions.map((position, index) => {
  const links = edges.filter((it) => it.from === index).length;
  return { position, size: 0.026 + 0.007 * Math.min(5, links), depth: depthOf(index) };
});

/** The first cause that is lit: the best connected of generation 0. */
export const cause = nodes.reduce(
  (best, node, index) => (node.depth === 0 && node.size > nodes[best]!.size ? index : best),
  0,
);

/** Edges lit from {@link cause}, in order: wide at first, then in single file. */
function spread(): number[] {
  const lit = new Set([cause]);
  const order: number[] = [];
  for (let node = 0; node < count; node++) {
    if (!lit.has(node)) continue;
    const out = edges.flatMap((edge, index) =>
      edge.from === node && !lit.has(edge.to) ? [index] : [],
    );
    const depth = depthOf(node);
    for (const index of out.slice(0, depth === 0 ? 3 : depth === 2 ? 2 : 1)) {
      lit.add(edges[index]!.to);
      order.push(index);
    }
  }
  return order.sort((a, b) => edges[a]!.order - edges[b]!.order);
}

export const cascade: readonly number[] = spread();
