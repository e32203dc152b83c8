import type { Assumptions, Estimate, Inputs, Range } from './model.ts';

/** Two digits are all that an estimate can vouch for. */
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
