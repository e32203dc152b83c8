/**
 * The stream of readings, the faults that a visitor puts into it, and the fault's text in the URL.
 */
import { methods } from '../methods.ts';

/** Number of readings, one a minute. */
export const length = 120;
/** Of the process: degrees Celsius. */
const process = { mean: 62, deviation: 0.6 } as const;
/** How far a reading lies from the process' mean, in its standard deviations. */
export const distance = (reading: number) => Math.abs(reading - process.mean) / process.deviation;
/** Number of readings before the stream; the detectors take mean and deviation from them. */
const baselineLength = 60;

/** A reading in steps of a tenth, as the sensor gives it. */
const inSteps = (value: number) => Math.round(value * 10) / 10;

const sample = methods.normal(41);
const made = Array.from({ length: baselineLength + length }, () =>
  inSteps(process.mean + process.deviation * sample()),
);
/** Before the stream begins. */
export const baseline: readonly number[] = made.slice(0, baselineLength);
export const cleanStream: readonly number[] = made.slice(baselineLength);

export const faultKinds = ['spike', 'drift', 'stuck', 'gap'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** How long each fault lasts, in readings; a drift stays. */
const lengths = { spike: 1, drift: length, stuck: 18, gap: 8 } as const;
/** What a spike adds and a drift gains at each reading, in degrees. */
const sizes = { spike: 9, drift: 0.08 } as const;

export interface Fault {
  kind: FaultKind | 'drawn';
  /** Index of the first reading that is wrong. */
  at: number;
  /** Readings drawn by hand, by index; only of the kind `drawn`. */
  drawn?: Readonly<Record<number, number>>;
}

/** Readings with a fault in them: null where none arrives. */
export function withFault(readings: readonly number[], fault: Fault): (number | null)[] {
  const { kind, at, drawn } = fault;
  if (kind === 'drawn') return readings.map((reading, index) => drawn?.[index] ?? reading);
  return readings.map((reading, index) => {
    const since = index - at;
    if (since < 0 || since >= lengths[kind]) return reading;
    if (kind === 'gap') return null;
    if (kind === 'stuck') return readings[at] ?? reading;
    return inSteps(reading + (kind === 'spike' ? sizes.spike : sizes.drift * (since + 1)));
  });
}

/** Readings that can be drawn, in degrees: the height of the figure. */
export const range = { low: 54, high: 76 } as const;

const isIndex = (value: number) => Number.isInteger(value) && value >= 0 && value < length;

/** @returns `spike.70`, or `drawn.30=71,31=72.5` */
export const toText = ({ kind, at, drawn }: Fault): string =>
  kind === 'drawn'
    ? `drawn.${Object.entries(drawn ?? {})
        .map((pair) => pair.join('='))
        .join(',')}`
    : `${kind}.${at}`;

/** Reads {@link toText}; null for anything else. */
export function fromText(text: string): Fault | null {
  const [kind, rest = ''] = text.split(/\.(.*)/s);
  if (kind !== 'drawn') {
    const known = faultKinds.find((name) => name === kind);
    return known && isIndex(Number(rest)) && rest ? { kind: known, at: Number(rest) } : null;
  }
  const points = rest.split(',').map((pair) => pair.split('=').map(Number) as [number, number]);
  const isPoint = ([index, value]: [number, number]) =>
    isIndex(index) && value >= range.low && value <= range.high;
  if (!points.every(isPoint)) return null;
  return {
    kind: 'drawn',
    at: Math.min(...points.map(([index]) => index)),
    drawn: Object.fromEntries(points),
  };
}
