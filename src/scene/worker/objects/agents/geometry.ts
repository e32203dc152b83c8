import { beadRadius, gate, gimbals } from '../../../shared/geometry/agents.ts';
import { ballGeometry, indexedGeometry, instancedGeometry, torusAngles } from '../instanced.ts';

/** The three rings of the agents body, as angles that the vertex shader turns into positions. */
export const ringGeometry = () =>
  instancedGeometry(torusAngles(120, 12), {
    ring: [3, gimbals.flatMap((gimbal, index) => [gimbal.radius, gimbal.tube, index])],
  });

const fullTurn = Math.PI * 2;

/**
 * Beads of the ring with the gate: the angle of each, and its angle after one answer. The first
 * passes the gate and runs to the end of the queue, all others move up by one. As all beads look
 * alike, the next cycle begins where this one ends.
 */
function queuedBeads() {
  const angles = gimbals[gate.ring]!.beads.map((angle) =>
    angle > gate.angle ? angle - fullTurn : angle,
  );
  const slots = [...angles].sort((a, b) => b - a);
  return slots.map((from, place) => ({
    from,
    to: place === 0 ? slots.at(-1)! + fullTurn : slots[place - 1]!,
    delay: place === 0 ? 0 : 0.12 + place * 0.055,
    place,
  }));
}

/**
 * Balls, one instance for each bead. `bead`: ring, angle, angle after the queue has moved up, delay
 * of this move. `role`: 1 first of the queue, 2 has passed, 0 other of the queue, -1 on a ring
 * without gate, -2 the ball in the middle of the rings.
 */
export function beadGeometry() {
  const queue = queuedBeads();
  const waiting = queue.flatMap(({ from, to, delay }) => [gate.ring, from, to, delay]);
  const roles = queue.map(({ place }) => (place === 0 ? 1 : place === queue.length - 1 ? 2 : 0));
  const free = gimbals.flatMap((gimbal, ring) =>
    ring === gate.ring ? [] : gimbal.beads.map((angle) => [ring, angle, angle, 0]),
  );
  return instancedGeometry(ballGeometry(beadRadius, 4), {
    bead: [4, [...waiting, ...free.flat(), gate.ring, 0, 0, 0]],
    role: [1, [...roles, ...free.map(() => -1), -2]],
  });
}

/** Corners of the gate's frame. */
const corners = 10;

/**
 * The gate across the ring: a frame and two leaves that slide open. Local axes: x away from the
 * ring's middle, y along the ring's axis, z along the direction in which beads move. `part` is 0
 * for the frame, 1 or -1 for a leaf.
 */
export function gateGeometry() {
  const position: number[] = [];
  const normal: number[] = [];
  const part: number[] = [];
  type Point = [number, number, number];
  const addQuad = (points: readonly Point[], facing: Point, partId: number) => {
    for (const index of [0, 1, 2, 0, 2, 3]) {
      position.push(...points[index]!);
      normal.push(...facing);
      part.push(partId);
    }
  };
  const polar = (radius: number, angle: number, z: number): Point => [
    Math.cos(angle) * radius,
    Math.sin(angle) * radius,
    z,
  ];
  /** An arc with rectangular cross-section, between two radii and two angles. */
  const addArc = (
    inner: number,
    outer: number,
    halfDepth: number,
    from: number,
    to: number,
    partId: number,
  ) => {
    const middle = (from + to) / 2;
    const outward: Point = [Math.cos(middle), Math.sin(middle), 0];
    const face = (z: number) => [
      polar(inner, from, z),
      polar(outer, from, z),
      polar(outer, to, z),
      polar(inner, to, z),
    ];
    addQuad(face(halfDepth), [0, 0, 1], partId);
    addQuad(face(-halfDepth).reverse(), [0, 0, -1], partId);
    const side = (radius: number) => [
      polar(radius, from, -halfDepth),
      polar(radius, to, -halfDepth),
      polar(radius, to, halfDepth),
      polar(radius, from, halfDepth),
    ];
    addQuad(side(outer), outward, partId);
    addQuad(side(inner).reverse(), [-outward[0], -outward[1], 0], partId);
  };
  for (let corner = 0; corner < corners; corner++) {
    const [from, to] = [(corner / corners) * fullTurn, ((corner + 1) / corners) * fullTurn];
    addArc(0.142, 0.2, 0.038, from, to, 0);
  }
  for (const leaf of [1, -1]) {
    const start = leaf === 1 ? -Math.PI / 2 : Math.PI / 2;
    for (let step = 0; step < 6; step++) {
      const angleAt = (sixth: number) => start + 0.05 + (sixth / 6) * (Math.PI - 0.1);
      addArc(0.07, 0.138, 0.012, angleAt(step), angleAt(step + 1), leaf);
    }
  }
  return indexedGeometry({ position: [3, position], normal: [3, normal], part: [1, part] });
}
