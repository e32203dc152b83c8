/**
 * Computes the position of a node's panel on wide screens. The suite diagram has four nodes, round
 * buttons over the products' objects in the 3D scene, on a ring around a core. All lengths are CSS
 * pixels of the viewport.
 */

/** A rectangle in the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Box of an element. */
export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export interface Surroundings {
  /**
   * Box of the node's circle. The node's label may be covered, because the panel begins with the
   * same name.
   */
  node: Box;
  /** Boxes of the circles of all four nodes. */
  nodes: readonly Box[];
  /** Box of the core's circle. */
  core: Box;
  /** Boxes that a panel must not cover: headline, text, links, labels of the other nodes. */
  protectedBoxes: readonly Box[];
  /** Boxes that a panel may cover if no other place is free. */
  coverableBoxes: readonly Box[];
  /** Area of the viewport in which the panel may be placed. */
  screen: Box;
}

/** A possible width of the panel, and its height at that width. */
export interface PanelSize {
  width: number;
  height: number;
}

/** Radius of the core's light, in radii of the core. */
const coreLightRadius = 1.15;
/** Number of positions that are tried in each direction of the screen. */
const positionsPerAxis = 32;
/** Number of points of a panel, in each direction, that are tested for lying on a circle. */
const samplesPerAxis = 8;
/** All of these points. */
const sampleCount = samplesPerAxis ** 2;
/** Weights of the cost function. Covering text costs more than everything else together. */
const cost = {
  /** For each protected box that the panel covers. */
  protectedBox: 1e5,
  /** For each node whose centre the panel covers. */
  nodeCentre: 5e4,
  /** For each sample point on the core. */
  core: 450,
  /** If the line to the node would cross the core. */
  lineOverCore: 200,
  /** For each sample point on the panel's own node. */
  ownNode: 300,
  /** For each sample point on any node. */
  node: 3,
  /** For each coverable box that the panel covers. */
  coverableBox: 10,
  /** Times the length of the line to the node, as a share of the screen's width. */
  nodeDistance: 900,
  /** Times the distance to the free half of the ring, as a share of the screen's width. */
  freeHalfDistance: 700,
  /** For each pixel by which the line is shorter than the gap. */
  tooNear: 20,
  /** For each step to a less preferred width. */
  width: 5,
} as const;

export const centreOf = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
/** Point between the two rightmost nodes, where the ring has room for a panel. */
function getFreeHalf(nodes: readonly Box[]) {
  const [first, second] = nodes.map(centreOf).sort((a, b) => b.x - a.x);
  return first && second
    ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
    : { x: 0, y: 0 };
}
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

const isIn = (box: Box, x: number, y: number) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

/** Area that two boxes share, in square pixels. */
const overlapArea = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const expandBox = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
/** Box around a circle. */
export const boxOfCircle = ({ x, y }: { x: number; y: number }, radius: number): Box =>
  expandBox({ left: x, top: y, right: x, bottom: y }, radius);

/**
 * Share of a panel's sample points that lie on a circle.
 *
 * @param circle box of the circle
 * @param scale  factor by which the circle is enlarged
 */
function coveredShare(panel: Box, circle: Box, scale = 1): number {
  const { x, y } = centreOf(circle);
  const radius = ((circle.right - circle.left) / 2) * scale;
  if (!overlapArea(panel, boxOfCircle({ x, y }, radius))) return 0;
  let covered = 0;
  for (let step = 0; step < sampleCount; step += 1) {
    const share = (index: number) => (index + 0.5) / samplesPerAxis;
    const column = share(step % samplesPerAxis);
    const row = share(Math.floor(step / samplesPerAxis));
    const across = panel.left + (panel.right - panel.left) * column - x;
    const down = panel.top + (panel.bottom - panel.top) * row - y;
    if (Math.hypot(across, down) < radius) covered += 1;
  }
  return covered / sampleCount;
}

/** Distance from a point to a line segment. */
function distanceTo(
  { x1, y1, x2, y2 }: ReturnType<typeof getLeaderLine>,
  x: number,
  y: number,
): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const at = clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return Math.hypot(x1 + at * dx - x, y1 + at * dy - y);
}

/** Whether the line from a node to its panel would cross the core. */
export function isOverCore(line: ReturnType<typeof getLeaderLine>, core: Box): boolean {
  const { x, y } = centreOf(core);
  return distanceTo(line, x, y) < (core.right - core.left) / 2;
}

/**
 * Cost of a position: how much the panel covers, and how far it is from its node.
 *
 * @param gap     preferred distance between node and panel
 * @param maxCost a cost above this need not be exact
 */
