import { type InstrumentId, instruments } from './diagram.ts';

/**
 * Times of the scene's intro, as shares of its duration: the core has brightened (`caught`), the
 * first of the four bodies around it begins to brighten (`first`), the interval from one body to
 * the next (`apart`), and how long each takes (`rise`).
 */
export const arrivalTimes = { caught: 0.26, first: 0.28, apart: 0.14, rise: 0.24 } as const;

/** When a body begins to brighten in the intro, and when it is lit, as shares of its duration. */
export function lightsUp(id: InstrumentId): { from: number; to: number } {
  const { first, apart, rise } = arrivalTimes;
  const from = first + instruments.findIndex((instrument) => instrument.id === id) * apart;
  return { from, to: from + rise };
}
