import {
  asDoor,
  beadRadius,
  doorShifts,
  type Gimbal,
  gate,
  gimbals,
  onRing,
  pivotRadius,
} from '../shared/layouts/agents.ts';
import type { SceneRun } from '../shared/messages.ts';
import { add, rotate, times, type Vec3 } from '../shared/vector.ts';
import type { Mark } from './layers.ts';
import { Pen } from './pen.ts';
import type { Seen, Stage } from './stage.ts';

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
function nearStart(stage: Stage, { gimbal, shift }: Standing): number {
  const depth = (angle: number) => stage.see(add(onRing(gimbal, angle), shift))[2];
  const cosine = depth(0) - depth(Math.PI);
  const sine = depth(Math.PI / 2) - depth(-Math.PI / 2);
  return Math.atan2(sine, cosine) + Math.PI / 2;
}

/** An arc of tube: rim, body, and the engraver's turns around it. */
function tube(points: readonly Seen[], width: number, near: boolean, fine: boolean): Mark[] {
  const d = String(new Pen().curve(points));
  const marks: Mark[] = [
    { d, line: width + (near ? 2.4 : 1.6) },
    { d, line: width, colour: near ? 2 : 0 },
    { d, line: width, opacity: near ? 0.6 : 0.5, dash: near ? [0.6, 2.6] : [0.5, 4] },
  ];
  return near || fine ? marks : marks.slice(0, 2);
}

/** The gate: a small ring around the outer tube, standing across the path of the beads. */
function gatePoints(stage: Stage, { gimbal, shift }: Standing, from: number, to: number): Seen[] {
  const around = (angle: number): Vec3 => {
    const out = gimbal.radius + Math.cos(angle) * beadRadius * 1.9;
    const flat: Vec3 = [Math.cos(gate.angle) * out, Math.sin(gate.angle) * out, 0];
    return add(rotate([flat[0], flat[1], Math.sin(angle) * beadRadius * 1.9], gimbal.tilt), shift);
  };
  return Array.from({ length: gateSteps + 1 }, (_, step) =>
    stage.see(around(from + ((to - from) * step) / gateSteps)),
  );
}

/** Half a step before and behind a door, on the thread. */
const along = (shift: Vec3, side: number): Vec3 => add(shift, times(doorShifts[2]!, side / 2));

/**
 * Beads of the gated ring that stand there: those behind the gate in line, as many as wait, and the
 * one that was let through.
 */
const inLine = (angle: number, waiting: number) => {
  const place = gimbals[gate.ring]!.beads.indexOf(angle);
  return angle > gate.angle || place < waiting;
};

/**
 * Three gimbal rings; beads queue before the gate, the last one let through is warm.
 *
 * @param run whose queue stands before the gate
 */
export function drawAgents(stage: Stage, run?: SceneRun): Mark[] {
  const waiting = run?.queue?.waiting ?? 99;
  const { doors } = stage.morph;
  const standing = gimbals.map((_, index): Standing => asDoor(index, doors));
  const gated = standing[gate.ring]!;
  const halves = (near: boolean) =>
    standing.map((ring, index) => {
      const { gimbal, shift } = ring;
      const start = nearStart(stage, ring) + (near ? 0 : Math.PI);
      const at = (angle: number) => stage.see(add(onRing(gimbal, angle), shift));
      const points = Array.from({ length: steps + 1 }, (_, step) =>
        at(start + (Math.PI * step) / steps),
      );
      const inHalf = (angle: number) => Math.sin(angle - start) >= 0;
      const beads = new Pen();
      for (const angle of gimbal.beads)
        if (inHalf(angle) && (index !== gate.ring || inLine(angle, waiting)))
          beads.circle(at(angle), beadRadius * stage.radius);
      const marks = tube(points, gimbal.tube * 2 * stage.radius, near, stage.fine);
      if (!beads.empty)
        marks.push({
          d: String(beads),
          face: near ? 'accent' : 3,
          line: near ? 1.6 : 1,
          ...(near && { colour: 'ground' as const }),
        });
      if (index === gate.ring && inHalf(gate.angle)) {
        const [behind, before] = [
          gatePoints(stage, gated, 0, Math.PI),
          gatePoints(stage, gated, Math.PI, 2 * Math.PI),
        ];
        const drawn = (half: Seen[]): Mark => ({
          d: String(new Pen().curve(half)),
          line: stage.radius * 0.022,
          colour: 'human',
          round: true,
        });
        const [a, b] =
          behind[gateSteps / 2]![2] > before[gateSteps / 2]![2]
            ? [behind, before]
            : [before, behind];
        marks.unshift(drawn(a));
        marks.push(drawn(b));
      }
      return marks;
    });
  const pivot = new Pen().circle(stage.centre, stage.radius * pivotRadius);
  // The gate asks the human core: one dashed line between the two.
  const asked = new Pen().line([
    stage.centre,
    stage.see(add(onRing(gated.gimbal, gate.angle), gated.shift)),
  ]);
  const glow = new Pen().circle(stage.centre, stage.radius * pivotRadius * 1.5);
  const [far, near] = [halves(false), halves(true)];
  if (doors > 0.5) {
    // One door behind another, and the thread through all of them, from the farthest to the nearest.
    const depthOf = (index: number) => stage.see(standing[index]!.shift)[2];
    const order = gimbals.map((_, index) => index).sort((a, b) => depthOf(b) - depthOf(a));
    return order.flatMap((index) => {
      const { shift } = standing[index]!;
      const d = String(new Pen().line([-1, 1].map((side) => stage.see(along(shift, side)))));
      const thread: Mark[] = [
        { d, line: 5, colour: 'ground' },
        { d, line: 2, colour: 'human', dash: [9, 4] },
      ];
      return [...far[index]!, ...thread, ...near[index]!];
    });
  }
  return [
    ...far.flat(),
    run?.mood === 'waits'
      ? { d: String(asked), line: 2.2, colour: 'human' as const }
      : { d: String(asked), line: 1, colour: 'human' as const, dash: [3, 3] },
    { d: String(glow), face: 0, line: 0.6 },
    { d: String(pivot), face: 'human' },
    ...near.reverse().flat(),
  ];
}
