import {
  asDoor,
  beadRadius,
  doorShifts,
  gate,
  gimbals,
  onRing,
  pivotRadius,
} from '../shared/geometry/agents.ts';
import type { SceneRun } from '../shared/protocol.ts';
import { add, rotate, times } from '../shared/vector.ts';
import type { BodyView, ProjectedPoint } from './body-view.ts';
import type { Mark } from './layers.ts';
import { alongHalfTurn, PathData } from './path-data.ts';

/** A ring in the pose in which it is drawn, and its offset from the middle of Agents. */
type PlacedRing = ReturnType<typeof asDoor>;

/** Projects the point at an angle on a ring. */
const pointOn = (view: BodyView, { gimbal, shift }: PlacedRing, angle: number) =>
  view.project(add(onRing(gimbal, angle), shift));

/**
 * The angle at which a ring passes from its far half to its near one. Nested rings share their
 * centre, so that at any crossing the outer ring is farther away in the far half and nearer in the
 * near half. The halves are drawn from the farthest to the nearest, so that each covers what is
 * behind it.
 */
function nearHalfStart(view: BodyView, ring: PlacedRing): number {
  const depth = (angle: number) => pointOn(view, ring, angle)[2];
  const cosine = depth(0) - depth(Math.PI);
  const sine = depth(Math.PI / 2) - depth(-Math.PI / 2);
  return Math.atan2(sine, cosine) + Math.PI / 2;
}

/** Draws an arc of a tube: outline, surface, and hatching by dashes across it. */
function drawTube(
  points: readonly ProjectedPoint[],
  width: number,
  isNear: boolean,
  isFine: boolean,
): Mark[] {
  const d = String(new PathData().curve(points));
  const marks: Mark[] = [
    { d, line: width + (isNear ? 2.4 : 1.6) },
    { d, line: width, colour: isNear ? 2 : 0 },
    { d, line: width, opacity: isNear ? 0.6 : 0.5, dash: isNear ? [0.6, 2.6] : [0.5, 4] },
  ];
  return isNear || isFine ? marks : marks.slice(0, 2);
}

/** Radius of the gate's ring, in radii of a bead. */
const gateRadius = 1.9;

/**
 * In the shot in which the rings stand in a row like doors, draws the part of the thread through
 * them that belongs to one ring: half of the distance between two rings to each side.
 */
function drawThread(view: BodyView, { shift }: PlacedRing): Mark[] {
  const ends = [-1, 1].map((side) => view.project(add(shift, times(doorShifts[2]!, side / 2))));
  const d = String(new PathData().line(ends));
  return [
    { d, line: 5, colour: 'ground' },
    { d, line: 2, colour: 'human', dash: [9, 4] },
  ];
}

/**
 * Draws the two halves of the gate, a small ring around the outer tube, across the path of the
 * beads.
 */
function drawGate(view: BodyView, { gimbal, shift }: PlacedRing): [far: Mark, near: Mark] {
  const pointAt = (angle: number) => {
    const beside = Math.cos(angle) * beadRadius * gateRadius;
    const x = Math.cos(gate.angle) * gimbal.radius + Math.cos(gate.frame) * beside;
    const y = Math.sin(gate.angle) * gimbal.radius + Math.sin(gate.frame) * beside;
    const onGate = rotate([x, y, Math.sin(angle) * beadRadius * gateRadius], gimbal.tilt);
    return view.project(add(onGate, shift));
  };
  const drawHalf = (start: number): Mark => ({
    d: String(new PathData().curve(alongHalfTurn(start, 20, pointAt))),
    line: view.radius * 0.022,
    colour: 'human',
    round: true,
  });
  const depth = (angle: number) => pointAt(angle)[2];
  const [lower, upper] = [drawHalf(0), drawHalf(Math.PI)];
  return depth(Math.PI / 2) > depth(Math.PI * 1.5) ? [lower, upper] : [upper, lower];
}

/**
 * Whether a bead on the gate's ring is drawn: it has passed the gate, or is one of those waiting.
 */
const isBeadDrawn = (angle: number, waiting: number) =>
  angle > gate.angle || gimbals[gate.ring]!.beads.indexOf(angle) < waiting;

/**
 * Draws half a ring with its beads, and the gate if it is on this half.
 *
 * @param waiting number of beads in front of the gate
 */
function drawHalfRing(
  view: BodyView,
  ring: PlacedRing,
  hasGate: boolean,
  isNear: boolean,
  waiting: number,
): Mark[] {
  const { gimbal } = ring;
  const start = nearHalfStart(view, ring) + (isNear ? 0 : Math.PI);
  const pointAt = (angle: number) => pointOn(view, ring, angle);
  const isOnHalf = (angle: number) => Math.sin(angle - start) >= 0;
  const marks = drawTube(
    alongHalfTurn(start, 40, pointAt),
    gimbal.tube * 2 * view.radius,
    isNear,
    view.fine,
  );
  const beads = new PathData();
  for (const angle of gimbal.beads)
    if (isOnHalf(angle) && (!hasGate || isBeadDrawn(angle, waiting)))
      beads.circle(pointAt(angle), beadRadius * view.radius);
  if (!beads.empty)
    marks.push({
      d: String(beads),
      face: isNear ? 'accent' : 3,
      line: isNear ? 1.6 : 1,
      ...(isNear && { colour: 'ground' as const }),
    });
  if (!hasGate || !isOnHalf(gate.angle)) return marks;
  const [farGate, nearGate] = drawGate(view, ring);
  return [farGate, ...marks, nearGate];
}

/**
 * Draws Agents: three gimbal rings with beads that queue in front of a gate.
 *
 * @param run a visitor's demo, whose queue replaces the one at rest
 */
export function drawAgents(view: BodyView, run?: SceneRun): Mark[] {
  const waiting = run?.queue?.waiting ?? Number.POSITIVE_INFINITY;
  const { doors } = view.morph;
  const rings = gimbals.map((_, index) => asDoor(index, doors));
  const drawHalves = (isNear: boolean) =>
    rings.map((ring, index) => drawHalfRing(view, ring, index === gate.ring, isNear, waiting));
  const [far, near] = [drawHalves(false), drawHalves(true)];
  if (doors > 0.5) {
    // The doors and the thread through all of them, from the farthest to the nearest.
    return rings
      .map((ring, index) => ({
        depth: view.project(ring.shift)[2],
        marks: [...far[index]!, ...drawThread(view, ring), ...near[index]!],
      }))
      .sort((a, b) => b.depth - a.depth)
      .flatMap(({ marks }) => marks);
  }
  // A line from the gate to the middle, where the core's approval comes from; solid while it waits.
  const question = new PathData().line([view.centre, pointOn(view, rings[gate.ring]!, gate.angle)]);
  const pivot = new PathData().circle(view.centre, view.radius * pivotRadius);
  const glow = new PathData().circle(view.centre, view.radius * pivotRadius * 1.5);
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
