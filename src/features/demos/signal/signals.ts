/**
 * Four signals, invented: the record, the stream that it ends, the causes that act on its value, and
 * what an agent prepares. Every figure of a run is computed from these.
 */
import { type Answer, answers, type Limits } from '../agents/gate-queue.ts';
import type { Model, Values } from '../learning/causal-model.ts';

/** The variables of the causal model: two possible causes of the value, and one that only correlates with it. */
export type Part = 'firstCause' | 'secondCause' | 'correlate' | 'value';
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
      ['firstCause', usual(10)],
      ['secondCause', usual(70)],
      ['correlate', { base: 38, causes: { firstCause: 0.5 }, deviation: 0 }],
      ['value', { base: -2.4, causes: { firstCause: 0.1, secondCause: 0.06 }, deviation: 0 }],
    ],
    observed: { firstCause: 54, secondCause: 75, correlate: 65, value: 7.4 },
    parts: { firstCause: 'bearing wear', secondCause: 'load', correlate: 'oil temperature' },
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
      ['firstCause', usual(26)],
      ['secondCause', usual(150)],
      ['correlate', { base: 2, causes: { secondCause: 0.06 }, deviation: 0 }],
      ['value', { base: -3900, causes: { firstCause: 150, secondCause: 26 }, deviation: 0 }],
    ],
    observed: { firstCause: 82, secondCause: 150, correlate: 11, value: 12_400 },
    parts: { firstCause: 'unit price', secondCause: 'quantity', correlate: 'number of lines' },
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
      ['firstCause', usual(1900)],
      ['secondCause', usual(700)],
      ['correlate', { base: -5, causes: { secondCause: 0.01 }, deviation: 0 }],
      ['value', { base: 10, causes: { firstCause: -0.1, secondCause: 0.6 }, deviation: 0 }],
    ],
    observed: { firstCause: 900, secondCause: 720, correlate: 3, value: 352 },
    parts: { firstCause: 'income', secondCause: 'rent', correlate: 'district' },
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
      ['firstCause', usual(0)],
      ['secondCause', usual(0.5)],
      ['correlate', { base: 1, causes: { firstCause: 0.5 }, deviation: 0 }],
      ['value', { base: 2, causes: { firstCause: 1, secondCause: 1 }, deviation: 0 }],
    ],
    observed: { firstCause: 6.3, secondCause: 0.6, correlate: 4, value: 9 },
    parts: {
      firstCause: 'customs hold',
      secondCause: 'wait for stock',
      correlate: 'number of messages',
    },
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
