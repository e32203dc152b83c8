/**
 * The consequences of the visitor's answers in the demo on home, in which a person answers what an
 * agent proposes for one record. Values are computed with the record's causal model.
 */
import type { Answer } from '../agents/gate-queue.ts';
import { valueWith } from './check.ts';
import { inUnits, type Signal, type SignalId, signals } from './signals.ts';

/** One of the three answers to a record's proposal. */
interface AnswerOption {
  /** What the person did, as a text after 'You'; 'refused' if absent. */
  did?: string;
  /** Variables of the causal model that the action sets to a value; without it none is set. */
  action?: Parameters<typeof valueWith>[1];
  /** Sentence about the consequence, with the value that the model computes. */
  follows: (value: string) => string;
}

/** Label of the answer that changes a record's proposal. */
export const changeLabels: Record<SignalId, string> = {
  vibration: 'Slow the press instead',
  payment: 'Pay the agreed price',
  request: 'Count the mean income',
  message: 'Send a second parcel',
};

const options: Record<SignalId, Record<Answer, AnswerOption>> = {
  vibration: {
    approve: {
      did: 'approved the new bearing',
      action: { firstCause: 10 },
      follows: (value) => `With a new bearing the model expects ${value}.`,
    },
    change: {
      did: 'slowed the press to 40% load instead',
      action: { secondCause: 40 },
      follows: (value) =>
        `At 40% load the model expects ${value}: better, and the worn bearing stays.`,
    },
    refuse: {
      follows: (value) => `Nothing is changed, and the press goes on at ${value}.`,
    },
  },
  payment: {
    approve: {
      did: 'approved the payment',
      follows: (value) => `${value} goes to the supplier.`,
    },
    change: {
      did: 'held it to the price agreed, €26',
      action: { firstCause: 26 },
      follows: (value) => `At the agreed price ${value} is paid, and the rest is asked about.`,
    },
    refuse: {
      follows: (value) => `Nothing is paid; ${value} stays open.`,
    },
  },
  request: {
    approve: {
      did: 'granted the aid',
      follows: (value) => `${value} a month is granted.`,
    },
    change: {
      did: 'counted the year’s mean income, €1,400',
      action: { firstCause: 1400 },
      follows: (value) => `With that income ${value} a month is granted.`,
    },
    refuse: {
      follows: (value) => `${value} a month is not granted, and a person owes the reason.`,
    },
  },
  message: {
    approve: {
      did: 'approved the refund',
      follows: (value) => `€180 goes back; the parcel took ${value} all the same.`,
    },
    change: {
      did: 'sent a second parcel around customs instead',
      action: { firstCause: 0 },
      follows: (value) => `Without the hold the model expects ${value}; nothing is refunded.`,
    },
    refuse: {
      follows: (value) => `Nothing is refunded; the parcel took ${value}, and you say why.`,
    },
  },
};

export interface Consequence {
  /** What the person did, as a text after 'You'. */
  did: string;
  /** Sentence about the consequence. */
  follows: string;
  /** Value of the record after the answer, in its unit. */
  value: number;
}

export function consequenceOf(id: SignalId, answer: Answer): Consequence {
  const { did = 'refused', action = {}, follows } = options[id][answer];
  const signal: Signal = signals[id];
  const value = valueWith(signal, action);
  return { did, follows: follows(inUnits(signal, value)), value };
}
