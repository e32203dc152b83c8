/** The seasonal offer: a line such as 'Limited spots for Q1 2026' is wrong once its quarter is over. */

/** Last day of the quarter that a line names, as an ISO date; `null` where it names none. */
export function endOfOffer(line: string): string | null {
  const [, quarter, year] = line.match(/\bQ([1-4])\s+(\d{4})\b/) ?? [];
  if (!quarter || !year) return null;
  // Day 0 of the month after the quarter is its last day.
  return new Date(Date.UTC(Number(year), Number(quarter) * 3, 0)).toISOString().slice(0, 10);
}

/** Number of the first line that contains a text, counted from 1; 0 where there is none. */
const lineOf = (source: string, text: string) =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

/**
 * What is wrong with an offer on a day.
 *
 * @param line   as the site prints it; empty when it was removed
 * @param source text of `src/content/site.ts`, to name the line that renews it
 * @param today  ISO date
 */
export function endedOffer(line: string, source: string, today: string) {
  const end = endOfOffer(line);
  if (!end || today <= end) return null;
  return {
    what: `The offer “${line}” ended on ${end}`,
    how: `src/content/site.ts:${lineOf(source, line)} renews it with another quarter, or removes it: set limitedSpots to ''.`,
  };
}
