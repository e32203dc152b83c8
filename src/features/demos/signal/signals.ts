/**
 * The four records of the demo on home, called signals. They are invented. Each has the stream of
 * readings that it ends, a causal model of its value, and an agent's proposal. All values of a run
 * are computed from them.
 */
import { type Answer, answers, type Limits } from '../agents/gate-queue.ts';
import type { Model, Values } from '../learning/causal-model.ts';

/**
 * The variables of the causal model: the record's value, two causes of it, and one variable that
 * only correlates with it.
 */
export type Part = 'firstCause' | 'secondCause' | 'correlate' | 'value';
/** Possible causes of the value, as far as an observer can tell. */
export type Candidate = Exclude<Part, 'value'>;

export const signalIds = ['vibration', 'payment', 'request', 'message'] as const;
export type SignalId = (typeof signalIds)[number];

export interface Signal {
  /** Label of the choice. */
  name: string;
  /** Source of the record, as the receipt names it. */
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
    /** How many readings before the record are already near its value. */
    rising: number;
  };
  /**
   * Linear equations in causal order. Their deviations are 0, because only one record is computed.
   */
  model: Model<Part>;
  /** The record as it was observed. */
  observed: Values<Part>;
  /** Names of the possible causes inside a sentence. */
  parts: Record<Candidate, string>;
  /** The agent's proposal, and the limits above which it needs a person's answer. */
  proposal: { does: string; amount: number; limits: Limits };
}

/** Equation of a variable without causes, whose usual value is its base. */
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

/** Formats a value with its unit: `7.4 mm/s`, `€12,400`. */
export function inUnits({ unit, places }: Signal, value: number): string {
  const number = value.toLocaleString('en', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return unit === '€' ? `€${number}` : `${number} ${unit}`;
}

/** The chosen record and the visitor's answer, which are also in the page's address. */
export interface Settings {
  signal: SignalId;
  /** Null while nobody has answered. */
  answer: Answer | null;
}

/** Settings of the prerendered demo. */
export const start: Settings = { signal: 'vibration', answer: 'approve' };

/** Text for the address: `payment` or, once it is answered, `payment.refuse`. */
export const toAddress = ({ signal, answer }: Settings): string =>
  answer ? `${signal}.${answer}` : signal;

/** Parses the text of {@link toAddress}; null for any other text. */
export function fromAddress(text: string): Settings | null {
  const [name, given, ...rest] = text.split('.');
  const signal = signalIds.find((id) => id === name);
  const answer = answers.find((each) => each === given) ?? null;
  return signal && rest.length === 0 && (given === undefined) === (answer === null)
    ? { signal, answer }
    : null;
}
