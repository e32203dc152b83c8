/**
 * Other layouts of the causal graph for single pages: the same nodes at other positions, and other
 * edges between them.
 */
import type { GraphLayout } from '../../../src/scene/shared/geometry/learning.ts';
import { size, sub, type Vec3 } from '../../../src/scene/shared/vector.ts';
import { cause, dark, nodes } from './graph.ts';

/** Builds a layout by adding edges one after another. */
function createGraphBuilder() {
  const places: Vec3[] = nodes.map((node) => node.position);
  const reached = nodes.map(() => dark);
  const linked: { from: number; to: number }[] = [];
  const leaves: number[] = [];
  return {
    places,
    reached,
    edges: linked,
    leaves,
    size: 1,
    highlighted: [cause],
    /**
     * Adds an edge.
     *
     * @param step step at which light reaches the effect; default: the edge is dark
     */
    link(from: number | undefined, to: number | undefined, step?: number) {
      if (from === undefined || to === undefined) return;
      linked.push({ from, to });
      leaves.push(step === undefined ? dark : reached[from]!);
      if (step !== undefined) reached[to] = step;
    },
  };
}

/** Places on the ring, each with one node. */
const ringPlaces = 24;

/**
 * One node in the middle and a ring around it. Light moves along the ring in both directions until
 * the two meet. The remaining nodes are linked to the ring's nodes from outside.
 */
function createRingLayout(): GraphLayout {
  const layout = createGraphBuilder();
  const angleOf = (index: number) => {
    const [x, y] = nodes[index]!.position;
    return Math.atan2(y, x);
  };
  const others = nodes.map((_, index) => index).filter((index) => index !== cause);
  others.sort((a, b) => angleOf(a) - angleOf(b));
  /** By place on the ring: its node, and the outer nodes that are linked to it. */
  const seats = Array.from({ length: ringPlaces }, (): number[] => []);
  others.forEach((index, place) => {
    seats[Math.floor((place * ringPlaces) / others.length)]!.push(index);
  });
  layout.places[cause] = [0, 0, 0];
  layout.reached[cause] = 0;
  seats.forEach(([onRing, ...outside], place) => {
    const angle = (place / ringPlaces) * Math.PI * 2 - Math.PI;
    const polar = (radius: number, offset: number, z: number): Vec3 => [
      Math.cos(angle + offset) * radius,
      Math.sin(angle + offset) * radius,
      z,
    ];
    layout.places[onRing!] = polar(0.7, 0, 0.06 * Math.sin(angle * 3));
    outside.forEach((index, nth) => {
      layout.places[index] = polar(0.9 + 0.06 * nth, nth ? -0.1 : 0.07, nth ? -0.14 : 0.12);
    });
  });
  const nodeAt = (place: number) => seats[(place + ringPlaces) % ringPlaces]![0];
  layout.link(cause, nodeAt(0), 1);
  for (let place = 0; place < ringPlaces / 2; place++) {
    layout.link(nodeAt(place), nodeAt(place + 1), 1.5 + place * 0.45);
    layout.link(nodeAt(-place), nodeAt(-place - 1), 1.5 + place * 0.45);
  }
  for (let place = 3; place < ringPlaces; place += 3) layout.link(cause, nodeAt(place));
  for (const [onRing, ...outside] of seats) for (const index of outside) layout.link(onRing, index);
  return layout;
}

/** Places along a chain. */
const chainPlaces = 24;
/** The last place at which the two chains are still the same. */
const lastTogether = 10;

/** Two parallel chains that are the same up to one place and diverge from there. */
function createPartedLayout(): GraphLayout {
  const layout = createGraphBuilder();
  /** By place: the node of the upper chain, of the lower one, and an extra node linked to one. */
  const rows: number[][] = [];
  for (let used = 0; used < nodes.length; ) {
    const count = rows.length > lastTogether && used + 3 <= nodes.length ? 3 : 2;
    rows.push(nodes.slice(used, used + count).map((_, index) => used + index));
    used += count;
  }
  const halfDistance = (place: number) => {
    const share = Math.max(0, place - lastTogether) / (chainPlaces - 1 - lastTogether);
    return 0.12 + 0.58 * share ** 1.25;
  };
  rows.slice(0, chainPlaces).forEach(([upper, lower, extra], place) => {
    const x = -1 + (place / (chainPlaces - 1)) * 2;
    const y = halfDistance(place) - 0.02;
    layout.places[upper!] = [x, y, 0.12 * Math.sin(place * 0.5)];
    layout.places[lower!] = [x, -y, 0.12 * Math.sin(place * 0.5 + 1)];
    const side = place % 2 ? -1 : 1;
    if (extra !== undefined) layout.places[extra] = [x - 0.05, side * (y + 0.2), side * 0.12];
  });
  const [first, second] = rows[0]!;
  layout.reached[first!] = 0;
  layout.reached[second!] = 0;
  for (let place = 0; place < chainPlaces; place++) {
    const [[upper, lower, extra], next] = [rows[place]!, rows[place + 1]];
    const step = (place + 1) * 0.29;
    if (next && place + 1 < chainPlaces) {
      layout.link(upper, next[0], step);
      if (place < lastTogether) layout.link(lower, next[1], step);
      else layout.link(lower, next[1]);
    }
    if (place <= lastTogether) layout.link(upper, lower);
    layout.link(place % 2 ? lower : upper, extra);
  }
  return { ...layout, size: 0.66, highlighted: rows[lastTogether]!.slice(0, 2) };
}

/** Number of generations, from the first causes to the last effects. */
const layers = 1 + Math.max(...nodes.map((node) => node.depth));

/**
 * Every generation is a layer below the one before; one first cause lights its effects downwards.
 */
function createLayeredLayout(): GraphLayout {
  const layout = createGraphBuilder();
  const inLayer = (layer: number) =>
    nodes.flatMap((node, index) => (node.depth === layer ? [index] : []));
  for (let layer = 0; layer < layers; layer++) {
    const own = inLayer(layer);
    // The cause comes first, on the layer's outer circle, where its edges are visible.
    own.sort((a, b) => (a === cause ? -1 : b === cause ? 1 : a - b));
    own.forEach((index, place) => {
      const angle = ((place + 0.35 * layer) / own.length) * Math.PI * 2 + 1.9;
      const radius = place % 3 === 1 ? 0.42 : 0.8;
      const y = 0.8 - (layer / (layers - 1)) * 1.6;
      layout.places[index] = [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    });
  }
  const distance = (a: number, b: number) => size(sub(layout.places[a]!, layout.places[b]!));
  const nearest = (to: number, candidates: readonly number[]) =>
    candidates.reduce((best, other) => (distance(to, other) < distance(to, best) ? other : best));
  layout.reached[cause] = 0;
  for (let layer = 1; layer < layers; layer++) {
    const above = inLayer(layer - 1);
    for (const index of inLayer(layer)) {
      const from = nearest(index, above);
      const step = layout.reached[from]!;
      layout.link(from, index, step === dark ? undefined : step + 1);
    }
    // Nodes without an effect get one.
    for (const index of above) {
      const below = nearest(index, inLayer(layer));
      if (!layout.edges.some(({ from }) => from === index)) layout.link(index, below);
    }
  }
  return layout;
}

export const layouts = {
  ringed: createRingLayout(),
  parted: createPartedLayout(),
  layered: createLayeredLayout(),
};
