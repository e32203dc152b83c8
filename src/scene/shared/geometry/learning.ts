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
    const cause = candidates.find((edge) => edge.to === node);
    const effect = candidates.find((edge) => edge.from === node);
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
  const links = edges.filter((edge) => edge.from === index).length;
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

/** Most edges of the graph that stand for one arrow of a model. */
const farthest = 4;

/** Edges of a shortest way between any two nodes, in order; absent where there is none so short. */
function shortestWays(): (readonly number[])[][] {
  const out = nodes.map((_, node) =>
    edges.flatMap((edge, index) => (edge.from === node ? [index] : [])),
  );
  return nodes.map((_, start) => {
    const found: (readonly number[])[] = [];
    let ring: (readonly number[])[] = out[start]!.map((edge) => [edge]);
    for (let length = 1; length <= farthest; length++) {
      const fresh = ring.filter((way) => !found[edges[way.at(-1)!]!.to]);
      for (const way of fresh) found[edges[way.at(-1)!]!.to] ??= way;
      ring = fresh.flatMap((way) => out[edges[way.at(-1)!]!.to]!.map((edge) => [...way, edge]));
    }
    return found;
  });
}

/** How many arrangements of a model are kept while it is laid into the graph. */
const breadth = 16;

interface Arrangement {
  /** Node of each variable so far. */
  nodes: readonly number[];
  /** Nodes that light only passes. */
  passed: readonly number[];
  cost: number;
}

/**
 * Lays a small causal model into the graph: each variable becomes a node, each arrow a short way of
 * edges in their own direction, past no other variable. The arrangement that spreads over the graph
 * on the shortest ways is kept.
 *
 * @param arrows causes before their effects, variables numbered from 0
 * @returns node of each variable, and the edges of each arrow
 */
export function layModel(arrows: readonly (readonly [number, number])[]): {
  nodes: readonly number[];
  ways: (readonly number[])[];
} {
  const table = shortestWays();
  const apart = nodes.map((one) => nodes.map((other) => size(sub(one.position, other.position))));
  const count = Math.max(...arrows.flat()) + 1;
  const causesOf = (variable: number) =>
    arrows.flatMap(([from, to]) => (to === variable ? [from] : []));
  const depths: number[] = [];
  for (let variable = 0; variable < count; variable++)
    depths.push(Math.max(-1, ...causesOf(variable).map((cause) => depths[cause]!)) + 1);
  /** Generations of the graph for one of the model: together they reach from its first to its last. */
  const stride = (generations - 1) / Math.max(1, ...depths);
  let kept: Arrangement[] = [{ nodes: [], passed: [], cost: 0 }];
  for (let variable = 0; variable < count; variable++) {
    const causes = causesOf(variable);
    const wanted = depths[variable]! * stride;
    kept = kept
      .flatMap((before) =>
        nodes.flatMap((node, at): Arrangement[] => {
          if (before.nodes.includes(at) || before.passed.includes(at)) return [];
          const found = causes.map((cause) => table[before.nodes[cause]!]![at]);
          if (found.includes(undefined)) return [];
          const passed = found.flatMap((way) => way!.slice(0, -1).map((edge) => edges[edge]!.to));
          if (passed.some((passedNode) => before.nodes.includes(passedNode))) return [];
          const gap = Math.min(0.6, ...before.nodes.map((other) => apart[other]![at]!));
          const cost = before.cost + passed.length * 0.5 + Math.abs(node.depth - wanted) - gap * 3;
          return [{ nodes: [...before.nodes, at], passed: [...before.passed, ...passed], cost }];
        }),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, breadth);
  }
  const best = kept[0]?.nodes ?? [];
  return {
    nodes: best,
    ways: arrows.map(([from, to]) => table[best[from]!]?.[best[to]!] ?? []),
  };
}

/** When light reaches each node and leaves along each edge, in steps of one edge; -1: never. */
export interface Lighting {
  nodes: number[];
  edges: number[];
}

/**
 * A run's model in the graph: what is set by hand lights its effects edge by edge. Where all is only
 * observed, the model's variables light up together, and no edge does.
 */
export function lightingOf(
  arrows: readonly (readonly [number, number])[],
  cause: number | null,
): Lighting {
  const laid = layModel(arrows);
  const lit: Lighting = { nodes: nodes.map(() => -1), edges: edges.map(() => -1) };
  if (cause === null) {
    for (const node of laid.nodes) lit.nodes[node] = 0;
    return lit;
  }
  const reached = laid.nodes.map((_, variable): number => (variable === cause ? 0 : -1));
  const first = laid.nodes[cause];
  if (first === undefined) return lit;
  lit.nodes[first] = 0;
  [...arrows]
    .map((arrow, index) => ({ arrow, way: laid.ways[index]! }))
    .sort((a, b) => a.arrow[0] - b.arrow[0])
    .forEach(({ arrow: [from, to], way }) => {
      if (reached[from]! < 0) return;
      way.forEach((edge, place) => {
        const leaves = reached[from]! + place;
        if (lit.edges[edge]! < 0) lit.edges[edge] = leaves;
        const node = edges[edge]!.to;
        if (lit.nodes[node]! < 0 || lit.nodes[node]! > leaves + 1) lit.nodes[node] = leaves + 1;
      });
      const arrival = reached[from]! + way.length;
      reached[to] = reached[to]! < 0 ? arrival : Math.min(reached[to]!, arrival);
    });
  return lit;
}
