import {
  cascade,
  cause,
  dark,
  edges,
  type GraphLayout,
  layered,
  lightingOf,
  nodes,
  parted,
  ringed,
} from '../shared/geometry/learning.ts';
import type { SceneRun } from '../shared/protocol.ts';
import type { BodyView, ProjectedPoint } from './body-view.ts';
import type { Mark, Style } from './layers.ts';
import { PathData, type Point } from './path-data.ts';

/** Styles of three slices of depth, from far to near: nearer lines are thicker and more opaque. */
const depthStyles: readonly { edge: Style; node: Style }[] = [
  { edge: { line: 0.5, opacity: 0.6 }, node: { face: 0, line: 0.7, opacity: 0.85 } },
  { edge: { line: 0.7, opacity: 0.75 }, node: { face: 1, line: 0.9 } },
  { edge: { line: 1, opacity: 0.9 }, node: { face: 2, line: 1 } },
];
const litEdge: Style = { line: 1.9, round: true };

interface ProjectedNode {
  position: ProjectedPoint;
  /** ViewBox units. */
  radius: number;
  /** Index in `depthStyles`. */
  slice: number;
}

/**
 * Computes the line of an edge between the outlines of its two nodes, and its arrowhead.
 *
 * @param headLength viewBox units; 0: no arrowhead
 */
function arrow(
  from: ProjectedNode,
  to: ProjectedNode,
  headLength: number,
): { shaft: Point[]; head: Point[] } {
  const [fromX, fromY] = from.position;
  const [toX, toY] = to.position;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start: Point = [fromX + ux * from.radius, fromY + uy * from.radius];
  const gap = to.radius + 1.2;
  const tip: Point = [toX - ux * gap, toY - uy * gap];
  const back: Point = [tip[0] - ux * headLength, tip[1] - uy * headLength];
  const halfWidth = headLength * 0.4;
  const head: Point[] = [
    [back[0] - uy * halfWidth, back[1] + ux * halfWidth],
    tip,
    [back[0] + uy * halfWidth, back[1] - ux * halfWidth],
  ];
  return { shaft: [start, headLength > 0 ? back : tip], head };
}

/** The graph in the state in which it is drawn. */
interface Graph extends Pick<GraphLayout, 'places' | 'edges' | 'size' | 'highlighted'> {
  /** Indices of the edges and nodes that light reaches at the same time, in order. */
  steps: readonly { edges: readonly number[]; nodes: readonly number[] }[];
}

const usualGraph: Graph = {
  places: nodes.map((node) => node.position),
  edges,
  steps: [
    { edges: cascade, nodes: [...new Set([cause, ...cascade.map((edge) => edges[edge]!.to)])] },
  ],
  size: 1,
  highlighted: [cause],
};

const litIndices = (steps: readonly number[]) =>
  steps.flatMap((step, index) => (step === dark ? [] : [index]));
const graphInLayout = (layout: GraphLayout): Graph => ({
  ...layout,
  steps: [{ edges: litIndices(layout.leaves), nodes: litIndices(layout.reached) }],
});

/** The graph in a visitor's demo, which lights the effects of its cause step by step. */
function graphInRun({ arrows, cause: setVariable }: NonNullable<SceneRun['causes']>): Graph {
  const lighting = lightingOf(arrows, setVariable);
  const indicesAt = (steps: readonly number[], step: number) =>
    steps.flatMap((each, index) => (each === step ? [index] : []));
  const count = Math.max(...lighting.nodes) + 1;
  return {
    ...usualGraph,
    // An edge appears together with the node that light reaches along it, one step after it leaves.
    steps: Array.from({ length: count }, (_, step) => ({
      edges: step ? indicesAt(lighting.edges, step - 1) : [],
      nodes: indicesAt(lighting.nodes, step),
    })),
    highlighted: indicesAt(lighting.nodes, 0),
  };
}

