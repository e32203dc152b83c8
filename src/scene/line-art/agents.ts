import {
  asDoor,
  beadRadius,
  doorShifts,
  type Gimbal,
  gate,
  gimbals,
  onRing,
  pivotRadius,
} from '../shared/geometry/agents.ts';
import type { SceneRun } from '../shared/protocol.ts';
import { add, rotate, times, type Vec3 } from '../shared/vector.ts';
import type { BodyView, ProjectedPoint } from './body-view.ts';
import type { Mark } from './layers.ts';
import { Pen } from './pen.ts';

/** A ring, and its way from the body's middle. */
interface Standing {
  gimbal: Gimbal;
  shift: Vec3;
}

/** Points at which half a ring is looked at, and half a gate. */
const steps = 40;
const gateSteps = 20;

/**
 * The angle at which a ring crosses from the far half to the near one. Nested rings
 * share their centre, so at any crossing the outer ring is the farther one in the far
 * half and the nearer one in the near half: drawing halves in that order is exact.
 */
function nearStart(view: BodyView, { gimbal, shift }: Standing): number {
  const depth = (angle: number) => view.project(add(onRing(gimbal, angle), shift))[2];
  const cosine = depth(0) - depth(Math.PI);
  const sine = depth(Math.PI / 2) - depth(-Math.PI / 2);
  return Math.atan2(sine, cosine) + Math.PI / 2;
}

/** An arc of tube: rim, body, and the engraver's turns around it. */
function tube(
  points: readonly ProjectedPoint[],
  width: number,
  near: boolean,
  fine: boolean,
): Mark[] {
  const d = String(new Pen().curve(points));
  const marks: Mark[] = [
    { d, line: width + (near ? 2.4 : 1.6) },
    { d, line: width, colour: near ? 2 : 0 },
    { d, line: width, opacity: near ? 0.6 : 0.5, dash: near ? [0.6, 2.6] : [0.5, 4] },
  ];
  return near || fine ? marks : marks.slice(0, 2);
}

/** The gate: a small ring around the outer tube, standing across the path of the beads. */
function gatePoints(
  view: BodyView,
  { gimbal, shift }: Standing,
  from: number,
  to: number,
): ProjectedPoint[] {
  const around = (angle: number): Vec3 => {
    const out = gimbal.radius + Math.cos(angle) * beadRadius * 1.9;
    const flat: Vec3 = [Math.cos(gate.angle) * out, Math.sin(gate.angle) * out, 0];
    return add(rotate([flat[0], flat[1], Math.sin(angle) * beadRadius * 1.9], gimbal.tilt), shift);
  };
  return Array.from({ length: gateSteps + 1 }, (_, step) =>
    view.project(around(from + ((to - from) * step) / gateSteps)),
  );
}

/** A piece of the thread through the doors, from half a step behind a door to half a step before it. */
function threadMarks(view: BodyView, { shift }: Standing): Mark[] {
  const ends = [-1, 1].map((side) => view.project(add(shift, times(doorShifts[2]!, side / 2))));
  const d = String(new Pen().line(ends));
  return [
    { d, line: 5, colour: 'ground' },
    { d, line: 2, colour: 'human', dash: [9, 4] },
  ];
}

/** The two halves of the gate, the farther one first. */
function gateMarks(view: BodyView, gated: Standing): [far: Mark, near: Mark] {
  const halves = [
    gatePoints(view, gated, 0, Math.PI),
    gatePoints(view, gated, Math.PI, 2 * Math.PI),
  ];
  const depth = (points: ProjectedPoint[]) => points[gateSteps / 2]![2];
  if (depth(halves[0]!) <= depth(halves[1]!)) halves.reverse();
  const [far, near] = halves.map(
    (points): Mark => ({
      d: String(new Pen().curve(points)),
      line: view.radius * 0.022,
      colour: 'human',
      round: true,
    }),
  );
  return [far!, near!];
}

/** Whether a bead of the gated ring is drawn: one that the gate let through, or one of those that wait. */
const isBeadDrawn = (angle: number, waiting: number) =>
  angle > gate.angle || gimbals[gate.ring]!.beads.indexOf(angle) < waiting;

/**
 * Half a ring with its beads, and the gate where it stands on this half.
 *
 * @param waiting beads before the gate
 */
function halfRing(
  view: BodyView,
  standing: readonly Standing[],
  index: number,
  near: boolean,
  waiting: number,
): Mark[] {
  const ring = standing[index]!;
  const { gimbal, shift } = ring;
  const isGated = index === gate.ring;
  const start = nearStart(view, ring) + (near ? 0 : Math.PI);
  const at = (angle: number) => view.project(add(onRing(gimbal, angle), shift));
  const isOnHalf = (angle: number) => Math.sin(angle - start) >= 0;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    at(start + (Math.PI * step) / steps),
  );
  const marks = tube(points, gimbal.tube * 2 * view.radius, near, view.fine);
  const beads = new Pen();
  for (const angle of gimbal.beads)
    if (isOnHalf(angle) && (!isGated || isBeadDrawn(angle, waiting)))
      beads.circle(at(angle), beadRadius * view.radius);
  if (!beads.empty)
    marks.push({
      d: String(beads),
      face: near ? 'accent' : 3,
      line: near ? 1.6 : 1,
      ...(near && { colour: 'ground' as const }),
    });
  if (!isGated || !isOnHalf(gate.angle)) return marks;
  const [behind, before] = gateMarks(view, ring);
  return [behind, ...marks, before];
}

/**
 * Three gimbal rings; beads queue before the gate, the last one let through is warm.
 *
 * @param run whose queue stands before the gate
 */
export function drawAgents(view: BodyView, run?: SceneRun): Mark[] {
  const waiting = run?.queue?.waiting ?? Number.POSITIVE_INFINITY;
  const { doors } = view.morph;
  const standing = gimbals.map((_, index): Standing => asDoor(index, doors));
  const halves = (near: boolean) =>
    standing.map((_, index) => halfRing(view, standing, index, near, waiting));
  const [far, near] = [halves(false), halves(true)];
  if (doors > 0.5) {
    // One door behind another, and the thread through all of them, from the farthest to the nearest.
    const depth = (index: number) => view.project(standing[index]!.shift)[2];
    const order = gimbals.map((_, index) => index).sort((a, b) => depth(b) - depth(a));
    return order.flatMap((index) => [
      ...far[index]!,
      ...threadMarks(view, standing[index]!),
      ...near[index]!,
    ]);
  }
  const { gimbal, shift } = standing[gate.ring]!;
  // The gate asks the core for approval: one line between the two, solid while it waits.
  const question = new Pen().line([
    view.centre,
    view.project(add(onRing(gimbal, gate.angle), shift)),
  ]);
  const pivot = new Pen().circle(view.centre, view.radius * pivotRadius);
  const glow = new Pen().circle(view.centre, view.radius * pivotRadius * 1.5);
  return [
    ...far.flat(),
    {
      d: String(question),
      colour: 'human',
      ...(run?.mood === 'waits' ? { line: 2.2 } : { line: 1, dash: [3, 3] }),
    },
    { d: String(glow), face: 0, line: 0.6 },
    { d: String(pivot), face: 'human' },
    ...near.reverse().flat(),
  ];
}
