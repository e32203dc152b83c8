/** The consequence of each of the three answers. Values come from the causal model. */
import type { Answer } from '../agents/gate-queue.ts';
import { valueWith } from './check.ts';
import { inUnits, type Signal, type SignalId, signals } from './signals.ts';

interface Path {
  /** What the button says. */
  label: string;
  /** What a person does, after 'You'. */
  did: string;
  /** Variables of the causal model that the action sets to a value; without it none is set. */
  action?: Parameters<typeof valueWith>[1];
  /** What follows, with the value that the model gives. */
  follows: (value: string) => string;
}

const paths: Record<SignalId, Record<Answer, Path>> = {
  vibration: {
    approve: {
      label: 'Approve',
      did: 'approved the new bearing',
      action: { firstCause: 10 },
      follows: (value) => `With a new bearing the model expects ${value}.`,
    },
    change: {
      label: 'Slow the press instead',
      did: 'slowed the press to 40% load instead',
      action: { secondCause: 40 },
      follows: (value) =>
        `At 40% load the model expects ${value}: better, and the worn bearing stays.`,
    },
    refuse: {
      label: 'Refuse',
      did: 'refused',
      follows: (value) => `Nothing is changed, and the press goes on at ${value}.`,
    },
  },
  payment: {
    approve: {
      label: 'Approve',
      did: 'approved the payment',
      follows: (value) => `${value} goes to the supplier.`,
    },
    change: {
      label: 'Pay the agreed price',
      did: 'held it to the price agreed, €26',
      action: { firstCause: 26 },
      follows: (value) => `At the agreed price ${value} is paid, and the rest is asked about.`,
    },
    refuse: {
      label: 'Refuse',
      did: 'refused',
      follows: (value) => `Nothing is paid; ${value} stays open.`,
    },
  },
  request: {
    approve: {
      label: 'Approve',
      did: 'granted the aid',
      follows: (value) => `${value} a month is granted.`,
    },
    change: {
      label: 'Count the mean income',
      did: 'counted the year’s mean income, €1,400',
      action: { firstCause: 1400 },
      follows: (value) => `With that income ${value} a month is granted.`,
    },
    refuse: {
      label: 'Refuse',
      did: 'refused',
      follows: (value) => `${value} a month is not granted, and a person owes the reason.`,
    },
  },
  message: {
    approve: {
      label: 'Approve',
      did: 'approved the refund',
      follows: (value) => `€180 goes back; the parcel took ${value} all the same.`,
    },
    change: {
      label: 'Send a second parcel',
      did: 'sent a second parcel around customs instead',
      action: { firstCause: 0 },
      follows: (value) => `Without the hold the model expects ${value}; nothing is refunded.`,
    },
    refuse: {
      label: 'Refuse',
      did: 'refused',
      follows: (value) => `Nothing is refunded; the parcel took ${value}, and you say why.`,
    },
  },
};

export interface Consequence {
  did: string;
  follows: string;
  /** Of the record after the answer, in its unit. */
  value: number;
}

export function consequenceOf(id: SignalId, answer: Answer): Consequence {
  const { did, action = {}, follows } = paths[id][answer];
  const signal: Signal = signals[id];
  const value = valueWith(signal, action);
  return { did, follows: follows(inUnits(signal, value)), value };
}

/** What the button of an answer says. */
export const labelOf = (id: SignalId, answer: Answer): string => paths[id][answer].label;
