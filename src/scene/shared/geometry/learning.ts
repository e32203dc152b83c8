import type { Vec3 } from '../vector.ts';
import graph from './causal-graph.json';

/**
 * Geometry of Learning, a causal graph: nodes, and edges from causes to effects, which always lead to
 * later nodes. Its numbers are computed by `npm run graph`. Lengths are relative to the object's
 * bounding radius.
 */

export interface Node {
  position: Vec3;
  /** Radius of the node's sphere. */
  size: number;
}

/** The flat list cut into groups of this length. */
const grouped = (length: number, list: readonly number[]) =>
  Array.from({ length: list.length / length }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
const pointsOf = (list: readonly number[]) => grouped(3, list) as unknown as Vec3[];
const edgesOf = (list: readonly number[]) =>
  grouped(2, list).map(([from, to]) => ({ from: from!, to: to! }));

export const edges = edgesOf(graph.edges);

export const nodes: readonly Node[] = pointsOf(graph.positions).map((position, index) => {
  const links = edges.filter((edge) => edge.from === index).length;
  return { position, size: 0.026 + 0.007 * Math.min(5, links) };
});

/** In place of a step: light never gets there. */
export const { dark } = graph;

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
function createCascade(chosen: readonly number[], first?: number): Lighting {
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

/** The three cascades that take turns; the first is that of the line art. */
export const cascades: readonly Lighting[] = graph.cascades.map((light) =>
  createCascade(light.edges, light.first),
);
export const { first: cause, edges: cascade } = graph.cascades[0]!;

/**
 * Other layouts of the causal graph for single pages: the same nodes at other positions, and other
 * edges between them.
 */
export interface GraphLayout {
  /** Position of each node. */
  places: readonly Vec3[];
  edges: readonly { from: number; to: number }[];
  /** By node: step at which light reaches it, or `dark`. */
  reached: readonly number[];
  /** Scale of all nodes: smaller where they stand in rows, so that they do not touch. */
  size: number;
  /** By edge: step at which light leaves its cause, or `dark`. */
  leaves: readonly number[];
  /** Nodes that are the page's subject: the line art draws a circle around them. */
  highlighted: readonly number[];
}

const layoutOf = ({
  places,
  edges: pairs,
  ...layout
}: Record<'places' | 'edges' | 'reached' | 'leaves' | 'highlighted', readonly number[]> & {
  size: number;
}): GraphLayout => ({ ...layout, places: pointsOf(places), edges: edgesOf(pairs) });

export const ringed = layoutOf(graph.ringed);
export const parted = layoutOf(graph.parted);
export const layered = layoutOf(graph.layered);

/**
 * Computes how a causal model of a demo is lit in the graph: the variable set by intervention
 * lights its effects edge by edge. If all variables are only observed, their nodes light up
 * together, and no edge does.
 *
 * @param arrows  causes before their effects, variables numbered from 0
 * @param changed the variable that is set; null: all are observed
 */
export function lightingOf(
  arrows: readonly (readonly [number, number])[],
  changed: number | null,
): Lighting {
  const key = arrows.join();
  const placed = graph.models.find((model) => model.arrows.join() === key);
  if (!placed) throw new Error(`The graph has no place for the model ${key}.`);
  if (changed === null) {
    const lit = createCascade([]);
    for (const node of placed.nodes) lit.nodes[node] = 0;
    return lit;
  }
  const reached = new Set([changed]);
  const followed: number[] = [];
  const paths = arrows.map(([from, to], index) => ({ from, to, path: placed.paths[index]! }));
  for (const { from, to, path } of paths.sort((a, b) => a.from - b.from)) {
    if (!reached.has(from)) continue;
    reached.add(to);
    followed.push(...path);
  }
  return createCascade(followed, placed.nodes[changed]);
}
