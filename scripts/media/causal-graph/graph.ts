/**
 * The causal graph of Learning. Causes lie towards local -x, effects towards +x; an edge always
 * leads to a later generation, so the graph has no cycle.
 */
import { mulberry32 } from '../../../src/scene/shared/random.ts';
import { size, sub, type Vec3 } from '../../../src/scene/shared/vector.ts';

/** In place of a step: light never gets there. */
export const dark = -1;

const nodeCount = 60;
const edgeCount = 140;
export const generations = 7;
/**
 * Half axes of the ellipsoid that contains the nodes; with their radius they fit in the unit
 * sphere.
 */
const ellipsoid: Vec3 = [0.95, 0.92, 0.62];

/** Candidates of which `scatter` takes the best one. */
const candidatesPerNode = 90;

/**
 * Distributes the nodes evenly (Mitchell's best candidate). Distances in x and y, which the viewer
 * sees, count more than those in depth.
 */
function scatter(random: () => number): Vec3[] {
  const placed: Vec3[] = [];
  while (placed.length < nodeCount) {
    let best: Vec3 = [0, 0, 0];
    let bestGap = -1;
    for (let tries = 0; tries < candidatesPerNode; tries++) {
      const inCube: Vec3 = [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1];
      if (size(inCube) > 1) continue;
      const candidate: Vec3 = [
        inCube[0] * ellipsoid[0],
        inCube[1] * ellipsoid[1],
        inCube[2] * ellipsoid[2],
      ];
      // Squared distance to the nearest node, at first more than any.
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
/**
 * Generation of a node. Positions are sorted by x, so that equal slices of the list are
 * generations; the first one is three nodes smaller.
 */
const depthOf = (index: number) =>
  Math.min(generations - 1, Math.floor(((index + 3) / (nodeCount + 3)) * generations));

/** The edges from causes to effects, by the index of their nodes. */
function connect() {
  const candidates: { from: number; to: number; cost: number }[] = [];
  for (let to = 0; to < nodeCount; to++) {
    for (let from = 0; from < to; from++) {
      const step = depthOf(to) - depthOf(from);
      if (step < 1 || step > 2) continue;
      const cost = size(sub(positions[to]!, positions[from]!)) * (step === 1 ? 1 : 1.25);
      candidates.push({ from, to, cost });
    }
  }
  candidates.sort((a, b) => a.cost - b.cost);
  const chosen = new Set<(typeof candidates)[number]>();
  // First every effect gets a cause and every cause an effect, then the shortest candidates follow.
  for (let node = 0; node < nodeCount; node++) {
    const cause = candidates.find((edge) => edge.to === node);
    const effect = candidates.find((edge) => edge.from === node);
    if (cause) chosen.add(cause);
    if (effect) chosen.add(effect);
  }
  for (const candidate of candidates) {
    if (chosen.size >= edgeCount) break;
    chosen.add(candidate);
  }
  return [...chosen].sort((a, b) => a.from - b.from || a.to - b.to);
}

export const edges: readonly { from: number; to: number }[] = connect();

/** Generation, 0 (first causes) to 6, and number of edges from it, by node. */
export const nodes = positions.map((position, index) => ({
  position,
  links: edges.filter((edge) => edge.from === index).length,
  depth: depthOf(index),
}));

/** The node from which the first cascade starts: the one of generation 0 with the most effects. */
export const cause = nodes.reduce(
  (best, node, index) => (node.depth === 0 && node.links > nodes[best]!.links ? index : best),
  0,
);

/**
 * Follows edges from a node to its effects and theirs, up to as many of each node as `branches`
 * says for its generation.
 *
 * @returns indices of the edges
 */
function followEdges(first: number, branches: (depth: number) => number): number[] {
  const lit = new Set([first]);
  return nodes.flatMap(({ depth }, node) => {
    if (!lit.has(node)) return [];
    const outgoing = edges.flatMap((edge, index) =>
      edge.from === node && !lit.has(edge.to) ? [index] : [],
    );
    const followed = outgoing.slice(0, branches(depth));
    for (const index of followed) lit.add(edges[index]!.to);
    return followed;
  });
}

/** A tree of effects: each node lights up to three others at first, later only one. */
const treeFrom = (first: number) => ({
  first,
  edges: followEdges(first, (depth) => (depth === 0 ? 3 : depth < 3 ? 2 : 1)),
});

/** The cascades that take turns: that of the line art, and the two that reach most nodes. */
export const cascades = [
  {
    first: cause,
    edges: followEdges(cause, (depth) => (depth === 0 ? 3 : depth === 2 ? 2 : 1)),
  },
  ...nodes
    .flatMap(({ depth }, node) => (depth <= 1 && node !== cause ? [treeFrom(node)] : []))
    .sort((a, b) => b.edges.length - a.edges.length)
    .slice(0, 2),
];
