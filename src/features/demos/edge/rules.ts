/** Two plain rules: a sensor that repeats itself, and one that says nothing. */

/**
 * Stuck at a value: readings that equal as many before them.
 *
 * @param run number of equal readings in a row from which on they are doubted
 * @returns true from the last reading of the run on, until the value changes
 */
export function stuckAt(readings: readonly (number | null)[], run: number): boolean[] {
  let equal = 0;
  return readings.map((reading, index) => {
    equal = reading !== null && reading === readings[index - 1] ? equal + 1 : 1;
    return reading !== null && equal >= run;
  });
}

/** Gap: a time step without a reading. */
export const gaps = (readings: readonly (number | null)[]): boolean[] =>
  readings.map((reading) => reading === null);
