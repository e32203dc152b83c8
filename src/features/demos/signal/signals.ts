/**
 * The four records of the demo on home, called signals. They are invented. Each has the stream of
 * readings that it ends, a causal model of its value, and an agent's proposal. All values of a run
 * are computed from them.
 */
import { type Answer, answers, type Limits } from '../agents/gate-queue.ts';
import type { Model, Values } from '../learning/causal-model.ts';

/**
 * Possible causes of a record's value, as far as an observer can tell: two causes, and a variable
 * that only correlates with the value.
 */
export type PossibleCause = 'firstCause' | 'secondCause' | 'correlated';
/** The variables of a record's causal model. */
export type Variable = PossibleCause | 'value';

/** What follows from an answer to a proposal. */
interface ConsequenceTexts {
  /** What the person did, as a text after 'You'; 'refused' if absent. */
  did?: string;
  /** Variables of the causal model that the action sets to a value; without it none is set. */
  action?: Partial<Values<Variable>>;
  /** Sentence about the consequence, with the value that the model computes. */
  follows: (value: string) => string;
}

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
  /** Linear equations in causal order. */
  model: Model<Variable>;
  /** The record as it was observed. */
  observed: Values<Variable>;
  /** Names of the possible causes inside a sentence. */
  names: Record<PossibleCause, string>;
  /** The agent's proposal, and the limits above which it needs a person's answer. */
  proposal: { does: string; amount: number; limits: Limits };
  /** Label of the answer that changes the proposal. */
  changeLabel: string;
  consequences: Record<Answer, ConsequenceTexts>;
}

/**
 * Equation of a variable. Its noise has no deviation, because only one record is computed. Without
 * causes, the base is the usual value.
 */
const equation = (base: number, causes: Partial<Values<Variable>> = {}) => ({
  base,
  causes,
  deviation: 0,
});

export const signals: Record<SignalId, Signal> = {
  vibration: {
    name: 'A machine’s vibration',
    from: 'Press 4, bearing 2',
    what: 'Vibration',
    unit: 'mm/s',
    places: 1,
    stream: { seed: 3, deviation: 0.3, rising: 6 },
    model: [
      ['firstCause', equation(10)],
      ['secondCause', equation(70)],
      ['correlated', equation(38, { firstCause: 0.5 })],
      ['value', equation(-2.4, { firstCause: 0.1, secondCause: 0.06 })],
    ],
    observed: { firstCause: 54, secondCause: 75, correlated: 65, value: 7.4 },
    names: { firstCause: 'bearing wear', secondCause: 'load', correlated: 'oil temperature' },
    proposal: {
      does: 'change the bearing tonight',
      amount: 1850,
      limits: { amount: 1000, confidence: 0.8 },
    },
    changeLabel: 'Slow the press instead',
    consequences: {
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
  },
  payment: {
    name: 'A payment',
    from: 'Invoice 2207, supplier',
    what: 'Amount',
    unit: '$',
    places: 0,
    stream: { seed: 5, deviation: 420, rising: 0 },
    model: [
      ['firstCause', equation(26)],
      ['secondCause', equation(150)],
      ['correlated', equation(2, { secondCause: 0.06 })],
      ['value', equation(-3900, { firstCause: 150, secondCause: 26 })],
    ],
    observed: { firstCause: 82, secondCause: 150, correlated: 11, value: 12_400 },
    names: { firstCause: 'unit price', secondCause: 'quantity', correlated: 'number of lines' },
    proposal: {
      does: 'pay the invoice as it stands',
      amount: 12_400,
      limits: { amount: 5000, confidence: 0.8 },
    },
    changeLabel: 'Pay the agreed price',
    consequences: {
      approve: {
        did: 'approved the payment',
        follows: (value) => `${value} goes to the supplier.`,
      },
      change: {
        did: 'held it to the price agreed, $26',
        action: { firstCause: 26 },
        follows: (value) => `At the agreed price ${value} is paid, and the rest is asked about.`,
      },
      refuse: {
        follows: (value) => `Nothing is paid; ${value} stays open.`,
      },
    },
  },
  request: {
    name: 'A citizen’s request',
    from: 'Housing aid, form 11',
    what: 'Aid due, a month',
    unit: '$',
    places: 0,
    stream: { seed: 8, deviation: 45, rising: 0 },
    model: [
      ['firstCause', equation(1900)],
      ['secondCause', equation(700)],
      ['correlated', equation(-5, { secondCause: 0.01 })],
      ['value', equation(10, { firstCause: -0.1, secondCause: 0.6 })],
    ],
    observed: { firstCause: 900, secondCause: 720, correlated: 3, value: 352 },
    names: { firstCause: 'income', secondCause: 'rent', correlated: 'district' },
    proposal: {
      does: 'grant the aid for a year',
      amount: 352,
      limits: { amount: 500, confidence: 0.9 },
    },
    changeLabel: 'Count the mean income',
    consequences: {
      approve: {
        did: 'granted the aid',
        follows: (value) => `${value} a month is granted.`,
      },
      change: {
        did: 'counted the year’s mean income, $1,400',
        action: { firstCause: 1400 },
        follows: (value) => `With that income ${value} a month is granted.`,
      },
      refuse: {
        follows: (value) => `${value} a month is not granted, and a person owes the reason.`,
      },
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
      ['firstCause', equation(0)],
      ['secondCause', equation(0.5)],
      ['correlated', equation(1, { firstCause: 0.5 })],
      ['value', equation(2, { firstCause: 1, secondCause: 1 })],
    ],
    observed: { firstCause: 6.3, secondCause: 0.6, correlated: 4, value: 9 },
    names: {
      firstCause: 'customs hold',
      secondCause: 'wait for stock',
      correlated: 'number of messages',
    },
    proposal: {
      does: 'refund the whole order',
      amount: 180,
      limits: { amount: 100, confidence: 0.8 },
    },
    changeLabel: 'Send a second parcel',
    consequences: {
      approve: {
        did: 'approved the refund',
        follows: (value) => `$180 goes back; the parcel took ${value} all the same.`,
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
  },
};

/** Formats a value with its unit: `7.4 mm/s`, `$12,400`. */
export function inUnits({ unit, places }: Signal, value: number): string {
  const number = value.toLocaleString('en', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return unit === '$' ? `$${number}` : `${number} ${unit}`;
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
