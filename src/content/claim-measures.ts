/**
 * What the figure of each claim in `claims.ts` measures, and what it is compared with.
 * `npm run launch:check` fails for each record without a `source`.
 */
import type { ClaimId } from './claims.ts';

export interface Measure {
  /** What the figure measures. */
  measure: string;
  /** What the figure is compared with. */
  baseline: string;
  /** Document that proves the figure; absent until the site's owner names one. */
  source?: string;
}

export const measures: Readonly<Record<ClaimId, Measure>> = {
  roi: {
    measure: 'Savings of the year, as booked by your finance team, divided by what the suite cost.',
    baseline: 'What the same process cost in the year before.',
  },
  cost: {
    measure: 'Running cost of the one process that the pilot covers: people, tools and suppliers.',
    baseline: 'The cost of that process before the pilot, signed by finance.',
  },
  value: {
    measure: 'From the start of the pilot to a decision that is made with the suite every day.',
    baseline: 'The start date in the plan of the pilot.',
  },
  'initial-results': {
    measure: 'From the start of the pilot to the first result that its owner can check.',
    baseline: 'The start date in the plan of the pilot.',
  },
  close: {
    measure: 'Working days from the end of a period to closed books.',
    baseline: 'Your own average before the pilot.',
  },
  'manual-reporting': {
    measure: 'Hours that people spend on putting together the reports in scope.',
    baseline: 'The same reports, timed before the pilot.',
  },
  'report-accuracy': {
    measure: 'Share of the figures in a compliance report that need no correction after review.',
    baseline: 'The corrections in your last reports.',
  },
  'reporting-accuracy': {
    measure:
      'Share of the statements in a report that lead to a stored record and say what it says.',
    baseline: 'The statements in your last report that could be traced.',
  },
  deployment: {
    measure: 'Days from a finished model to its use in production, reviews included.',
    baseline: 'The last models that you released.',
  },
  'data-quality': {
    measure: 'Records that fail an agreed check after they have left their source.',
    baseline: 'The same checks, run on the same sources before the pilot.',
  },
  maintenance: {
    measure: 'Hours spent on repairing pipelines and models in the scope of the pilot.',
    baseline: 'The hours that the team booked on it before.',
  },
  violations: {
    measure: 'Violations in the process, as your compliance function records them.',
    baseline: 'The same record for the same months of the year before.',
  },
  'audit-preparation': {
    measure: 'Hours from an auditor’s list of requests to the complete answer.',
    baseline: 'The last audit of the same scope.',
  },
  downtime: {
    measure: 'Hours of unplanned stops on the lines of the case study in manufacturing.',
    baseline: 'The plant’s own hours before the project.',
  },
  retention: {
    measure: 'Share of students who enroll again, in the case study in education.',
    baseline: 'The university’s own share in the years before.',
  },
  'compliance-reporting': {
    measure: 'Days from the start of a filing to its release, in the case study in finance.',
    baseline: 'The group’s own filings before the project.',
  },
  support: {
    measure: 'Hours in which support answers. Your contract names languages and response times.',
    baseline: 'The service terms of your contract.',
  },
  counter: {
    measure: 'Nothing. The counter on the home page rises on its own while the page is open.',
    baseline: 'None.',
    source: 'Decoration by design',
  },
  'soc-2': {
    measure: 'An auditor reports on the controls of a service provider.',
    baseline: 'Trust Services Criteria.',
    source: 'American Institute of Certified Public Accountants',
  },
  gdpr: {
    measure: 'Why personal data is held, who uses it, and how long it is kept.',
    baseline: 'General Data Protection Regulation.',
    source: 'European Union',
  },
  hipaa: {
    measure: 'Who may see and pass on a health record.',
    baseline: 'Health Insurance Portability and Accountability Act.',
    source: 'United States',
  },
  ccpa: {
    measure: 'What a company holds on a consumer, and to whom it went.',
    baseline: 'California Consumer Privacy Act.',
    source: 'State of California',
  },
  sox: {
    measure: 'Who prepares and who approves what a financial report states.',
    baseline: 'Sarbanes–Oxley Act.',
    source: 'United States',
  },
};
