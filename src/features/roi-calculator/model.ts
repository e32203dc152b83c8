/**
 * The arithmetic of the worksheet on the finance leaders' page. Pure functions.
 *
 * What a visitor enters are their own figures; what stands in `targets` are the site's, and every
 * one of them can be changed. The result is a range: from the share of the targets that the
 * visitor still believes in to the whole of them.
 */

/** The visitor's own figures. */
export interface Inputs {
  /** Person-days that one monthly close takes. */
  closeDays: number;
  /** Hours a month in which people assemble reports by hand. */
  reportHours: number;
  /** Hours a year in which people prepare audits. */
  auditHours: number;
  /** What an hour costs in full, in the visitor's currency. */
  hourlyCost: number;
}

/** What is assumed; all of it can be changed on the page. Shares are percentages from 0 to 100. */
export interface Assumptions {
  /** Share of the work on the monthly close that is saved. */
  close: number;
  /** Share of manual reporting that is saved. */
  reporting: number;
  /** Share of audit preparation that is saved. */
  audit: number;
  /** Share of these targets that is reached at least. */
  reachedAtLeast: number;
  /** Return in year 1 as a multiple of the spend, from and to. */
  returnFrom: number;
  returnTo: number;
  hoursPerDay: number;
}

export interface Range {
  from: number;
  to: number;
}

export interface Estimate {
  /** Hours a year that come back. */
  hours: Range;
  /** What these hours cost today. */
  savings: Range;
  /** What year 1 may cost, so that the return is the one assumed. */
  spend: Range;
}

/** The specification's figures; only the share that is reached and the hours of a day are a convention. */
export const targets: Assumptions = {
  close: 75,
  reporting: 90,
  audit: 80,
  reachedAtLeast: 50,
  returnFrom: 3,
  returnTo: 6,
  hoursPerDay: 8,
};

const monthsPerYear = 12;

/**
 * Estimates what the suite would give back in a year, and what it may cost for that.
 *
 * @returns the range, or `null` while an input is missing, negative or not a number
 * @example
 * estimate({ closeDays: 10, reportHours: 0, auditHours: 0, hourlyCost: 1 }, targets)
 * // hours: 360 to 720, spend: 60 to 240
 */
export function estimate(inputs: Inputs, assumed: Assumptions): Estimate | null {
  const values = [...Object.values(inputs), ...Object.values(assumed)];
  if (values.some((value) => !Number.isFinite(value) || value < 0)) return null;
  const { returnFrom, returnTo } = assumed;
  if (returnFrom === 0 || returnTo < returnFrom || assumed.reachedAtLeast > 100) return null;

  const parts = [
    [inputs.closeDays * assumed.hoursPerDay * monthsPerYear, assumed.close],
    [inputs.reportHours * monthsPerYear, assumed.reporting],
    [inputs.auditHours, assumed.audit],
  ] as const;
  const whole = parts.reduce((sum, [hours, percent]) => sum + (hours * percent) / 100, 0);
  if (whole === 0) return null;

  const least = (whole * assumed.reachedAtLeast) / 100;
  const savings = { from: least * inputs.hourlyCost, to: whole * inputs.hourlyCost };
  return {
    hours: { from: least, to: whole },
    savings,
    // From small savings at a high return to large savings at a low one.
    spend: { from: savings.from / returnTo, to: savings.to / returnFrom },
  };
}

/** Two significant digits, because an estimate is no more exact. */
const round = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A range in words, e.g. `1,200–2,400`. */
export const spanOf = ({ from, to }: Range) =>
  from === to ? round.format(to) : `${round.format(from)}–${round.format(to)}`;

/** The worksheet as a text for the contact form: entries, assumptions and result. */
export function summaryOf(inputs: Inputs, assumed: Assumptions, result: Estimate | null): string {
  if (!result) return 'I would like an ROI assessment for our finance team.';
  const number = (value: number) => exact.format(value);
  const money =
    result.savings.to > 0
      ? `They cost ${spanOf(result.savings)} today, so year 1 may cost ${spanOf(result.spend)}.`
      : '';
  return [
    `Our worksheet: ${number(inputs.closeDays)} person-days a close, ${number(inputs.reportHours)} hours of manual reporting a month, ${number(inputs.auditHours)} hours of audit preparation a year, ${number(inputs.hourlyCost)} an hour.`,
    `Assumed: ${assumed.close}% faster close, ${assumed.reporting}% less manual reporting, ${assumed.audit}% faster audit preparation, at least ${assumed.reachedAtLeast}% of that reached, a return of ${assumed.returnFrom} to ${assumed.returnTo} in year 1.`,
    `Result: ${spanOf(result.hours)} hours a year. ${money}`.trim(),
    'Please go through it with us.',
  ].join('\n');
}
