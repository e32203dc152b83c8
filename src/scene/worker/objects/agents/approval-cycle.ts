import { MathUtils } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import type { RunQueue } from '../../../shared/protocol.ts';

/**
 * The cycle of human approval that the agents body shows, as shares of its period: the beads
 * (agents) wait at the gate and ask, the core answers with a beam of light, the gate opens, one
 * bead passes, the gate closes.
 */
const moment = {
  asks: 0.3,
  answers: 0.36,
  beamArrives: 0.46,
  gateIsOpen: 0.54,
  beadHasPassed: 0.9,
  gateIsClosed: 1,
} as const;

/** Seconds of the body's own clock for one cycle. */
const period = 6.4;

export const approvalCycle = () => ({
  /** Number of answers so far. */
  answered: 0,
  /** Position of the beam's head between core and gate, 0 to 1. */
  beam: 0,
  /** Brightness of the beam, 0 to 1. */
  beamPower: 0,
  /** Flash of the gate when the beam arrives, 0 to 1. */
  flash: 0,
  /** How far the gate is open, 0 to 1. */
  open: 0,
  /** How far the queue has moved up by one place, 0 to 1. */
  passing: 0,
  /** How far the first bead of the queue has shrunk away because it was refused, 0 to 1. */
  out: 0,
});

type ApprovalCycle = ReturnType<typeof approvalCycle>;

/** Writes the cycle at a moment of the body's clock, seconds. */
export function approvalAt(clock: number, into: ApprovalCycle): void {
  const turn = clock / period;
  const progress = turn % 1;
  into.out = 0;
  into.answered = Math.floor(turn + 1 - moment.answers);
  into.beam = MathUtils.smoothstep(progress, moment.answers, moment.beamArrives) * 1.02;
  into.beamPower =
    MathUtils.smoothstep(progress, moment.answers - 0.02, moment.answers) *
    (1 - MathUtils.smoothstep(progress, moment.beamArrives, 0.66));
  into.flash =
    MathUtils.smoothstep(progress, moment.beamArrives - 0.015, moment.beamArrives) *
    Math.exp(-Math.max(0, progress - moment.beamArrives) * 14);
  into.open =
    MathUtils.smoothstep(progress, moment.beamArrives, moment.gateIsOpen) *
    (1 - MathUtils.smoothstep(progress, moment.beadHasPassed, moment.gateIsClosed));
  into.passing = MathUtils.clamp(
    (progress - moment.gateIsOpen + 0.02) / (moment.beadHasPassed - moment.gateIsOpen),
    0,
    1,
  );
}

/**
 * The gate in a visitor's demo: it stays closed while a person is asked, and each approval lets one
 * bead pass.
 */
export function demoGate() {
  /** Number of answers that the gate has shown. */
  let shown: number | undefined;
  /** Share of the cycle that has passed; it stops at `moment.asks`. */
  let progress: number = moment.asks;
  let isRefused = false;
  return {
    /** @param step seconds since the last frame; 0: earlier answers are not shown again */
    advance({ answered, refused = false }: RunQueue, step: number, into: ApprovalCycle) {
      // Answers from before the gate is on screen are not shown.
      if (shown === undefined || answered < shown || step === 0) {
        shown = answered;
        progress = moment.asks;
      }
      if (answered > shown && progress === moment.asks) {
        // Of several new answers only the last one is shown.
        shown = answered;
        isRefused = refused;
        progress = moment.answers - 0.02;
      }
      if (progress !== moment.asks) {
        progress += step / seconds(scene.passing);
        if (progress >= moment.gateIsClosed) progress = moment.asks;
      }
      approvalAt(progress * period, into);
      if (!isRefused) return;
      into.open = 0;
      into.out = MathUtils.smoothstep(progress, moment.beamArrives, moment.gateIsOpen);
    },
  };
}
