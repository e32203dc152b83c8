import { size, sub, type Vec3 } from '../vector.ts';
import { cause, edges, nodes } from './learning.ts';

/**
 * What single pages make of the causal graph: the same nodes at other places, and other edges
 * between them. Drawing and canvas both read it.
 */
export interface GraphLayout {
  /** By node. */
  places: readonly Vec3[];
  edges: readonly { from: number; to: number }[];
  /** By node: step at which light reaches it; `dark` if none does. */
  reached: readonly number[];
  /** Of a node, beside the one it has elsewhere: where they stand in file they must not touch. */
  size: number;
  /** By edge: step at which light leaves its cause; `dark` if none does. */
  leaves: readonly number[];
  /** Nodes that the page speaks of: the drawing rings them. */
  highlighted: readonly number[];
}

export const dark = -1;

/** Collects a layout: edges in the order in which they are linked, light as they carry it. */
function graph() {
  const places: Vec3[] = nodes.map((node) => node.position);
  const reached = nodes.map(() => dark);
  const linked: { from: number; to: number }[] = [];
  const leaves: number[] = [];
  return {
    places,
    reached,
    linked,
    leaves,
    /** @param step at which the effect is reached; left out, the edge stays dark */
    link(from: number | undefined, to: number | undefined, step?: number) {
      if (from === undefined || to === undefined) return;
      linked.push({ from, to });
      leaves.push(step === undefined ? dark : reached[from]!);
      if (step !== undefined) reached[to] = step;
    },
  };
}

/** Nodes of the ring. */
const around = 24;

/** One node in the middle lights a ring around it, both ways at once, until they meet; others hang on it outside. */
function ringLayout(): GraphLayout {
  const layout = graph();
  const turnOf = (index: number) => {
    const [x, y] = nodes[index]!.position;
    return Math.atan2(y, x);
  };
  const others = nodes.map((_, index) => index).filter((index) => index !== cause);
  others.sort((a, b) => turnOf(a) - turnOf(b));
  /** By place on the ring: the node in it, and those that hang on it. */
  const seats = Array.from({ length: around }, (): number[] => []);
  others.forEach((index, place) => {
    seats[Math.floor((place * around) / others.length)]!.push(index);
  });
  layout.places[cause] = [0, 0, 0];
  layout.reached[cause] = 0;
  seats.forEach(([seat, ...hanging], place) => {
    const turn = (place / around) * Math.PI * 2 - Math.PI;
    const at = (radius: number, aside: number, z: number): Vec3 => [
      Math.cos(turn + aside) * radius,
      Math.sin(turn + aside) * radius,
      z,
    ];
    layout.places[seat!] = at(0.7, 0, 0.06 * Math.sin(turn * 3));
    hanging.forEach((index, which) => {
      layout.places[index] = at(0.9 + 0.06 * which, which ? -0.1 : 0.07, which ? -0.14 : 0.12);
    });
  });
  const seat = (place: number) => seats[(place + around) % around]![0];
  layout.link(cause, seat(0), 1);
  for (let step = 0; step < around / 2; step++) {
    layout.link(seat(step), seat(step + 1), 1.5 + step * 0.45);
    layout.link(seat(-step), seat(-step - 1), 1.5 + step * 0.45);
  }
  for (let place = 3; place < around; place += 3) layout.link(cause, seat(place));
  for (const [first, ...hanging] of seats) for (const index of hanging) layout.link(first, index);
  return { ...layout, edges: layout.linked, size: 1, highlighted: [cause] };
}

/** Of a node in a chain, beside its own. */
export const partedSize = 0.66;
/** Places along a chain. */
const along = 24;
/** The last place at which the two chains stand beside each other. */
const lastTogether = 10;

