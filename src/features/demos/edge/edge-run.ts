/**
 * The run of the Edge demo: the texts, values and scene of its four steps. The visitor puts a fault
 * into a stream of readings, and the gate marks faulty readings by four rules. The run is computed
 * from the fault and the strictness of the gate.
 */

import type { SceneRun } from '../../../scene/index.tsx';
import { average, counted } from '../numbers.ts';
import type { DemoRun } from '../run.ts';
import { applyRules, delayOf, fillGaps, type RuleName, ruleNames } from './gate.ts';
import { cleanStream, distance, type Fault, withFault } from './stream.ts';

const faultTexts: Record<Fault['kind'], string> = {
  spike: 'a spike of nine degrees',
  drift: 'a drift of eight hundredths of a degree a minute',
  stuck: 'a sensor that repeats one value for eighteen minutes',
  gap: 'eight minutes without a reading',
  drawn: 'readings drawn by hand',
};

export interface EdgeRun extends DemoRun {
  readings: readonly (number | null)[];
  /** Rules that mark each reading. */
  marks: readonly (readonly RuleName[])[];
  /** CUSUM after each reading, in σ. */
  sums: readonly number[];
  /**
   * First reading that is marked after the fault begins: its index, the rule that marks it, and
   * after how many readings it did, as a text; null if none is marked.
   */
  caught: { at: number; rule: RuleName; after: string } | null;
}

const countMarked = (marks: EdgeRun['marks']) => marks.filter((rules) => rules.length > 0).length;
/** Average and highest of the readings that arrived, as a report shows them. */
const averageAndPeak = (readings: readonly (number | null)[]) => {
  const arrived = readings.filter((reading) => reading !== null);
  return `${average(arrived).toFixed(2)} and ${Math.max(...arrived).toFixed(1)} °C`;
};

/**
 * The readings as heights of the prisms in the scene, 0 to 1. The scene lights prisms above 0.5,
 * so the heights of readings that no rule marks stay below.
 */
const toSceneRun = (readings: readonly (number | null)[]) => ({
  at: 'edge' as const,
  mood: 'rests' as const,
  readings: readings.map((reading) =>
    reading === null ? 0 : Math.min(0.42, distance(reading) * 0.06),
  ),
});

/**
 * Computes the run.
 *
 * @param strictness index into `strictnesses`
 */
export function edgeRun(fault: Fault, strictness: number): EdgeRun {
  const readings = withFault(cleanStream, fault);
  const { marks, sums } = applyRules(readings, strictness);
  const falseAlarms = countMarked(applyRules(cleanStream, strictness).marks);

  const [caught = null] = marks
    .flatMap((rules, at) => rules.map((rule) => ({ at, rule, decided: at + delayOf(rule) })))
    .filter(({ at }) => at >= fault.at)
    .sort((a, b) => a.decided - b.decided)
    .map(({ at, rule, decided }) => ({
      at,
      rule,
      after: `after ${counted(decided - fault.at + 1, 'reading')}`,
    }));
  const unmarked = readings.map((reading, index) => (marks[index]?.length ? null : reading));
  const sceneRun = toSceneRun(readings);
  /** The scene with another height for the marked readings. */
  const withMarkedAt = (height: number): SceneRun => ({
    ...sceneRun,
    readings: sceneRun.readings.map((other, index) => (marks[index]?.length ? height : other)),
  });

  const caughtMessage = caught
    ? `The ${ruleNames[caught.rule]} marks it ${caught.after}.`
    : 'No rule marks it: the gate is too generous for this fault.';
  const report = `Average and peak in the report: ${averageAndPeak(fillGaps(readings))} without the gate, ${averageAndPeak(unmarked)} with it. The true values are ${averageAndPeak(cleanStream)}.`;
  return {
    readings,
    marks,
    sums,
    caught,
    steps: [
      {
        title: 'Clean stream',
        message: `120 readings of a healthy sensor. At this setting the gate raises ${counted(falseAlarms, 'false alarm')}.`,
        scene: toSceneRun(cleanStream),
      },
      {
        title: 'Bad reading',
        message: `Into the stream goes ${faultTexts[fault.kind]}.`,
        scene: sceneRun,
      },
      {
        title: 'Caught',
        message: caughtMessage,
        scene: withMarkedAt(1),
      },
      {
        title: 'Report',
        message: report,
        // The report leaves out marked readings.
        scene: withMarkedAt(0),
      },
    ],
    result: `We sent in ${faultTexts[fault.kind]}. ${caughtMessage} ${report}`,
    computed: [
      { at: 2, label: 'Marked, of 120', value: String(countMarked(marks)) },
      { at: 0, label: 'False alarms, clean stream', value: String(falseAlarms) },
    ],
  };
}
