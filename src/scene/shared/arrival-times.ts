import { type InstrumentId, instruments } from './diagram.ts';

/** Shares of the arrival: when the core has caught, when the first body is lit, and each after it. */
export const arrivalTimes = { caught: 0.26, first: 0.28, apart: 0.14, rise: 0.24 } as const;

/**
 * When light reaches a body in the arrival. Pure.
 *
 * @returns shares of the arrival: it begins to brighten, and is lit
 */
export function lightsUp(id: InstrumentId): { from: number; to: number } {
  const { first, apart, rise } = arrivalTimes;
  const from = first + instruments.findIndex((body) => body.id === id) * apart;
  return { from, to: from + rise };
}
