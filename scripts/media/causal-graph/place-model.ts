/** Finds the places of a demo's causal model in the graph. */
import { size, sub } from '../../../src/scene/shared/vector.ts';
import { edges, generations, nodes } from './graph.ts';

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
