/**
 * Every figure that the site states, once, with what it is. Pages print figures; this list says
 * what each would measure and from where it starts. A record without a `source` is the owner's to
 * fill: `npm run launch:check` fails for each.
 */

/**
 * - `target`: agreed before a pilot, counted by the customer's own controllers
 * - `schedule`: a date that the project is held to
 * - `story`: told in a case study
 * - `service`: what a contract would promise
 * - `illustration`: decoration that counts nothing real
 */
export type ClaimKind = 'target' | 'schedule' | 'story' | 'service' | 'illustration';

export interface Claim {
  id: string;
  /** As pages print it. */
  figure: string;
  label: string;
  kind: ClaimKind;
  /** What would be counted. */
  measure: string;
  /** What it is compared with. */
  baseline: string;
  /** Document that vouches for it. `null` until the owner names one. */
  source: string | null;
}

/** One sentence for each kind; the list of figures opens with them. */
export const claimKinds: Readonly<Record<ClaimKind, { name: string; text: string }>> = {
  target: {
    name: 'Target',
    text: 'Agreed before a pilot, and counted by your own controllers. It is not a result that we have measured for you.',
  },
  schedule: {
    name: 'Schedule',
    text: 'A date that goes into the plan of the pilot, with what happens if it is missed.',
  },
  story: {
    name: 'Case study',
    text: 'Told in one of our stories, whose customer is not named. Ask for the reference behind it.',
  },
  service: {
    name: 'Service',
    text: 'Holds as far as the contract says it. Ask for the wording.',
  },
  illustration: {
    name: 'Illustration',
    text: 'Part of the design of the page. It counts nothing, and no decision should rest on it.',
  },
};

const open = { source: null } as const;

export const claims: readonly Claim[] = [
  {
    ...open,
    id: 'roi',
    figure: '3–6×',
    label: 'Return on investment in year 1',
    kind: 'target',
    measure: 'Savings of the year, as booked by your controllers, divided by what the suite cost.',
    baseline: 'What the same process cost in the year before.',
  },
  {
    ...open,
    id: 'cost',
    figure: '60%',
    label: 'Cost reduction',
    kind: 'target',
    measure: 'Running cost of the one process that the pilot covers: people, tools and suppliers.',
    baseline: 'The cost of that process before the pilot, signed by finance.',
  },
  {
    ...open,
    id: 'value',
    figure: '90 days',
    label: 'To value',
    kind: 'schedule',
    measure: 'From the start of the pilot to a decision that is made with the suite every day.',
    baseline: 'The start date in the plan of the pilot.',
  },
  {
    ...open,
    id: 'initial-results',
    figure: '30–60 days',
    label: 'To initial results',
    kind: 'schedule',
    measure: 'From the start of the pilot to the first result that its owner can check.',
    baseline: 'The start date in the plan of the pilot.',
  },
  {
    ...open,
    id: 'close',
    figure: '75%',
    label: 'Faster close',
    kind: 'target',
    measure: 'Working days from the end of a period to closed books.',
    baseline: 'Your own average before the pilot.',
  },
  {
    ...open,
    id: 'manual-reporting',
    figure: '90%',
    label: 'Less manual reporting',
    kind: 'target',
    measure: 'Hours that people spend on assembling the reports in scope.',
    baseline: 'The same reports, timed before the pilot.',
  },
  {
    ...open,
    id: 'report-accuracy',
    figure: '99.5%',
    label: 'Compliance report accuracy',
    kind: 'target',
    measure:
      'Share of the figures in a compliance report that need no correction after review. It counts right figures.',
    baseline: 'The corrections in your last reports.',
  },
  {
    ...open,
    id: 'reporting-traceability',
    figure: '100%',
    label: 'Reporting accuracy',
    kind: 'target',
    measure:
      'Share of the statements in a report that lead to a stored record and say what it says. It counts sources, and does not promise that each record was right.',
    baseline: 'The statements in your last report that could be traced.',
  },
  {
    ...open,
    id: 'deployment',
    figure: '60%',
    label: 'Faster model deployment',
    kind: 'target',
    measure: 'Days from a finished model to its use in production, reviews included.',
    baseline: 'The last models that you released.',
  },
  {
    ...open,
    id: 'data-quality',
    figure: '85%',
    label: 'Better data quality',
    kind: 'target',
    measure: 'Records that fail an agreed check after they have left their source.',
    baseline: 'The same checks, run on the same sources before the pilot.',
  },
  {
    ...open,
    id: 'maintenance',
    figure: '50%',
    label: 'Less maintenance',
    kind: 'target',
    measure: 'Hours spent on repairing pipelines and models in the scope of the pilot.',
    baseline: 'The hours that the team booked on it before.',
  },
  {
    ...open,
    id: 'violations',
    figure: '95%',
    label: 'Fewer compliance violations',
    kind: 'target',
    measure: 'Violations in the process, as your compliance function records them.',
    baseline: 'The same record for the same months of the year before.',
  },
  {
    ...open,
    id: 'audit-preparation',
    figure: '80%',
    label: 'Faster audit preparation',
    kind: 'target',
    measure: 'Hours from an auditor’s list of requests to the complete answer.',
    baseline: 'The last audit of the same scope.',
  },
  {
    ...open,
    id: 'downtime',
    figure: '40%',
    label: 'Less manufacturing downtime',
    kind: 'story',
    measure: 'Hours of unplanned stops on the lines in scope.',
    baseline: 'The plant’s own hours before the project.',
  },
  {
    ...open,
    id: 'retention',
    figure: '25%',
    label: 'Better student retention',
    kind: 'story',
    measure: 'Share of a year’s students who enroll again.',
    baseline: 'The university’s own share in the years before.',
  },
  {
    ...open,
    id: 'compliance-reporting',
    figure: '60%',
    label: 'Faster compliance reporting',
    kind: 'story',
    measure: 'Days from the start of a filing to its release.',
    baseline: 'The group’s own filings before the project.',
  },
  {
    ...open,
    id: 'support',
    figure: '24/7',
    label: 'Support',
    kind: 'service',
    measure: 'Hours and languages of support, and the time to a first answer.',
    baseline: 'The service terms of your contract.',
  },
  {
    id: 'counter',
    figure: '14,376',
    label: 'The counter on the home page',
    kind: 'illustration',
    measure: 'Nothing. It rises on its own while the page is open.',
    baseline: 'None.',
    source: 'Decoration by design',
  },
];