function chooseGraph({ morph }: BodyView, run?: SceneRun): Graph {
  if (run?.causes) return graphInRun(run.causes);
  if (morph.ringed > 0.5) return graphInLayout(ringed);
  if (morph.layered > 0.5) return graphInLayout(layered);
  return morph.parted > 0.5 ? graphInLayout(parted) : usualGraph;
}

/** Draws edges as lines with arrowheads. @param headLength viewBox units; 0: no arrowheads */
function drawArrows(
  edges: Graph['edges'],
  projected: readonly ProjectedNode[],
  headLength: number,
) {
  const [shafts, heads] = [new PathData(), new PathData()];
  for (const { from, to } of edges) {
    const { shaft, head } = arrow(projected[from]!, projected[to]!, headLength);
    shafts.line(shaft);
    if (headLength > 0) heads.polygon(head);
  }
  return { shafts, heads };
}

/** Draws a circle around each node. @param scale its radius in radii of the node */
function drawCircles(nodes: readonly ProjectedNode[], scale: number): string {
  const circles = new PathData();
  for (const { position, radius } of nodes) circles.circle(position, radius * scale);
  return String(circles);
}

/** Draws edges and nodes that are not lit, slice by slice from far to near. */
function drawUnlit(
  { edges, steps }: Graph,
  projected: readonly ProjectedNode[],
  hasHeads: boolean,
) {
  const litEdges = new Set(steps.flatMap((step) => step.edges));
  const litNodes = new Set(steps.flatMap((step) => step.nodes));
  const sliceOf = (node: number) => projected[node]!.slice;
  return depthStyles.flatMap((style, slice): Mark[] => {
    const unlitEdges = edges.filter(
      ({ from, to }, index) =>
        !litEdges.has(index) && Math.min(sliceOf(from), sliceOf(to)) === slice,
    );
    const unlitNodes = projected.filter(
      (node, index) => node.slice === slice && !litNodes.has(index),
    );
    const { shafts, heads } = drawArrows(unlitEdges, projected, hasHeads ? 4.5 : 0);
    const opacity = style.edge.opacity ?? 1;
    return [
      { ...style.edge, d: String(shafts) },
      ...(heads.empty ? [] : [{ face: 'accent' as const, opacity, d: String(heads) }]),
      { ...style.node, d: drawCircles(unlitNodes, 1) },
    ];
  });
}

/**
 * Draws Learning: a causal graph, in which one cause has lit its effects.
 *
 * @param run a visitor's demo, whose causal model is lit in place of the cascade at rest
 */
export function drawLearning(view: BodyView, run?: SceneRun): Mark[] {
  const graph = chooseGraph(view, run);
  const { places, edges, steps, size, highlighted } = graph;
  const depths = places.map((place) => view.project(place)[2]);
  const [nearest, farthest] = [Math.min(...depths), Math.max(...depths)];
  const projected = nodes.map((node, index): ProjectedNode => {
    const nearness = (farthest - depths[index]!) / (farthest - nearest);
    return {
      position: view.project(places[index]!),
      radius: node.size * size * view.radius * 0.92,
      slice: Math.min(2, Math.floor(nearness * 3)),
    };
  });
  const marks: Mark[] = drawUnlit(graph, projected, view.fine);
  const pick = (indices: readonly number[]) => indices.map((index) => projected[index]!);
  for (const [step, lit] of steps.entries()) {
    const ofRun = run ? { step } : {};
    const litEdges = lit.edges.map((index) => edges[index]!);
    const { shafts, heads } = drawArrows(litEdges, projected, 6);
    if (!shafts.empty) {
      marks.push({ ...litEdge, ...ofRun, d: String(shafts) });
      marks.push({ face: 'accent', ...ofRun, d: String(heads) });
    }
    const discs = drawCircles(pick(lit.nodes), 1.35);
    marks.push({ face: 'accent', line: 2, colour: 'ground', ...ofRun, d: discs });
  }
  marks.push({ line: 0.9, colour: 'human', d: drawCircles(pick(highlighted), 1.9) });
  return marks;
}
