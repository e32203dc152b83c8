import { MathUtils } from 'three';
import { scene } from '../../../../motion/scene-tokens.ts';
import { seconds } from '../../../../motion/tokens.ts';
import type { RunQueue } from '../../../shared/protocol.ts';

/**
 * The cycle of human approval, as shares of its period: agents wait and ask, the core answers, the
 * gate opens, one bead passes, the gate shuts.
 */
const moment = {
  asks: 0.3,
  answers: 0.36,
  arrives: 0.46,
  opens: 0.54,
  moved: 0.9,
  shut: 1,
} as const;

/** Seconds of the body's own clock for one round. */
const period = 6.4;

export interface ApprovalCycle {
  /** Answers so far. */
  answered: number;
  /** Place of the answer between core and gate, 0 to 1, and how bright it is. */
  beam: number;
  beamPower: number;
  /** Flash of the gate when the answer arrives. */
  flash: number;
  /** 0 shut, 1 open. */
  open: number;
  /** How far the queue has moved up. */
  passing: number;
  /** How far the first bead in line has faded because it was refused, 0 to 1. */
  out: number;
}

export const approvalCycle = (): ApprovalCycle => ({
  answered: 0,
  beam: 0,
  beamPower: 0,
  flash: 0,
  open: 0,
  passing: 0,
  out: 0,
});

export function approvalAt(clock: number, into: ApprovalCycle): void {
  const turn = clock / period;
  const at = turn % 1;
  into.out = 0;
  into.answered = Math.floor(turn + 1 - moment.answers);
  into.beam = MathUtils.smoothstep(at, moment.answers, moment.arrives) * 1.02;
  into.beamPower =
    MathUtils.smoothstep(at, moment.answers - 0.02, moment.answers) *
    (1 - MathUtils.smoothstep(at, moment.arrives, 0.66));
  into.flash =
    MathUtils.smoothstep(at, moment.arrives - 0.015, moment.arrives) *
    Math.exp(-Math.max(0, at - moment.arrives) * 14);
  into.open =
    MathUtils.smoothstep(at, moment.arrives, moment.opens) *
    (1 - MathUtils.smoothstep(at, moment.moved, moment.shut));
  into.passing = Math.min(
    1,
    Math.max(0, (at - moment.opens + 0.02) / (moment.moved - moment.opens)),
  );
}

/** The gate in a demo: it is shut while a person is asked, and each approval lets one bead pass. */
export function demoGate() {
  /** Answers that the gate has shown, and its share of the cycle. */
  let shown: number | undefined;
  let at: number = moment.asks;
  let isRefused = false;
  return {
    /** @param step seconds since the last frame; 0: every answer is shown */
    advance({ answered, refused = false }: RunQueue, step: number, into: ApprovalCycle) {
      // Answers given before the gate is on screen are not shown again.
      if (shown === undefined || answered < shown || step === 0) {
        shown = answered;
        at = moment.asks;
      }
      if (answered > shown && at === moment.asks) {
        // Of several answers at once only the last one is shown.
        shown = answered;
        isRefused = refused;
        at = moment.answers - 0.02;
      }
      if (at !== moment.asks) {
        at += step / seconds(scene.passing);
        if (at >= moment.shut) at = moment.asks;
      }
      approvalAt(at * period, into);
      if (!isRefused) return;
      into.open = 0;
      into.out = MathUtils.smoothstep(at, moment.arrives, moment.opens);
    },
  };
}