/** Two chains that say the same, entry by entry, until they part in one place. */
function partedLayout(): GraphLayout {
  const layout = graph();
  /** By place: the node of the upper chain, of the lower one, and one that hangs on one of them. */
  const rows: number[][] = [];
  for (let taken = 0; taken < nodes.length; ) {
    const count = rows.length > lastTogether && taken + 3 <= nodes.length ? 3 : 2;
    rows.push(nodes.slice(taken, taken + count).map((_, index) => taken + index));
    taken += count;
  }
  const half = (place: number) => {
    const away = Math.max(0, place - lastTogether) / (along - 1 - lastTogether);
    return 0.12 + 0.58 * away ** 1.25;
  };
  rows.slice(0, along).forEach(([upper, lower, hanging], place) => {
    const x = -1 + (place / (along - 1)) * 2;
    const y = half(place) - 0.02;
    layout.places[upper!] = [x, y, 0.12 * Math.sin(place * 0.5)];
    layout.places[lower!] = [x, -y, 0.12 * Math.sin(place * 0.5 + 1)];
    const side = place % 2 ? -1 : 1;
    if (hanging !== undefined) layout.places[hanging] = [x - 0.05, side * (y + 0.2), side * 0.12];
  });
  const [first, second] = rows[0]!;
  layout.reached[first!] = 0;
  layout.reached[second!] = 0;
  for (let place = 0; place < along; place++) {
    const [[upper, lower, hanging], next] = [rows[place]!, rows[place + 1]];
    const step = (place + 1) * 0.29;
    if (next && place + 1 < along) {
      layout.link(upper, next[0], step);
      if (place < lastTogether) layout.link(lower, next[1], step);
      else layout.link(lower, next[1]);
    }
    if (place <= lastTogether) layout.link(upper, lower);
    layout.link(place % 2 ? lower : upper, hanging);
  }
  return {
    ...layout,
    edges: layout.linked,
    size: partedSize,
    highlighted: rows[lastTogether]!.slice(0, 2),
  };
}

/** From the first causes to the last effects. */
const layers = 1 + Math.max(...nodes.map((node) => node.depth));

/** Every generation on a layer of its own: one first cause is followed down to what it brought about. */
function layeredLayout(): GraphLayout {
  const layout = graph();
  const inLayer = (layer: number) =>
    nodes.flatMap((node, index) => (node.depth === layer ? [index] : []));
  for (let layer = 0; layer < layers; layer++) {
    const own = inLayer(layer);
    // The cause stands on the rim of the uppermost one, where its thread can be seen.
    own.sort((a, b) => (a === cause ? -1 : b === cause ? 1 : a - b));
    own.forEach((index, place) => {
      const turn = ((place + 0.35 * layer) / own.length) * Math.PI * 2 + 1.9;
      const radius = place % 3 === 1 ? 0.42 : 0.8;
      const y = 0.8 - (layer / (layers - 1)) * 1.6;
      layout.places[index] = [Math.cos(turn) * radius, y, Math.sin(turn) * radius];
    });
  }
  const apart = (a: number, b: number) => size(sub(layout.places[a]!, layout.places[b]!));
  const nearest = (to: number, among: readonly number[]) =>
    among.reduce((best, other) => (apart(to, other) < apart(to, best) ? other : best));
  layout.reached[cause] = 0;
  for (let layer = 1; layer < layers; layer++) {
    const above = inLayer(layer - 1);
    for (const index of inLayer(layer)) {
      const from = nearest(index, above);
      const step = layout.reached[from]!;
      layout.link(from, index, step === dark ? undefined : step + 1);
    }
    // None is left without an effect.
    for (const index of above) {
      const below = nearest(index, inLayer(layer));
      if (!layout.linked.some(({ from }) => from === index)) layout.link(index, below);
    }
  }
  return { ...layout, edges: layout.linked, size: 1, highlighted: [cause] };
}

export const ringed = ringLayout();
export const parted = partedLayout();
export const layered = layeredLayout();

/** As many edges as the graph has, so that each of its arrows has a place in the layout: those left over lie on others. */
export const placesOfArrows = (layout: GraphLayout) =>
  edges.map((_, index) => index % layout.edges.length);
