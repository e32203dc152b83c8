import { cascade, edges, nodes } from '../../../shared/geometry/learning.ts';

/**
 * A cascade of light through the causal graph of the learning body: a cause lights its effects,
 * they light theirs. Times are in steps; light takes one step for one edge. Three cascades take
 * turns.
 */
export interface Cascade {
  /** By edge: step at which light leaves its cause; `never` if the edge stays dark. */
  edges: number[];
  /** By node: step at which light reaches it; `never` if it stays dark. */
  nodes: number[];
}

export const never = -1;
/** Steps of the longest cascade. */
export const maxSteps = 7;

/** @param first node that is lit first @param chosen edges along which light runs */
function createCascade(first: number, chosen: readonly number[]): Cascade {
  const lit = nodes.map(() => never);
  const leaves = edges.map(() => never);
  lit[first] = 0;
  // Edges lead to later nodes only, so that one pass in the order of nodes reaches all of them.
  const pending = [...chosen].sort((a, b) => edges[a]!.from - edges[b]!.from);
  for (const index of pending) {
    const edge = edges[index]!;
    const start = lit[edge.from]!;
    if (start < 0) continue;
    leaves[index] = start;
    const arrival = start + 1;
    if (lit[edge.to] === never || lit[edge.to]! > arrival) lit[edge.to] = arrival;
  }
  return { edges: leaves, nodes: lit };
}

/** Edges of a tree of effects: each node lights up to three others at first, later only one. */
function chooseTree(first: number): number[] {
  const reached = new Set([first]);
  const chosen: number[] = [];
  for (let node = 0; node < nodes.length; node++) {
    if (!reached.has(node)) continue;
    const depth = nodes[node]!.depth;
    const branches = depth === 0 ? 3 : depth < 3 ? 2 : 1;
    const out = edges.flatMap((edge, index) =>
      edge.from === node && !reached.has(edge.to) ? [index] : [],
    );
    for (const index of out.slice(0, branches)) {
      reached.add(edges[index]!.to);
      chosen.push(index);
    }
  }
  return chosen;
}

/** Node from which the first cascade starts. */
const firstCause = edges[cascade[0]!]!.from;
/** Nodes from which the two other cascades start: those that reach most nodes. */
const otherCauses = nodes
  .map((node, index) => ({ ...node, index }))
  .filter((node) => node.depth <= 1 && node.index !== firstCause)
  .sort((a, b) => chooseTree(b.index).length - chooseTree(a.index).length)
  .slice(0, 2)
  .map((node) => node.index);

export const cascades: readonly Cascade[] = [
  createCascade(firstCause, cascade),
  ...otherCauses.map((first) => createCascade(first, chooseTree(first))),
];
