import { IcosahedronGeometry } from 'three';
import { beadRadius, gate, gimbals } from '../../../shared/geometry/agents.ts';
import { instancedGeometry, indexedGeometry, torusAngles } from '../instanced.ts';

const around = 120;
const across = 12;

/** The shader bends the angles into rings. */
export function ringGeometry() {
  return instancedGeometry(
    { position: [3, torusAngles(around, across)] },
    { ring: [3, gimbals.flatMap((gimbal, index) => [gimbal.radius, gimbal.tube, index])] },
    gimbals.length,
  );
}

const turn = Math.PI * 2;

/**
 * Beads of the gated ring: where each stands and where it stands one answer later. The
 * first goes through the gate to the far place, everyone else moves up; as all beads
 * look alike, the next round begins where this one ended.
 */
function queue() {
  const angles = gimbals[gate.ring]!.beads.map((angle) =>
    angle > gate.angle ? angle - turn : angle,
  );
  const slots = [...angles].sort((a, b) => b - a);
  return slots.map((from, place) => ({
    from,
    to: place === 0 ? slots.at(-1)! + turn : slots[place - 1]!,
    // The one that passed runs on to the end of the queue in its own time.
    delay: place === 0 ? 0 : 0.12 + place * 0.055,
    place,
  }));
}

/** Per bead: ring, angle now, angle after, delay; `role` 1 first in line, 2 passed, -1 free, -2 the seat in the middle. */
export function beadGeometry() {
  const ball = new IcosahedronGeometry(beadRadius, 4);
  const shape = [...ball.getAttribute('position').array];
  ball.dispose();
  const line = queue();
  const waiting = line.flatMap(({ from, to, delay }) => [gate.ring, from, to, delay]);
  const roles = line.map(({ place }) => (place === 0 ? 1 : place === line.length - 1 ? 2 : 0));
  const free = gimbals.flatMap((gimbal, ring) =>
    ring === gate.ring ? [] : gimbal.beads.map((angle) => [ring, angle, angle, 0]),
  );
  return instancedGeometry(
    { position: [3, shape] },
    {
      bead: [4, [...waiting, ...free.flat(), gate.ring, 0, 0, 0]],
      role: [1, [...roles, ...free.map(() => -1), -2]],
    },
    line.length + free.length + 1,
  );
}

const corners = 10;

/**
 * The gate across the ring: an upright frame and two leaves that slide open. Local
 * axes: x outwards from the ring's middle, y along the ring's axis, z along the way.
 * `part` is 0 for the frame, ±1 for a leaf.
 */
export function gateGeometry() {
  const position: number[] = [];
  const normal: number[] = [];
  const part: number[] = [];
  type P = [number, number, number];
  const quad = (points: [P, P, P, P], facing: P, of: number) => {
    for (const index of [0, 1, 2, 0, 2, 3]) {
      position.push(...points[index]!);
      normal.push(...facing);
      part.push(of);
    }
  };
  const polar = (radius: number, angle: number, z: number): P => [
    Math.cos(angle) * radius,
    Math.sin(angle) * radius,
    z,
  ];
  const band = (
    inner: number,
    outer: number,
    half: number,
    from: number,
    to: number,
    of: number,
  ) => {
    const mid = (from + to) / 2;
    const out: P = [Math.cos(mid), Math.sin(mid), 0];
    const face = (z: number): [P, P, P, P] => [
      polar(inner, from, z),
      polar(outer, from, z),
      polar(outer, to, z),
      polar(inner, to, z),
    ];
    quad(face(half), [0, 0, 1], of);
    quad(face(-half).reverse() as [P, P, P, P], [0, 0, -1], of);
    const side = (radius: number): [P, P, P, P] => [
      polar(radius, from, -half),
      polar(radius, to, -half),
      polar(radius, to, half),
      polar(radius, from, half),
    ];
    quad(side(outer), out, of);
    quad(side(inner).reverse() as [P, P, P, P], [-out[0], -out[1], 0], of);
  };
  for (let corner = 0; corner < corners; corner++) {
    const [from, to] = [(corner / corners) * turn, ((corner + 1) / corners) * turn];
    band(0.142, 0.2, 0.038, from, to, 0);
  }
  for (const leaf of [1, -1]) {
    const start = leaf === 1 ? -Math.PI / 2 : Math.PI / 2;
    for (let step = 0; step < 6; step++) {
      const at = (sixth: number) => start + 0.05 + (sixth / 6) * (Math.PI - 0.1);
      band(0.052, 0.138, 0.012, at(step), at(step + 1), leaf);
    }
  }
  return indexedGeometry({ position: [3, position], normal: [3, normal], part: [1, part] });
}

/** A ribbon of unit length: x along, y across. */
export function beamGeometry() {
  const steps = 24;
  const position: number[] = [];
  for (let step = 0; step < steps; step++) {
    const [a, b] = [step / steps, (step + 1) / steps];
    position.push(a, -1, 0, b, -1, 0, b, 1, 0, a, -1, 0, b, 1, 0, a, 1, 0);
  }
  return indexedGeometry({ position: [3, position] });
}
