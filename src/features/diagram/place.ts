/** Where a node's panel stands on a wide screen, and the ground between the two. All in pixels of the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of an element. */
export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export interface Around {
  /** The node's circle, and its label. */
  node: Box;
  label: Box;
  /** The circles of all four nodes. */
  nodes: readonly Box[];
  /** The core's circle. */
  core: Box;
  /** Words that should stay readable. */
  words: readonly Box[];
  /** What may be used of the screen. */
  screen: Box;
}

/** How far the core's light reaches, in its radii. */
const glow = 1.15;
/** Heights at which a panel may stand beside its node. */
const besides = 9;
/** A panel is judged by this many points across and down. */
const samples = 10;

const middle = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
const limit = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));
const isIn = (box: Box, x: number, y: number) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;
const isInRound = (box: Box, x: number, y: number) =>
  Math.hypot(x - middle(box).x, y - middle(box).y) < (box.right - box.left) / 2;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** How much a panel covers of what should be seen: the core above all, then nodes, words, the ring. */
function costOf(panel: Box, { nodes, words, core: disc }: Around): number {
  const core = middle(disc);
  const reach = (of: (box: Box) => number) => Math.max(...nodes.map(of));
  const across = reach((box) => Math.abs(middle(box).x - core.x));
  const down = reach((box) => Math.abs(middle(box).y - core.y));
  // A word that is half covered can't be read: touching one costs by itself.
  let cost = 5 * words.filter((box) => overlap(box, panel)).length;
  for (let step = 0; step < samples * samples; step += 1) {
    const share = (index: number) => (index + 0.5) / samples;
    const x = panel.left + (panel.right - panel.left) * share(step % samples);
    const y = panel.top + (panel.bottom - panel.top) * share(Math.floor(step / samples));
    const fromCore = Math.hypot(x - core.x, y - core.y);
    if (fromCore < ((disc.right - disc.left) / 2) * glow) cost += 100;
    if (nodes.some((box) => isInRound(box, x, y))) cost += 10;
    if (words.some((box) => isIn(box, x, y))) cost += 2;
    if (Math.hypot((x - core.x) / across, (y - core.y) / down) < 1) cost += 1;
  }
  return cost;
}

/** The place beside its node, on the screen, where a panel covers least. */
export function placePanel(size: { width: number; height: number }, gap: number, around: Around) {
  const { node, label, screen } = around;
  const { width, height } = size;
  const top = Math.min(node.top, label.top);
  const bottom = Math.max(node.bottom, label.bottom);
  const { x } = middle(node);
  const steps = Array.from({ length: besides }, (_, index) => index / (besides - 1));
  const beside = steps.flatMap((share) => {
    // From standing almost above the node's upper edge to almost below its lower one.
    const at = top - height / 2 + (bottom - top) * share;
    return [
      { left: node.right + gap, top: at },
      { left: node.left - gap - width, top: at },
    ];
  });
  const beyond = [node.left, x - width / 2, node.right - width].flatMap((at) => [
    { left: at, top: bottom + gap },
    { left: at, top: top - gap - height },
  ]);
  const boxes = [...beside, ...beyond].map((at): Box => {
    const left = limit(at.left, screen.left, screen.right - width);
    const under = limit(at.top, screen.top, screen.bottom - height);
    return { left, top: under, right: left + width, bottom: under + height };
  });
  const costs = boxes.map((box) => costOf(box, around));
  return boxes[costs.indexOf(Math.min(...costs))] as Box;
}

/** The line that leads from a node to its panel, past the node's label. */
export function leaderOf(panel: Box, { node, label }: Pick<Around, 'node' | 'label'>) {
  const { x, y } = middle(node);
  const radius = (node.right - node.left) / 2;
  const along = (offset: number) => Math.sqrt(Math.max(0, radius ** 2 - offset ** 2));
  if (panel.top < node.bottom && panel.bottom > node.top) {
    const at = limit(y, panel.top, panel.bottom);
    const [side, edge] = middle(panel).x > x ? [1, panel.left] : [-1, panel.right];
    const from = x + side * along(at - y);
    return { x1: side * (edge - from) > 0 ? from : edge, y1: at, x2: edge, y2: at };
  }
  const past = (label.bottom - label.top) / 2;
  const right = label.right + past;
  const at = limit(right < panel.right ? right : label.left - past, panel.left, panel.right);
  const side = panel.top >= y ? 1 : -1;
  return { x1: at, y1: y + side * along(at - x), x2: at, y2: side > 0 ? panel.top : panel.bottom };
}

/**
 * Whether a point lies on a straight way from one box to another: in the hull of both. Between
 * them lie the boxes whose edges are as far on their way as each other.
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
