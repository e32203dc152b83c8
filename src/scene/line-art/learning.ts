import {
  dark,
  type GraphLayout,
  layered,
  parted,
  ringed,
} from '../shared/geometry/graph-layouts.ts';
import { cascade, cause, edges, lightingOf, nodes } from '../shared/geometry/learning.ts';
import type { SceneRun } from '../shared/protocol.ts';
import type { Vec3 } from '../shared/vector.ts';
import type { BodyView, ProjectedPoint } from './body-view.ts';
import type { Mark, Style } from './layers.ts';
import { Pen, type Point } from './pen.ts';

/** From far to near: lines gain weight and strength with nearness. */
const planes: readonly { edge: Style; node: Style }[] = [
  { edge: { line: 0.5, opacity: 0.6 }, node: { face: 0, line: 0.7, opacity: 0.85 } },
  { edge: { line: 0.7, opacity: 0.75 }, node: { face: 1, line: 0.9 } },
  { edge: { line: 1, opacity: 0.9 }, node: { face: 2, line: 1 } },
];
const lit: Style = { line: 1.9, round: true };

interface Placed {
  at: ProjectedPoint;
  radius: number;
  plane: number;
}

/** The edge from rim to rim of its two nodes, and its arrowhead. */
function arrow(from: Placed, to: Placed, head: number): { shaft: Point[]; head: Point[] } {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start: Point = [from.at[0] + ux * from.radius, from.at[1] + uy * from.radius];
  const reach = to.radius + 1.2;
  const tip: Point = [to.at[0] - ux * reach, to.at[1] - uy * reach];
  const back: Point = [tip[0] - ux * head, tip[1] - uy * head];
  const half = head * 0.4;
  const wings: Point[] = [
    [back[0] - uy * half, back[1] + ux * half],
    tip,
    [back[0] + uy * half, back[1] - ux * half],
  ];
  return { shaft: [start, head > 0 ? back : tip], head: wings };
}

interface Step {
  edges: readonly number[];
  nodes: readonly number[];
}

/** The graph as a page has it: where its nodes stand, and which of it is lit. */
interface Graph {
  places: readonly Vec3[];
  edges: readonly { from: number; to: number }[];
  /** What is lit together, in order: indices of edges and nodes. */
  steps: readonly Step[];
  /** Of a node, beside its own. */
  size: number;
  /** Those that are set by hand, or the first cause. */
  firsts: readonly number[];
}

const asItIs: Graph = {
  places: nodes.map((node) => node.position),
  edges,
  steps: [
    { edges: cascade, nodes: [...new Set([cause, ...cascade.map((edge) => edges[edge]!.to)])] },
  ],
  size: 1,
  firsts: [cause],
};

const lightOf = (steps: readonly number[]) =>
  steps.flatMap((step, index) => (step === dark ? [] : [index]));
const inLayout = (layout: GraphLayout): Graph => ({
  ...layout,
  steps: [{ edges: lightOf(layout.leaves), nodes: lightOf(layout.reached) }],
  firsts: layout.highlighted,
});

/** The graph while a run lights it: what its cause moves, step by step. */
function inRun({ arrows, cause: set }: NonNullable<SceneRun['causes']>): Graph {
  const lighting = lightingOf(arrows, set);
  const at = (steps: readonly number[], step: number) =>
    steps.flatMap((each, index) => (each === step ? [index] : []));
  // An edge that light leaves along at one step is seen with the node that it reaches in the next.
  const count = Math.max(...lighting.nodes) + 1;
  return {
    ...asItIs,
    steps: Array.from({ length: count }, (_, step) => ({
      edges: step ? at(lighting.edges, step - 1) : [],
      nodes: at(lighting.nodes, step),
    })),
    firsts: at(lighting.nodes, 0),
  };
}

function graphOf({ morph }: BodyView, run?: SceneRun): Graph {
  if (run?.causes) return inRun(run.causes);
  if (morph.ringed > 0.5) return inLayout(ringed);
  if (morph.layered > 0.5) return inLayout(layered);
  return morph.parted > 0.5 ? inLayout(parted) : asItIs;
}

/**
 * The causal graph: every line runs from cause to effect; one cause has lit its effects.
 *
 * @param run whose cause lights what it moves, in place of the cascade at rest
 */
export function drawLearning(view: BodyView, run?: SceneRun): Mark[] {
  const { places, edges, steps, size, firsts } = graphOf(view, run);
  const depths = places.map((place) => view.project(place)[2]);
  const [near, deep] = [Math.min(...depths), Math.max(...depths)];
  const placed = nodes.map((node, index): Placed => {
    const plane = Math.min(2, Math.floor(((deep - depths[index]!) / (deep - near)) * 3));
    return {
      at: view.project(places[index]!),
      radius: node.size * size * view.radius * 0.92,
      plane,
    };
  });
  const lighted = new Set(steps.flatMap((step) => step.edges));
  const litNodes = new Set(steps.flatMap((step) => step.nodes));
  const marks: Mark[] = [];
  planes.forEach((style, plane) => {
    const shafts = new Pen();
    const heads = new Pen();
    const discs = new Pen();
    edges.forEach((edge, index) => {
      const [from, to] = [placed[edge.from]!, placed[edge.to]!];
      if (lighted.has(index) || Math.min(from.plane, to.plane) !== plane) return;
      const headed = view.fine;
      const drawn = arrow(from, to, headed ? 4.5 : 0);
      shafts.line(drawn.shaft);
      if (headed) heads.polygon(drawn.head);
    });
    placed.forEach((node, index) => {
      if (node.plane === plane && !litNodes.has(index)) discs.circle(node.at, node.radius);
    });
    marks.push({ ...style.edge, d: String(shafts) });
    if (!heads.empty)
      marks.push({ face: 'accent', opacity: style.edge.opacity ?? 1, d: String(heads) });
    marks.push({ ...style.node, d: String(discs) });
  });
  for (const [step, group] of steps.entries()) {
    const [shafts, heads, discs] = [new Pen(), new Pen(), new Pen()];
    for (const index of group.edges) {
      const edge = edges[index]!;
      const drawn = arrow(placed[edge.from]!, placed[edge.to]!, 6);
      shafts.line(drawn.shaft);
      heads.polygon(drawn.head);
    }
    for (const index of group.nodes) discs.circle(placed[index]!.at, placed[index]!.radius * 1.35);
    const at = run ? { step } : {};
    if (!shafts.empty) {
      marks.push({ ...lit, ...at, d: String(shafts) });
      marks.push({ face: 'accent', ...at, d: String(heads) });
    }
    marks.push({ face: 'accent', line: 2, colour: 'ground', ...at, d: String(discs) });
  }
  const cores = new Pen();
  for (const index of firsts) cores.circle(placed[index]!.at, placed[index]!.radius * 1.9);
  marks.push({ line: 0.9, colour: 'human', d: String(cores) });
  return marks;
}
