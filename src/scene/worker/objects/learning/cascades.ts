import {
  cascade,
  cause,
  dark,
  edges,
  followEdges,
  type Lighting,
  nodes,
} from '../../../shared/geometry/learning.ts';

/** Steps of the longest cascade. */
export const maxSteps = 7;

/**
 * A cascade of light through the causal graph of the learning body: a cause lights its effects,
 * they light theirs. Times are in steps; light takes one step for one edge.
 *
 * @param first  node that is lit first
 * @param chosen edges along which light runs
 */
function createCascade(first: number, chosen: readonly number[]): Lighting {
  const lit: Lighting = { nodes: nodes.map(() => dark), edges: edges.map(() => dark) };
  lit.nodes[first] = 0;
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

/** A tree of effects: each node lights up to three others at first, later only one. */
const treeFrom = (first: number) =>
  followEdges(first, (depth) => (depth === 0 ? 3 : depth < 3 ? 2 : 1));

/** Nodes from which the second and third cascade start: those that reach most nodes. */
const otherCauses = nodes
  .map((node, index) => ({ depth: node.depth, index, reach: treeFrom(index).length }))
  .filter(({ depth, index }) => depth <= 1 && index !== cause)
  .sort((a, b) => b.reach - a.reach)
  .slice(0, 2);

/** The three cascades, which take turns. */
export const cascades: readonly Lighting[] = [
  createCascade(cause, cascade),
  ...otherCauses.map(({ index }) => createCascade(index, treeFrom(index))),
];
