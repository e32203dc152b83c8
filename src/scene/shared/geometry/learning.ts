import { mulberry32 } from '../random.ts';
import { size, sub, type Vec3 } from '../vector.ts';

/**
 * Geometry of the scene's object Learning, a causal graph. Causes lie towards local -x, effects
 * towards +x; an edge always leads to a later generation, so the graph has no cycle. Lengths are
 * relative to the object's bounding radius.
 */

export interface Node {
  position: Vec3;
  /** Radius of the node's sphere. */
  size: number;
  /** Generation, 0 (first causes) to 6. */
  depth: number;
}

const nodeCount = 60;
const edgeCount = 140;
const generations = 7;
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

export const nodes: readonly Node[] = positions.map((position, index) => {
  const links = edges.filter((edge) => edge.from === index).length;
  return { position, size: 0.026 + 0.007 * Math.min(5, links), depth: depthOf(index) };
});

/** The node from which the cascade starts: the one of generation 0 with the most effects. */
export const cause = nodes.reduce(
  (best, node, index) => (node.depth === 0 && node.size > nodes[best]!.size ? index : best),
  0,
);

/**
 * Follows edges from a node to its effects and theirs, up to as many of each node as `branches`
 * says for its generation.
 *
 * @returns indices of the edges
 */
export function followEdges(first: number, branches: (depth: number) => number): number[] {
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

/** Indices of the edges that are lit from {@link cause} at rest. */
export const cascade: readonly number[] = followEdges(cause, (depth) =>
  depth === 0 ? 3 : depth === 2 ? 2 : 1,
);

/** In place of a step: light never gets there. */
export const dark = -1;

/** Step at which light reaches each node and leaves along each edge, or {@link dark}. */
export interface Lighting {
  nodes: number[];
  edges: number[];
}

/**
 * A cascade of light through the graph: a cause lights its effects, they light theirs. Light takes
 * one step for one edge.
 *
 * @param chosen edges along which light runs
 * @param first  node that is lit first; without one all is dark
 */
export function createCascade(chosen: readonly number[], first?: number): Lighting {
  const lit: Lighting = { nodes: nodes.map(() => dark), edges: edges.map(() => dark) };
  if (first !== undefined) lit.nodes[first] = 0;
  // Edges lead to later nodes only, so that one pass in the order of nodes reaches all of them.
  for (const index of [...chosen].sort((a, b) => edges[a]!.from - edges[b]!.from)) {
    const { from, to } = edges[index]!;
    const start = lit.nodes[from]!;
    if (start === dark) continue;
    lit.edges[index] = start;
    if (lit.nodes[to] === dark || lit.nodes[to]! > start + 1) lit.nodes[to] = start + 1;
  }
  return lit;
}

/** Maximum number of the graph's edges that represent one arrow of a model. */
const maxPathLength = 4;

/** By start and end node: the edges of a shortest path, absent if there is none short enough. */
function shortestPaths(): (readonly number[])[][] {
  const outgoing = nodes.map((_, node) =>
    edges.flatMap((edge, index) => (edge.from === node ? [index] : [])),
  );
  const endOf = (path: readonly number[]) => edges[path.at(-1)!]!.to;
  return nodes.map((_, start) => {
    const found: (readonly number[])[] = [];
    let frontier: (readonly number[])[] = outgoing[start]!.map((edge) => [edge]);
    for (let length = 1; length <= maxPathLength; length++) {
      const fresh = frontier.filter((path) => !found[endOf(path)]);
      for (const path of fresh) found[endOf(path)] ??= path;
      frontier = fresh.flatMap((path) => outgoing[endOf(path)]!.map((edge) => [...path, edge]));
    }
    return found;
  });
}

/** Beam width of the search in `placeModel`: arrangements that are kept after each variable. */
const beamWidth = 16;

interface Arrangement {
  /** Node of each variable so far. */
  nodes: readonly number[];
  /** Nodes on the paths between those of variables. */
  passed: readonly number[];
  cost: number;
}

/**
 * Maps a small causal model onto the graph: each variable to a node, each arrow to a short path of
 * edges in their own direction that passes no other variable. A beam search finds an arrangement
 * that is spread over the graph and has short paths.
 *
 * @param arrows causes before their effects, variables numbered from 0
 * @returns node of each variable, and the edges of each arrow
 */
export function placeModel(arrows: readonly (readonly [number, number])[]): {
  nodes: readonly number[];
  arrowPaths: (readonly number[])[];
} {
  const paths = shortestPaths();
  const distances = nodes.map((a) => nodes.map((b) => size(sub(a.position, b.position))));
  const variableCount = Math.max(...arrows.flat()) + 1;
  const causesOf = (variable: number) =>
    arrows.flatMap(([from, to]) => (to === variable ? [from] : []));
  const depths: number[] = [];
  for (let variable = 0; variable < variableCount; variable++)
    depths.push(Math.max(-1, ...causesOf(variable).map((cause) => depths[cause]!)) + 1);
  /** Generations of the graph per generation of the model, so that the model fills the graph. */
  const stride = (generations - 1) / Math.max(1, ...depths);
  let beam: Arrangement[] = [{ nodes: [], passed: [], cost: 0 }];
  for (let variable = 0; variable < variableCount; variable++) {
    const causes = causesOf(variable);
    const wantedDepth = depths[variable]! * stride;
    beam = beam
      .flatMap((before) =>
        nodes.flatMap((node, index): Arrangement[] => {
          if (before.nodes.includes(index) || before.passed.includes(index)) return [];
          const found = causes.map((cause) => paths[before.nodes[cause]!]![index]);
          if (found.includes(undefined)) return [];
          const passed = found.flatMap((path) => path!.slice(0, -1).map((edge) => edges[edge]!.to));
          if (passed.some((passedNode) => before.nodes.includes(passedNode))) return [];
          const gap = Math.min(0.6, ...before.nodes.map((other) => distances[other]![index]!));
          const depthError = Math.abs(node.depth - wantedDepth);
          const cost = before.cost + passed.length * 0.5 + depthError - gap * 3;
          return [{ nodes: [...before.nodes, index], passed: [...before.passed, ...passed], cost }];
        }),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, beamWidth);
  }
  const best = beam[0]?.nodes ?? [];
  return {
    nodes: best,
    arrowPaths: arrows.map(([from, to]) => paths[best[from]!]?.[best[to]!] ?? []),
  };
}

/**
 * Computes how a causal model of a demo is lit in the graph: the variable set by intervention
 * lights its effects edge by edge. If all variables are only observed, their nodes light up
 * together, and no edge does.
 *
 * @param arrows causes before their effects, variables numbered from 0
 * @param cause  the variable that is set; null: all are observed
 */
export function lightingOf(
  arrows: readonly (readonly [number, number])[],
  cause: number | null,
): Lighting {
  const placed = placeModel(arrows);
  if (cause === null) {
    const lit = createCascade([]);
    for (const node of placed.nodes) lit.nodes[node] = 0;
    return lit;
  }
  const reached = new Set([cause]);
  const followed = arrows
    .map(([from, to], index) => ({ from, to, path: placed.arrowPaths[index]! }))
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to, path }) => {
      if (!reached.has(from)) return [];
      reached.add(to);
      return path;
    });
  return createCascade(followed, placed.nodes[cause]);
}
