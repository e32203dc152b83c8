import { cascade, edges, nodes } from '../../../shared/geometry/learning.ts';

/**
 * When each node and edge is lit in a cascade, in steps of one edge: a cause lights
 * its effects, they light theirs. Three cascades from three causes take turns.
 */
export interface Cascade {
  /** Step at which light leaves the edge's cause; `never` if it stays dark. */
  edges: number[];
  /** Step at which light reaches the node. */
  nodes: number[];
}

export const never = -1;
/** Steps from the first cause to the last effect, at most. */
export const longest = 7;

function follow(first: number, chosen: readonly number[]): Cascade {
  const lit = nodes.map(() => never);
  const leaves = edges.map(() => never);
  lit[first] = 0;
  // Edges lead to later nodes only, so one pass in node order settles all of them.
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

/** A tree of effects: wide at first, then in single file, as in the cascade of a page's own layout. */
function tree(first: number): number[] {
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

const firstOf = edges[cascade[0]!]!.from;
const others = nodes
  .map((node, index) => ({ ...node, index }))
  .filter((node) => node.depth <= 1 && node.index !== firstOf)
  .sort((a, b) => tree(b.index).length - tree(a.index).length)
  .slice(0, 2)
  .map((node) => node.index);

export const cascades: readonly Cascade[] = [
  follow(firstOf, cascade),
  ...others.map((first) => follow(first, tree(first))),
];
