/**
 * The Edge demo's stream of readings, the faults that a visitor puts into it, and a fault's text in
 * the page's address.
 */
import { normal } from '../random.ts';

/** Number of readings, one for each minute. */
export const length = 120;
/** Mean and standard deviation of the measured temperature, in °C. */
const process = { mean: 62, deviation: 0.6 } as const;
/** Distance of a reading from the mean, in standard deviations. */
export const distance = (reading: number) => Math.abs(reading - process.mean) / process.deviation;
/** Number of readings before the stream, from which the gate takes mean and standard deviation. */
const baselineLength = 60;

/** Rounds a reading to 0.1 °C, the resolution of the sensor. */
const roundReading = (value: number) => Math.round(value * 10) / 10;

const sample = normal(41);
const generated = Array.from({ length: baselineLength + length }, () =>
  roundReading(process.mean + process.deviation * sample()),
);
/** Readings before the stream. */
export const baseline: readonly number[] = generated.slice(0, baselineLength);
/** The stream without a fault. */
export const cleanStream: readonly number[] = generated.slice(baselineLength);

export const faultKinds = ['spike', 'drift', 'stuck', 'gap'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Number of readings that each fault lasts. A drift lasts until the end. */
const faultLengths = { spike: 1, drift: length, stuck: 18, gap: 8 } as const;
/** What a spike adds to a reading, and what a drift adds with each further reading, in °C. */
const faultSizes = { spike: 9, drift: 0.08 } as const;

export interface Fault {
  kind: FaultKind | 'drawn';
  /** Index of the first faulty reading. */
  at: number;
  /** Readings that the visitor drew, by index; only for the kind `drawn`. */
  drawn?: Readonly<Record<number, number>>;
}

/** Applies a fault to the readings; null stands for a missing reading. */
export function withFault(readings: readonly number[], fault: Fault): (number | null)[] {
  const { kind, at, drawn } = fault;
  if (kind === 'drawn') return readings.map((reading, index) => drawn?.[index] ?? reading);
  return readings.map((reading, index) => {
    const sinceFault = index - at;
    if (sinceFault < 0 || sinceFault >= faultLengths[kind]) return reading;
    if (kind === 'gap') return null;
    if (kind === 'stuck') return readings[at] ?? reading;
    return roundReading(
      reading + (kind === 'spike' ? faultSizes.spike : faultSizes.drift * (sinceFault + 1)),
    );
  });
}

/** Lowest and highest reading of the figure, in °C. Readings can be drawn between them. */
export const range = { low: 54, high: 76 } as const;

const isIndex = (value: number) => Number.isInteger(value) && value >= 0 && value < length;

/** Text of a fault for the address: `spike.70`, or `drawn.30=71,31=72.5`. */
export const toText = ({ kind, at, drawn }: Fault): string =>
  kind === 'drawn'
    ? `drawn.${Object.entries(drawn ?? {})
        .map((pair) => pair.join('='))
        .join(',')}`
    : `${kind}.${at}`;

/** Parses the text of {@link toText}; null for any other text. */
export function fromText(text: string): Fault | null {
  const [kind, value = ''] = text.split(/\.(.*)/s);
  if (kind !== 'drawn') {
    const known = faultKinds.find((name) => name === kind);
    return known && isIndex(Number(value)) && value ? { kind: known, at: Number(value) } : null;
  }
  const points = value.split(',').map((pair) => pair.split('=').map(Number) as [number, number]);
  const isPoint = ([index, reading]: [number, number]) =>
    isIndex(index) && reading >= range.low && reading <= range.high;
  if (!points.every(isPoint)) return null;
  return {
    kind: 'drawn',
    at: Math.min(...points.map(([index]) => index)),
    drawn: Object.fromEntries(points),
  };
}
