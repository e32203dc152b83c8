/** The run of one record: checked, sealed, explained, prepared, and answered by a person. */
import type { CoreMood, SceneRun } from '../../../scene/index.tsx';
import { type Answer, euros } from '../agents/gate-queue.ts';
import { methods } from '../methods.ts';
import type { DemoRun } from '../run.ts';
import type { RecordFields } from '../shield/hash-chain.ts';
import { consequenceOf } from './answer.ts';
import { check, type Finding, sharesOf, streamOf, usualOf } from './check.ts';
import { type Candidate, inUnits, type Settings, type Signal, signals } from './signals.ts';

/**
 * Step at which the run waits for the visitor: the last of the pipeline's four. Then comes the
 * receipt.
 */
export const answerStep = 3;
export const receiptStep = 4;

/** One entry of the receipt: a product or person, and what it did with the record. */
export interface Touch {
  who: string;
  did: string;
}

export interface SignalRun extends DemoRun {
  /** As the record's card shows it. */
  value: string;
  stream: readonly number[];
  finding: Finding;
  /** Strongest first. */
  shares: readonly (readonly [name: string, share: number])[];
  /** What the agent proposes and how sure it is, against the limits. */
  amount: readonly [proposed: number, limit: number];
  confidence: readonly [computed: number, limit: number];
  /** In order; the person only once there is an answer. */
  touches: readonly Touch[];
}

const findings: Record<Finding, readonly [short: string, long: string]> = {
  alone: ['Stands alone: marked', 'It stands alone among 24 readings, so it goes on with a mark.'],
  moved: ['A lasting shift', 'The last readings moved together: a lasting shift.'],
  usual: ['Nothing to mark', 'None of the four rules marks it.'],
  repeated: ['Stuck source', 'The source repeats one value.'],
  silent: ['Gap', 'The source was silent.'],
};

const moods: Record<Answer, CoreMood> = {
  approve: 'approved',
  change: 'changed',
  refuse: 'refused',
};
const percent = (share: number) => `${Math.round(share * 100)}%`;
const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Candidates by the share that they explain, largest first. */
function ranked(signal: Signal) {
  const shares = sharesOf(signal);
  return (Object.keys(signal.parts) as Candidate[])
    .map((part) => [signal.parts[part], shares[part]] as const)
    .sort((a, b) => b[1] - a[1]);
}

/** Entries of the hash chain, in order: the record, then each touch. */
export const entriesOf = ({ value, touches }: SignalRun, { signal }: Settings): RecordFields[] => [
  [signals[signal].from, signals[signal].what, value],
  ...touches.map(({ who, did }) => [who === 'You' ? 'A person' : who, did]),
];

/** The arrows of a signal's model for the scene, and the cause that explains most. */
function causesOf({ model, parts }: Signal, strongest: string): NonNullable<SceneRun['causes']> {
  const numberOf = (part: string) => model.findIndex(([name]) => name === part);
  return {
    arrows: model.flatMap(([effect, { causes }]) =>
      Object.keys(causes).map((cause) => [numberOf(cause), numberOf(effect)] as const),
    ),
    cause: numberOf(
      (Object.keys(parts) as Candidate[]).find((candidate) => parts[candidate] === strongest) ?? '',
    ),
  };
}

/** The run with the record's hash, which the scene shows on Shield's plates. */
export const withHash = (run: SignalRun, hash: string): SignalRun => ({
  ...run,
  steps: run.steps.map((step) =>
    step.scene?.seal ? { ...step, scene: { ...step.scene, seal: { hash, fits: 1 } } } : step,
  ),
});

/**
 * Computes the run of a signal.
 *
 * @param who who answered: the visitor, or a person in the example
 */
export function signalRun(settings: Settings, who: 'You' | 'A person'): SignalRun {
  const signal = signals[settings.signal];
  const { proposal, stream } = signal;
  const value = inUnits(signal, signal.observed.value);
  const usual = usualOf(signal).value;
  const readings = streamOf(signal);
  const stands = readings.map((reading) =>
    Math.min(1, Math.abs(reading - usual) / stream.deviation / 12),
  );
  const finding = check(readings, usual, stream.deviation);
  const [short, long] = findings[finding];
  const shares = ranked(signal);
  const [[cause = '', share = 0] = [], [second = '', rest = 0] = [], [companion = ''] = []] =
    shares;
  const task = {
    ...{ number: 1, kind: proposal.does, amount: proposal.amount, isRight: true },
    confidence: Math.round(share * 100) / 100,
  };
  const stops = !methods.passes(task, proposal.limits);
  const reasons = methods.reasonsOf(task, proposal.limits).join(' and ');
  const answer = settings.answer && consequenceOf(settings.signal, settings.answer);
  const decided = answer ? `${who} ${answer.did}. ${answer.follows}` : 'Nobody has answered yet.';
  const explained = `${capital(cause)} explains ${percent(share)} of the distance to the usual ${inUnits(signal, usual)}`;

  return {
    demo: 'signal',
    value,
    stream: readings,
    finding,
    shares,
    amount: [proposal.amount, proposal.limits.amount],
    confidence: [task.confidence, proposal.limits.confidence],
    touches: [
      { who: 'Neural Edge', did: `checked it: ${short.toLowerCase()}` },
      { who: 'Neural Shield', did: 'sealed it' },
      { who: 'Neural Learning', did: `explained it: ${cause}, ${percent(share)}` },
      { who: 'Neural Agents', did: stops ? 'prepared the step and stopped' : 'passed it' },
      ...(answer ? [{ who, did: answer.did }] : []),
    ],
    steps: [
      {
        id: 'input',
        title: 'Data In',
        message: `${signal.from} sends one record: ${value}. ${long}`,
        scene: { at: 'edge', mood: 'rests', readings: stands },
      },
      {
        id: 'secure',
        title: 'Secure',
        message: 'The record gets its SHA-256. Each later entry is chained to that hash, in order.',
        scene: { at: 'shield', mood: 'rests', seal: { hash: '', fits: 1 } },
      },
      {
        id: 'ml',
        title: 'ML Process',
        message: `${explained}, ${second} ${percent(rest)}. ${capital(companion)} goes with it and causes nothing.`,
        scene: { at: 'learning', mood: 'rests', causes: causesOf(signal, cause) },
      },
      {
        id: 'action',
        title: 'Action',
        message: `The agent would ${proposal.does}, for ${euros(proposal.amount)}. It stops, because ${reasons}, and waits for you.`,
        scene: { at: 'agents', mood: 'waits', queue: { waiting: 1, answered: 0 } },
      },
      {
        id: 'receipt',
        title: 'Receipt',
        message: decided,
        scene: {
          at: 'core',
          mood: settings.answer ? moods[settings.answer] : 'rests',
          queue: { waiting: 0, answered: 1, refused: settings.answer === 'refuse' },
        },
      },
    ],
    result: `${signal.name}: ${value} from ${signal.from}. ${explained}. ${decided}`,
    computed: [
      { at: 0, label: 'Data In', value: short },
      { at: 1, label: 'Secure', value: 'SHA-256' },
      { at: 2, label: 'ML Process', value: `${capital(cause)} ${percent(share)}` },
      { at: 3, label: 'Action', value: `Stops: ${reasons}` },
    ],
  };
}
