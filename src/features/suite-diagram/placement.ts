/** Computes the position of a node's panel on wide screens. All lengths are CSS pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of an element. */
export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export interface Surroundings {
  /** The node's circle. Its label may be covered: the panel begins with the same name. */
  node: Box;
  /** The circles of all four nodes. */
  nodes: readonly Box[];
  /** The core's circle. */
  core: Box;
  /** What a panel never covers: headline, lead, calls to action, labels of the other nodes. */
  protectedBoxes: readonly Box[];
  /** What it may cover where nothing else is free. */
  coverableBoxes: readonly Box[];
  /** Area of the viewport in which the panel may be placed. */
  screen: Box;
}

/** A width that the panel may have, and its height at that width. */
export interface PanelSize {
  width: number;
  height: number;
}

/** How far the core's light reaches, in its radii. */
const glow = 1.15;
/** Places that are tried across and down the screen. */
const tries = 32;
/** How much of a disc a panel covers is judged by this many points across and down the panel. */
const samples = 8;
/**
 * Weights of the cost function. Covering text costs more than everything else together. `far` weighs the
 * distance to the node, `astray` the distance to the free half of the ring.
 */
const cost = {
  word: 1e5,
  middle: 5e4,
  core: 450,
  leader: 200,
  own: 300,
  body: 3,
  spare: 10,
  far: 900,
  astray: 700,
  near: 20,
  wide: 5,
} as const;

const middle = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
/** The middle between the two nodes farthest to the right: there the ring is free for any panel. */
function freeHalfOf(nodes: readonly Box[]) {
  const [one, other] = nodes.map(middle).sort((a, b) => b.x - a.x);
  return one && other ? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } : { x: 0, y: 0 };
}
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

const isIn = (box: Box, x: number, y: number) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

/** Square pixels that two boxes share. */
const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Share of a panel's points that lie on a disc. */
function coverOf(panel: Box, disc: Box, reach = 1): number {
  const { x, y } = middle(disc);
  const radius = ((disc.right - disc.left) / 2) * reach;
  const near = grown({ left: x, right: x, top: y, bottom: y }, radius);
  if (!shared(panel, near)) return 0;
  let covered = 0;
  for (let step = 0; step < samples * samples; step += 1) {
    const share = (index: number) => (index + 0.5) / samples;
    const across = panel.left + (panel.right - panel.left) * share(step % samples) - x;
    const down = panel.top + (panel.bottom - panel.top) * share(Math.floor(step / samples)) - y;
    if (Math.hypot(across, down) < radius) covered += 1;
  }
  return covered / samples ** 2;
}

/** Distance from a point to a line that ends at both of its points. */
function distanceTo({ x1, y1, x2, y2 }: ReturnType<typeof leaderOf>, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const at = clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(x1 + at * dx - x, y1 + at * dy - y);
}

/** Whether the line from a node to its panel would lead over the core. */
export function isOverCore(line: ReturnType<typeof leaderOf>, core: Box): boolean {
  const { x, y } = middle(core);
  return distanceTo(line, x, y) < (core.right - core.left) / 2;
}

/** How much a panel covers of what should be seen, and how far it stands from its node. */
function costOf(
  panel: Box,
  gap: number,
  around: Surroundings & { freeHalf: { x: number; y: number } },
  most: number,
): number {
  const { node, nodes, core, protectedBoxes, coverableBoxes, screen, freeHalf } = around;
  const over = protectedBoxes.filter((box) => shared(grown(box, gap / 4), panel)).length;
  const line = leaderOf(panel, node);
  const across = screen.right - screen.left;
  // The centre of each node stays uncovered, so that the pointer can reach it.
  const hidden = nodes.map(middle).filter(({ x, y }) => isIn(panel, x, y)).length;
  let sum = over * cost.word + hidden * cost.middle;
  const length = Math.hypot(line.x2 - line.x1, line.y2 - line.y1);
  sum += (length / across) * cost.far + Math.max(0, gap - length) * cost.near;
  const at = middle(panel);
  sum += (Math.hypot(at.x - freeHalf.x, at.y - freeHalf.y) / across) * cost.astray;
  // Computing the overlap with the discs is skipped when the cost already exceeds the minimum.
  if (sum >= most) return sum;
  sum += coverOf(panel, core, glow) * 64 * cost.core;
  sum += nodes.reduce((all, box) => all + coverOf(panel, box) * 64 * cost.body, 0);
  // The node itself stays whole.
  sum += coverOf(panel, node, 1.05) * 64 * cost.own;
  sum += coverableBoxes.filter((box) => shared(box, panel)).length * cost.spare;
  if (isOverCore(line, core)) sum += cost.leader;
  return sum;
}

/**
 * The place on the screen where a panel covers least and stands near its node. Where its own width
 * finds no room, one of the others may.
 *
 * @param sizes of the panel, the preferred one first
 * @param gap   between node and panel, pixels
 */
export function placePanel(sizes: readonly PanelSize[], gap: number, around: Surroundings): Box {
  const { screen } = around;
  const whole = { ...around, freeHalf: freeHalfOf(around.nodes) };
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  sizes.forEach(({ width, height }, index) => {
    const [right, down] = [screen.right - width, screen.bottom - height];
    for (let step = 0; step < tries * tries; step += 1) {
      const left = screen.left + ((right - screen.left) * (step % tries)) / (tries - 1);
      const top =
        screen.top + (Math.max(0, down - screen.top) * Math.floor(step / tries)) / (tries - 1);
      const box = { left, top, right: left + width, bottom: top + height };
      const price = costOf(box, gap, whole, least) + index * cost.wide;
      if (price >= least) continue;
      least = price;
      best = box;
    }
  });
  return best as Box;
}

/** The line that leads from a node to its panel. */
export function leaderOf(panel: Box, node: Box) {
  const { x, y } = middle(node);
  const radius = (node.right - node.left) / 2;
  const along = (offset: number) => Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
  if (panel.top < node.bottom && panel.bottom > node.top) {
    const at = clamp(y, panel.top, panel.bottom);
    const [side, edge] = middle(panel).x > x ? [1, panel.left] : [-1, panel.right];
    const from = x + side * along(at - y);
    return { x1: side * (edge - from) > 0 ? from : edge, y1: at, x2: edge, y2: at };
  }
  const below = panel.top >= y;
  const edge = below ? panel.top : panel.bottom;
  if (panel.left > node.right || panel.right < node.left) {
    // Neither beside nor above: straight to the nearest corner.
    const corner = panel.left > node.right ? panel.left : panel.right;
    const far = Math.hypot(corner - x, edge - y);
    const [dx, dy] = [((corner - x) * radius) / far, ((edge - y) * radius) / far];
    return { x1: x + dx, y1: y + dy, x2: corner, y2: edge };
  }
  const at = clamp(x, Math.max(panel.left, node.left), Math.min(panel.right, node.right));
  return { x1: at, y1: y + (below ? 1 : -1) * along(at - x), x2: at, y2: edge };
}

/**
 * Whether a point lies in the convex hull of two boxes: in one of the boxes that linear interpolation
 * between the two gives.
 */
export function isBetween(x: number, y: number, from: Box, to: Box): boolean {
  let [first, last] = [0, 1];
  for (const [near, far] of [
    [from.left - x, to.left - x],
    [x - from.right, x - to.right],
    [from.top - y, to.top - y],
    [y - from.bottom, y - to.bottom],
  ] as const) {
    if (near > 0 && far > 0) return false;
    if (near > 0) first = Math.max(first, near / (near - far));
    if (far > 0) last = Math.min(last, near / (near - far));
  }
  return first <= last;
}
