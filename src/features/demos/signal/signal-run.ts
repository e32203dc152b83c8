/**
 * The run of the demo on home, which sends one record through the four products: Edge checks it,
 * Shield seals it with a hash, Learning explains it, Agents prepares an action, and a person
 * answers. The run has the texts, values and scene of each step.
 */
import type { CoreMood } from '../../../scene/index.tsx';
import { type Answer, dollars, passes, percent, reasonsOf } from '../agents/gate-queue.ts';
import { arrowsOf } from '../learning/causal-model.ts';
import type { DemoRun } from '../run.ts';
import type { RecordFields } from '../shield/hash-chain.ts';
import { check, consequenceOf, type Finding, sharesOf, streamOf, usualOf } from './check.ts';
import {
  inUnits,
  type PossibleCause,
  type Settings,
  type Signal,
  type SignalId,
  signals,
} from './signals.ts';

/** Index of the step at which the run waits for the visitor: the last of the pipeline's four. */
export const answerStep = 3;
/** Index of the last step, which shows the complete receipt. */
export const receiptStep = 4;

/** One entry of the receipt: a product or person, and what they did with the record. */
export interface ReceiptEntry {
  who: string;
  did: string;
}

export interface SignalRun extends DemoRun {
  /** The record's value with its unit, as a text. */
  value: string;
  /** Readings of the source, of which the last is the record. */
  stream: readonly number[];
  /** Result of Edge's check. */
  finding: Finding;
  /**
   * Share of the difference from the usual value that each possible cause explains, largest first.
   */
  shares: readonly (readonly [name: string, share: number])[];
  /** Amount of the agent's proposal, and its limit, in dollars. */
  amount: readonly [proposed: number, limit: number];
  /** The agent's confidence, and its limit, 0 to 1. */
  confidence: readonly [computed: number, limit: number];
  /** Entries of the receipt, in order. That of the person exists once there is an answer. */
  entries: readonly ReceiptEntry[];
}

/** Texts for the result of Edge's check. */
const findingTexts: Record<Finding, readonly [short: string, long: string]> = {
  outlier: [
    'Stands alone: marked',
    'It stands alone among 24 readings, so it goes on with a mark.',
  ],
  shift: ['A lasting shift', 'The last readings moved together: a lasting shift.'],
  usual: ['Nothing to mark', 'None of the four rules marks it.'],
  stuck: ['Stuck source', 'The source repeats one value.'],
  gap: ['Gap', 'The source was silent.'],
};

const moods: Record<Answer, CoreMood> = {
  approve: 'approved',
  change: 'changed',
  refuse: 'refused',
};
const capitalizeFirst = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Names of the possible causes with the shares that they explain, largest first. */
function rankCauses(signal: Signal) {
  const shares = sharesOf(signal);
  return (Object.keys(signal.names) as PossibleCause[])
    .map((cause) => [signal.names[cause], shares[cause]] as const)
    .sort((a, b) => b[1] - a[1]);
}

/** What is computed from a record alone. */
interface Analysis {
  usual: number;
  readings: readonly number[];
  finding: Finding;
  shares: SignalRun['shares'];
}

const analyses = new Map<SignalId, Analysis>();

/** Computes once for each record, so that the press that begins a run does not wait for it. */
function analysisOf(id: SignalId): Analysis {
  const known = analyses.get(id);
  if (known) return known;
  const signal = signals[id];
  const usual = usualOf(signal).value;
  const readings = streamOf(signal);
  const finding = check(readings, usual, signal.stream.deviation);
  const analysis = { usual, readings, finding, shares: rankCauses(signal) };
  analyses.set(id, analysis);
  return analysis;
}

/** Input of the hash chain, in order: the record, then each entry of the receipt. */
export const entriesOf = ({ value, entries }: SignalRun, { signal }: Settings): RecordFields[] => [
  [signals[signal].from, signals[signal].what, value],
  ...entries.map(({ who, did }) => [who === 'You' ? 'A person' : who, did]),
];

/**
 * Hashes of the prerendered example. They are constants, because WebCrypto is asynchronous, and
 * prerendering can't wait for it. A test recomputes them.
 */
export const exampleHashes: readonly string[] = [
  '69e8a757edb61a3b130148aeeb98512dcd7258cee119061fa82cbdc0a7e431d7',
  '55e1cb366f5b8d7b07a6ed8b4200a148597cf5a0fc3879ea5fbcae243c479b05',
  'dc7c802778d2b507fd3a439b8f0ae6ad511a130e1475da7484b71717f52bcc88',
  '131ade7d4f3f749d9c907e8c15dbc6787606ac164ba7f3ca986d1993c81da1f8',
  '0ec0203c0018afadceb36e2b9f8723f34d388ab4a53775cfb994dbfb4ef39021',
  '3d05e993ae64c10fa785b6f090fe57c6ddda7e81270567f1bb1d043185766e13',
];

