/**
 * The arithmetic of the worksheet on the finance leaders' page, as pure functions.
 *
 * The result is a range: its lower end assumes that only the share `reachedAtLeast` of the targets
 * is reached, its upper end that all of them are.
 */

/** The visitor's own figures, and the assumptions, all of which the visitor can change. */
export interface Figures {
  /** Person-days that one monthly close takes. */
  closeDays: number;
  /** Hours a month in which people assemble reports by hand. */
  reportHours: number;
  /** Hours a year in which people prepare audits. */
  auditHours: number;
  /** What an hour costs in full, in dollars. */
  hourlyCost: number;
  /** Share of the work on the monthly close that is saved, in percent like the others. */
  close: number;
  /** Share of manual reporting that is saved. */
  reporting: number;
  /** Share of audit preparation that is saved. */
  audit: number;
  /** Share of the three targets above that is reached at least. */
  reachedAtLeast: number;
  /** Lowest and highest return in year 1, as multiples of the spend. */
  returnFrom: number;
  returnTo: number;
  hoursPerDay: number;
}

export interface Range {
  from: number;
  to: number;
}

export interface Estimate {
  /** Working hours saved in a year. */
  hours: Range;
  /** What these hours cost today, in dollars. */
  savings: Range;
  /** What the suite may cost in year 1 for the assumed return, in dollars. */
  spend: Range;
}

/**
 * Defaults of the assumptions. They are the targets of the project's specification, apart from
 * `reachedAtLeast` and `hoursPerDay`, which are conventions of this worksheet.
 */
export const targets = {
  close: 75,
  reporting: 90,
  audit: 80,
  reachedAtLeast: 50,
  returnFrom: 3,
  returnTo: 6,
  hoursPerDay: 8,
} satisfies Partial<Figures>;

const monthsPerYear = 12;

/** Assumptions in percent, of which none can be above 100. */
const shares = ['close', 'reporting', 'audit', 'reachedAtLeast'] as const;

/** Why figures cannot be used: the message of each such figure. */
export function faultsOf(figures: Figures): Partial<Record<keyof Figures, string>> {
  const names = Object.keys(figures) as (keyof Figures)[];
  const faults: Partial<Record<keyof Figures, string>> = {};
  for (const name of names) {
    if (!Number.isFinite(figures[name]) || figures[name] < 0) faults[name] = 'Enter 0 or more.';
  }
  for (const name of shares) if (figures[name] > 100) faults[name] = 'Enter 100 or less.';
  if (figures.returnFrom === 0) faults.returnFrom = 'Enter more than 0.';
  if (figures.returnTo < figures.returnFrom) faults.returnTo = 'Enter the first return or more.';
  return faults;
}

/**
 * Estimates the hours and costs that the suite would save in a year, and what it may cost.
 *
 * @returns `null` while a figure has a fault, or when nothing is saved
 * @example
 * estimate({ closeDays: 10, reportHours: 0, auditHours: 0, hourlyCost: 1, ...targets })
 * // hours: 360 to 720, spend: 60 to 240
 */
export function estimate(figures: Figures): Estimate | null {
  if (Object.keys(faultsOf(figures)).length > 0) return null;
  const { hourlyCost, reachedAtLeast, returnFrom, returnTo } = figures;

  const savedHoursPercent =
    figures.closeDays * figures.hoursPerDay * monthsPerYear * figures.close +
    figures.reportHours * monthsPerYear * figures.reporting +
    figures.auditHours * figures.audit;
  const totalHours = savedHoursPercent / 100;
  if (totalHours === 0) return null;

  const lowestHours = (totalHours * reachedAtLeast) / 100;
  const savings = { from: lowestHours * hourlyCost, to: totalHours * hourlyCost };
  return {
    hours: { from: lowestHours, to: totalHours },
    savings,
    // From small savings at a high return to large savings at a low one.
    spend: { from: savings.from / returnTo, to: savings.to / returnFrom },
  };
}

/** Results have two significant digits, because an estimate is no more exact. */
const resultFormat = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
const { format: formatInput } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a range, e.g. `1,200–2,400`. */
export const spanOf = ({ from, to }: Range) =>
  from === to ? resultFormat.format(to) : `${resultFormat.format(from)}–${resultFormat.format(to)}`;

/** Formats a range of amounts, e.g. `$1,200–2,400`. */
export const dollarSpanOf = (range: Range) => `$${spanOf(range)}`;

/** Text for the contact form's challenge field: inputs, assumptions and result. */
export function summaryOf(figures: Figures, result: Estimate | null): string {
  if (!result) return 'I would like an ROI assessment for our finance team.';
  const money =
    result.savings.to > 0
      ? `They cost ${dollarSpanOf(result.savings)} today, so year 1 may cost ${dollarSpanOf(result.spend)}.`
      : '';
  return [
    `Our worksheet: ${formatInput(figures.closeDays)} person-days a close, ${formatInput(figures.reportHours)} hours of manual reporting a month, ${formatInput(figures.auditHours)} hours of audit preparation a year, $${formatInput(figures.hourlyCost)} an hour.`,
    `Assumed: ${figures.close}% faster close, ${figures.reporting}% less manual reporting, ${figures.audit}% faster audit preparation, at least ${figures.reachedAtLeast}% of that reached, a return of ${figures.returnFrom} to ${figures.returnTo} in year 1.`,
    `Result: ${spanOf(result.hours)} hours a year. ${money}`.trim(),
    'Please go through it with us.',
  ].join('\n');
}
