/**
 * Every figure that the site states, once: what it says, and of which kind it is. Pages name a
 * record and print its words, so that a figure has the same kind everywhere. What each one counts
 * stands in `claim-measures.ts`, apart, because no page needs it for its first screen.
 */

/**
 * - `target`: agreed before a pilot
 * - `claim`: stated by the provider, without proof on the site
 * - `example`: illustrates, and counts nothing real
 * - `standard`: a rule that others wrote
 */
export type ClaimKind = 'target' | 'claim' | 'example' | 'standard';

export interface Claim {
  /** As pages print it. */
  figure: string;
  label: string;
  /** For places with little room. */
  short?: string;
  kind: ClaimKind;
}

/** Each kind in words, and the one explanation that stands wherever a figure of it does. */
export const claimKinds: Readonly<Record<ClaimKind, { name: string; text: string }>> = {
  target: {
    name: 'Target',
    text: 'We agree on it before a pilot, and your own controllers count it.',
  },
  claim: {
    name: 'Provider’s claim',
    text: 'We state it, without outside proof.',
  },
  example: {
    name: 'Illustrative example',
    text: 'It shows how something looks. It counts nothing real.',
  },
  standard: {
    name: 'Standard',
    text: 'A rule that others wrote. Its name on this site is no certificate.',
  },
};

export const claims = {
  roi: {
    figure: '3–6×',
    label: 'Return on investment in year 1',
    short: 'ROI in year 1',
    kind: 'target',
  },
  cost: { figure: '60%', label: 'Cost reduction', kind: 'target' },
  value: { figure: '90 days', label: 'To value', kind: 'target' },
  'initial-results': { figure: '30–60 days', label: 'To initial results', kind: 'target' },
  close: { figure: '75%', label: 'Faster close', kind: 'target' },
  'manual-reporting': { figure: '90%', label: 'Less manual reporting', kind: 'target' },
  'report-accuracy': { figure: '99.5%', label: 'Compliance report accuracy', kind: 'target' },
  'reporting-accuracy': { figure: '100%', label: 'Reporting accuracy', kind: 'target' },
  deployment: {
    figure: '60%',
    label: 'Faster model deployment',
    short: 'Faster deployment',
    kind: 'target',
  },
  'data-quality': { figure: '85%', label: 'Better data quality', kind: 'target' },
  maintenance: { figure: '50%', label: 'Less maintenance', kind: 'target' },
  violations: {
    figure: '95%',
    label: 'Fewer compliance violations',
    short: 'Fewer violations',
    kind: 'target',
  },
  'audit-preparation': {
    figure: '80%',
    label: 'Faster audit preparation',
    short: 'Faster audit prep',
    kind: 'target',
  },
  downtime: { figure: '40%', label: 'Less manufacturing downtime', kind: 'claim' },
  retention: { figure: '25%', label: 'Better student retention', kind: 'claim' },
  'compliance-reporting': { figure: '60%', label: 'Faster compliance reporting', kind: 'claim' },
  support: { figure: '24/7', label: 'Support', kind: 'claim' },
  counter: { figure: '14,376', label: 'Projects and counting', kind: 'example' },
  'soc-2': { figure: 'SOC 2', label: 'Controls of service providers', kind: 'standard' },
  gdpr: { figure: 'GDPR', label: 'Protection of personal data', kind: 'standard' },
  hipaa: { figure: 'HIPAA', label: 'Protection of health records', kind: 'standard' },
  ccpa: { figure: 'CCPA', label: 'Rights of consumers over their data', kind: 'standard' },
  sox: { figure: 'SOX', label: 'Controls over financial reports', kind: 'standard' },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** A record as its interface describes it: without the literal types, some fields are optional. */
export const claimOf = (id: ClaimId): Claim => claims[id];

/** The figure with its label and its kind, as one text. */
export function claimText(id: ClaimId): string {
  const { figure, label, kind } = claimOf(id);
  return `${figure} ${label.toLowerCase()} (${claimKinds[kind].name.toLowerCase()})`;
}
