/** What the demos do with numbers. */

/** The nearest value from `low` to `high`. */
export const clamp = (value: number, low: number, high: number) =>
  Math.min(high, Math.max(low, value));

/** A number with its noun: `1 call`, `38 calls`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