function getCost(
  panel: Box,
  gap: number,
  around: Surroundings & { freeHalf: { x: number; y: number } },
  maxCost: number,
): number {
  const { node, nodes, core, protectedBoxes, coverableBoxes, screen, freeHalf } = around;
  const coveredProtected = protectedBoxes.filter((box) =>
    overlapArea(expandBox(box, gap / 4), panel),
  ).length;
  const line = getLeaderLine(panel, node);
  const screenWidth = screen.right - screen.left;
  // The centre of each node stays uncovered, so that the pointer can reach it.
  const coveredCentres = nodes.map(centreOf).filter(({ x, y }) => isIn(panel, x, y)).length;
  let sum = coveredProtected * cost.protectedBox + coveredCentres * cost.nodeCentre;
  const length = Math.hypot(line.x2 - line.x1, line.y2 - line.y1);
  sum += (length / screenWidth) * cost.nodeDistance + Math.max(0, gap - length) * cost.tooNear;
  const centre = centreOf(panel);
  const freeHalfDistance = Math.hypot(centre.x - freeHalf.x, centre.y - freeHalf.y);
  sum += (freeHalfDistance / screenWidth) * cost.freeHalfDistance;
  // The slower tests below are skipped if the cost is already too high.
  if (sum >= maxCost) return sum;
  sum += coveredShare(panel, core, coreLightRadius) * sampleCount * cost.core;
  sum += nodes.reduce(
    (total, box) => total + coveredShare(panel, box) * sampleCount * cost.node,
    0,
  );
  // The node itself must stay visible with its edge, so its circle is enlarged by 5%.
  sum += coveredShare(panel, node, 1.05) * sampleCount * cost.ownNode;
  sum += coverableBoxes.filter((box) => overlapArea(box, panel)).length * cost.coverableBox;
  if (isOverCore(line, core)) sum += cost.lineOverCore;
  return sum;
}

/**
 * Finds the position and size of a panel with the lowest cost.
 *
 * @param sizes possible sizes of the panel, the preferred one first
 * @param gap   preferred distance between node and panel
 */
export function placePanel(sizes: readonly PanelSize[], gap: number, around: Surroundings): Box {
  const { screen } = around;
  const withFreeHalf = { ...around, freeHalf: getFreeHalf(around.nodes) };
  let best: Box | undefined;
  let lowestCost = Number.POSITIVE_INFINITY;
  sizes.forEach(({ width, height }, index) => {
    const [maxLeft, maxTop] = [screen.right - width, screen.bottom - height];
    for (let step = 0; step < positionsPerAxis ** 2; step += 1) {
      const column = step % positionsPerAxis;
      const row = Math.floor(step / positionsPerAxis);
      const left = screen.left + ((maxLeft - screen.left) * column) / (positionsPerAxis - 1);
      const top = screen.top + (Math.max(0, maxTop - screen.top) * row) / (positionsPerAxis - 1);
      const box = { left, top, right: left + width, bottom: top + height };
      const boxCost = getCost(box, gap, withFreeHalf, lowestCost) + index * cost.width;
      if (boxCost >= lowestCost) continue;
      lowestCost = boxCost;
      best = box;
    }
  });
  return best as Box;
}

/** Start and end of the line that leads from a node to its panel. */
export function getLeaderLine(panel: Box, node: Box) {
  const { x, y } = centreOf(node);
  const radius = (node.right - node.left) / 2;
  // Half the width of the circle at a distance from its centre.
  const halfChord = (offset: number) => Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
  if (panel.top < node.bottom && panel.bottom > node.top) {
    const at = clamp(y, panel.top, panel.bottom);
    const [side, edge] = centreOf(panel).x > x ? [1, panel.left] : [-1, panel.right];
    const from = x + side * halfChord(at - y);
    return { x1: side * (edge - from) > 0 ? from : edge, y1: at, x2: edge, y2: at };
  }
  const below = panel.top >= y;
  const edge = below ? panel.top : panel.bottom;
  if (panel.left > node.right || panel.right < node.left) {
    // The panel is diagonal to the node, so the line leads to the panel's nearest corner.
    const corner = panel.left > node.right ? panel.left : panel.right;
    const far = Math.hypot(corner - x, edge - y);
    const [dx, dy] = [((corner - x) * radius) / far, ((edge - y) * radius) / far];
    return { x1: x + dx, y1: y + dy, x2: corner, y2: edge };
  }
  const at = clamp(x, Math.max(panel.left, node.left), Math.min(panel.right, node.right));
  return { x1: at, y1: y + (below ? 1 : -1) * halfChord(at - x), x2: at, y2: edge };
}

/**
 * Whether a point lies in the convex hull of two boxes. It does if it lies in a box that is
 * interpolated linearly between the two, so the shares at which this is the case are narrowed side
 * by side.
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
