/**
 * Four signals, invented: the record, the stream that it ends, the causes that act on its value, and
 * what an agent prepares. Every figure of a run is computed from these.
 */
import { type Answer, answers, type Limits } from '../agents/gate-queue.ts';
import type { Model, Values } from '../learning/causal-model.ts';

/** `one` and `other` may act on the value; `companion` only goes with it, and acts on nothing. */
export type Part = 'one' | 'other' | 'companion' | 'value';
export type Candidate = Exclude<Part, 'value'>;

export const signalIds = ['vibration', 'payment', 'request', 'message'] as const;
export type SignalId = (typeof signalIds)[number];

export interface Signal {
  /** Who can send it: the label of the choice. */
  name: string;
  /** Where the record comes from, as its card says. */
  from: string;
  /** What was measured or asked for. */
  what: string;
  /** Printed after the value. */
  unit: string;
  /** Decimal places of the value. */
  places: number;
  stream: {
    seed: number;
    /** Standard deviation of the usual readings, in the value's unit; their mean is the model's. */
    deviation: number;
    /** How many readings before the record lie at its level already. */
    rising: number;
  };
  /** Linear equations in causal order; deviations are not used, since one record is asked about. */
  model: Model<Part>;
  /** The record as it was observed. */
  observed: Values<Part>;
  /** What the candidates are called inside a sentence. */
  parts: Record<Candidate, string>;
  /** What the agent proposes; it stops at the limits. */
  proposal: { does: string; amount: number; limits: Limits };
}

/** An equation without causes: its base is what is usual. */
const usual = (base: number) => ({ base, causes: {}, deviation: 0 });

export const signals: Record<SignalId, Signal> = {
  vibration: {
    name: 'A machine’s vibration',
    from: 'Press 4, bearing 2',
    what: 'Vibration',
    unit: 'mm/s',
    places: 1,
    stream: { seed: 3, deviation: 0.3, rising: 6 },
    model: [
      ['one', usual(10)],
      ['other', usual(70)],
      ['companion', { base: 38, causes: { one: 0.5 }, deviation: 0 }],
      ['value', { base: -2.4, causes: { one: 0.1, other: 0.06 }, deviation: 0 }],
    ],
    observed: { one: 54, other: 75, companion: 65, value: 7.4 },
    parts: { one: 'bearing wear', other: 'load', companion: 'oil temperature' },
    proposal: {
      does: 'change the bearing tonight',
      amount: 1850,
      limits: { amount: 1000, confidence: 0.8 },
    },
  },
  payment: {
    name: 'A payment',
    from: 'Invoice 2207, supplier',
    what: 'Amount',
    unit: '€',
    places: 0,
    stream: { seed: 5, deviation: 420, rising: 0 },
    model: [
      ['one', usual(26)],
      ['other', usual(150)],
      ['companion', { base: 2, causes: { other: 0.06 }, deviation: 0 }],
      ['value', { base: -3900, causes: { one: 150, other: 26 }, deviation: 0 }],
    ],
    observed: { one: 82, other: 150, companion: 11, value: 12_400 },
    parts: { one: 'unit price', other: 'quantity', companion: 'number of lines' },
    proposal: {
      does: 'pay the invoice as it stands',
      amount: 12_400,
      limits: { amount: 5000, confidence: 0.8 },
    },
  },
  request: {
    name: 'A citizen’s request',
    from: 'Housing aid, form 11',
    what: 'Aid due, a month',
    unit: '€',
    places: 0,
    stream: { seed: 8, deviation: 45, rising: 0 },
    model: [
      ['one', usual(1900)],
      ['other', usual(700)],
      ['companion', { base: -5, causes: { other: 0.01 }, deviation: 0 }],
      ['value', { base: 10, causes: { one: -0.1, other: 0.6 }, deviation: 0 }],
    ],
    observed: { one: 900, other: 720, companion: 3, value: 352 },
    parts: { one: 'income', other: 'rent', companion: 'district' },
    proposal: {
      does: 'grant the aid for a year',
      amount: 352,
      limits: { amount: 500, confidence: 0.9 },
    },
  },
  message: {
    name: 'A customer’s message',
    from: 'Chat, order 5163',
    what: 'Days to deliver',
    unit: 'days',
    places: 1,
    stream: { seed: 12, deviation: 0.4, rising: 0 },
    model: [
      ['one', usual(0)],
      ['other', usual(0.5)],
      ['companion', { base: 1, causes: { one: 0.5 }, deviation: 0 }],
      ['value', { base: 2, causes: { one: 1, other: 1 }, deviation: 0 }],
    ],
    observed: { one: 6.3, other: 0.6, companion: 4, value: 9 },
    parts: { one: 'customs hold', other: 'wait for stock', companion: 'number of messages' },
    proposal: {
      does: 'refund the whole order',
      amount: 180,
      limits: { amount: 100, confidence: 0.8 },
    },
  },
};

/** A value as it is printed: `7.4 mm/s`, `€12,400`. */
export function inUnits({ unit, places }: Signal, value: number): string {
  const number = value.toLocaleString('en', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return unit === '€' ? `€${number}` : `${number} ${unit}`;
}

/** Which signal, and what the visitor answered; the same as a text for the address. */
export interface Settings {
  signal: SignalId;
  /** Null while nobody has answered. */
  answer: Answer | null;
}

/** What the finished figure shows. */
export const start: Settings = { signal: 'vibration', answer: 'approve' };

/** @returns `payment` or, once it is answered, `payment.refuse` */
export const toAddress = ({ signal, answer }: Settings): string =>
  answer ? `${signal}.${answer}` : signal;

/** Reads {@link toAddress}; null for anything else. */
export function fromAddress(text: string): Settings | null {
  const [name, given, ...rest] = text.split('.');
  const signal = signalIds.find((id) => id === name);
  const answer = answers.find((each) => each === given) ?? null;
  return signal && rest.length === 0 && (given === undefined) === (answer === null)
    ? { signal, answer }
    : null;
}
