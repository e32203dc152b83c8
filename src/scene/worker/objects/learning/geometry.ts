import type { BufferGeometry } from 'three';
import {
  cascades,
  dark,
  edges,
  type GraphLayout,
  layered,
  nodes,
  parted,
  ringed,
} from '../../../shared/geometry/learning.ts';
import { quad } from '../../../shared/vector.ts';
import { ballGeometry, indexedGeometry, instancedGeometry } from '../instanced.ts';

/** Steps of the longest cascade. */
export const maxSteps = 7;

/** Position of a node in a page's layout of the graph, and the step at which light reaches it. */
const nodeIn = ({ places, reached }: GraphLayout, index: number) => [
  ...places[index]!,
  reached[index]!,
];

/**
 * Index of the edge to which an arrow moves in a layout. A layout has fewer edges than the usual
 * graph, so that several arrows may lie on one.
 */
const edgeIn = (layout: GraphLayout, arrow: number) => arrow % layout.edges.length;

/** By arrow: position and size of the node at one of its ends in a layout. */
const endsIn = (layout: GraphLayout, end: 'from' | 'to') =>
  edges.flatMap((_, arrow) => {
    const node = layout.edges[edgeIn(layout, arrow)]![end];
    return [...layout.places[node]!, nodes[node]!.size * layout.size];
  });

/** Balls, one instance for each node of the causal graph. Attributes: see node.vertex.glsl. */
export const nodeGeometry = () =>
  instancedGeometry(ballGeometry(1, 3), {
    node: [4, nodes.flatMap((node) => [...node.position, node.size])],
    reached: [
      4,
      nodes.flatMap((_, index) => [...cascades.map((cascade) => cascade.nodes[index]!), dark]),
    ],
    ringed: [4, nodes.flatMap((_, index) => nodeIn(ringed, index))],
    parted: [4, nodes.flatMap((_, index) => nodeIn(parted, index))],
    layered: [4, nodes.flatMap((_, index) => nodeIn(layered, index))],
  });

/** By arrow: step at which light leaves its cause, in the three layouts. */
const leavesInLayouts = edges.flatMap((_, arrow) =>
  [ringed, parted, layered].map((layout) => layout.leaves[edgeIn(layout, arrow)]!),
);

/** Sides of an arrow's cross-section. */
const sides = 7;
/** Radius of the shaft at its ends. */
const shaft = { start: 0.0085, end: 0.0048 };
const head = { length: 0.058, width: 0.0155 };

/**
 * Arrows along +z, one instance for each edge. `position` is a point of the unit circle and the
 * share of the length; `profile` is the distance back from the tip, the radius, and the slope of
 * the normal.
 */
export function arrowGeometry() {
  const position: number[] = [];
  const profile: number[] = [];
  const rings = [
    { share: 0, back: 0, radius: shaft.start, slope: 0 },
    { share: 1, back: head.length * 0.86, radius: shaft.end, slope: 0 },
    { share: 1, back: head.length, radius: head.width, slope: 0.3 },
    { share: 1, back: 0, radius: 0, slope: 0.34 },
  ];
  const addVertex = ([ring, side]: readonly [(typeof rings)[number], number]) => {
    const turn = (side / sides) * Math.PI * 2;
    position.push(Math.cos(turn), Math.sin(turn), ring.share);
    profile.push(ring.back, ring.radius, ring.slope);
  };
  for (let band = 0; band < rings.length - 1; band++) {
    const [from, to] = [rings[band]!, rings[band + 1]!];
    for (let side = 0; side < sides; side++) {
      const next = side + 1;
      quad([from, side], [from, next], [to, next], [to, side]).forEach(addVertex);
    }
  }
  return instancedGeometry(indexedGeometry({ position: [3, position], profile: [3, profile] }), {
    from: [4, edges.flatMap((edge) => [...nodes[edge.from]!.position, nodes[edge.from]!.size])],
    to: [4, edges.flatMap((edge) => [...nodes[edge.to]!.position, nodes[edge.to]!.size])],
    leaves: [
      4,
      edges.flatMap((_, index) => [...cascades.map((cascade) => cascade.edges[index]!), dark]),
    ],
    ringFrom: [4, endsIn(ringed, 'from')],
    ringTo: [4, endsIn(ringed, 'to')],
    partFrom: [4, endsIn(parted, 'from')],
    partTo: [4, endsIn(parted, 'to')],
    layerFrom: [4, endsIn(layered, 'from')],
    layerTo: [4, endsIn(layered, 'to')],
    layoutLeaves: [3, leavesInLayouts],
  });
}

/** Writes the steps of a demo's cascade after those of the graph's own three. */
export function writeDemoSteps(
  geometry: BufferGeometry,
  name: 'reached' | 'leaves',
  steps: number[],
): void {
  const attribute = geometry.getAttribute(name);
  steps.forEach((step, index) => {
    attribute.setW(index, step);
  });
  attribute.needsUpdate = true;
}