/** Index of a possible cause in its record's model. */
const indexOfCause = ({ model, names }: Signal, name: string) =>
  model.findIndex(([variable]) => variable !== 'value' && names[variable] === name);

/** Heights of Edge's prisms in the scene, 0 to 1. A distance of 12 standard deviations is 1. */
const toHeights = (signal: Signal, readings: readonly number[]) => {
  const usual = usualOf(signal).value;
  return readings.map((reading) =>
    Math.min(1, Math.abs(reading - usual) / signal.stream.deviation / 12),
  );
};

/** Lets each body keep in the later steps of a run what it has found. */
const keepResults = (steps: DemoRun['steps']): DemoRun['steps'] => {
  let found = {};
  return steps.map((step) => {
    if (!step.scene) return step;
    const scene = { ...found, ...step.scene };
    found = scene;
    return { ...step, scene };
  });
};

/** Adds the record's hash to the run. The scene shows it on the plates of Shield. */
export const withHash = (run: SignalRun, hash: string): SignalRun => ({
  ...run,
  steps: run.steps.map((step) =>
    step.scene?.seal ? { ...step, scene: { ...step.scene, seal: { hash, validShare: 1 } } } : step,
  ),
});

/**
 * Computes the run.
 *
 * @param who who answers: the visitor, or in the prerendered example a person
 */
export function signalRun(settings: Settings, who: 'You' | 'A person'): SignalRun {
  const signal = signals[settings.signal];
  const { proposal } = signal;
  const value = inUnits(signal, signal.observed.value);
  const { usual, readings, finding, shares } = analysisOf(settings.signal);
  const [short, long] = findingTexts[finding];
  const [
    [cause = '', share = 0] = [],
    [secondCause = '', secondShare = 0] = [],
    [correlated = ''] = [],
  ] = shares;
  const task = {
    ...{ number: 1, kind: proposal.does, amount: proposal.amount, isRight: true },
    confidence: Math.round(share * 100) / 100,
  };
  const isStopped = !passes(task, proposal.limits);
  const reasons = reasonsOf(task, proposal.limits).join(' and ');
  const answer = settings.answer && consequenceOf(settings.signal, settings.answer);
  const decision = answer ? `${who} ${answer.did}. ${answer.follows}` : 'Nobody has answered yet.';
  const explanation = `${capitalizeFirst(cause)} explains ${percent(share)} of the distance to the usual ${inUnits(signal, usual)}`;

  return {
    value,
    stream: readings,
    finding,
    shares,
    amount: [proposal.amount, proposal.limits.amount],
    confidence: [task.confidence, proposal.limits.confidence],
    entries: [
      { who: 'Neural Edge', did: `checked it: ${short.toLowerCase()}` },
      { who: 'Neural Shield', did: 'sealed it' },
      { who: 'Neural Learning', did: `explained it: ${cause}, ${percent(share)}` },
      { who: 'Neural Agents', did: isStopped ? 'prepared the step and stopped' : 'passed it' },
      ...(answer ? [{ who, did: answer.did }] : []),
    ],
    steps: keepResults([
      {
        title: 'Data In',
        message: `${signal.from} sends one record: ${value}. ${long}`,
        scene: { at: 'edge', mood: 'rests', readings: toHeights(signal, readings) },
      },
      {
        title: 'Secure',
        message: 'The record gets its SHA-256. Each later entry is chained to that hash, in order.',
        scene: { at: 'shield', mood: 'rests', seal: { hash: '', validShare: 1 } },
      },
      {
        title: 'ML Process',
        message: `${explanation}, ${secondCause} ${percent(secondShare)}. ${capitalizeFirst(correlated)} goes with it and causes nothing.`,
        scene: {
          at: 'learning',
          mood: 'rests',
          causes: {
            arrows: arrowsOf(signal.model),
            cause: indexOfCause(signal, cause),
          },
        },
      },
      {
        title: 'Action',
        message: `The agent would ${proposal.does}, for ${dollars(proposal.amount)}. It stops, because ${reasons}, and waits for you.`,
        scene: { at: 'agents', mood: 'waits', queue: { waiting: 1, answered: 0 } },
      },
      {
        title: 'Receipt',
        message: decision,
        scene: {
          at: 'core',
          mood: settings.answer ? moods[settings.answer] : 'rests',
          queue: { waiting: 0, answered: 1, refused: settings.answer === 'refuse' },
        },
      },
    ]),
    result: `${signal.name}: ${value} from ${signal.from}. ${explanation}. ${decision}`,
    computed: [
      { at: 0, label: 'Data In', value: short },
      { at: 1, label: 'Secure', value: 'SHA-256' },
      { at: 2, label: 'ML Process', value: `${capitalizeFirst(cause)} ${percent(share)}` },
      { at: 3, label: 'Action', value: `Stops: ${reasons}` },
    ],
  };
}
