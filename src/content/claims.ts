/**
 * The claims of the site. A claim is a figure that the site states, such as `60%` (or the name of a
 * standard), with a label and a kind. Pages refer to a claim by its id, so that it has the same
 * label and kind everywhere. What each figure measures is in `claim-measures.ts`, which is loaded
 * later, because no page needs it for its first screen.
 */

/**
 * How far a claim is proven:
 *
 * - `target`: agreed on with the customer before a pilot
 * - `claim`: reported by the provider
 * - `example`: an illustration that measures nothing
 * - `standard`: a standard by another organization
 * - `law`: a law
 */
export type ClaimKind = 'target' | 'claim' | 'example' | 'standard' | 'law';

export interface Claim {
  /** The figure as pages show it, such as `3–6×`. */
  figure: string;
  label: string;
  /** Shorter label for narrow places. */
  short?: string;
  kind: ClaimKind;
}

/** Name of each kind, and the explanation that is shown once beside claims of the kind. */
export const claimKinds: Readonly<Record<ClaimKind, { name: string; text: string }>> = {
  target: {
    name: 'Target',
    text: 'Targets we agree with you before the pilot; your finance team verifies them.',
  },
  claim: {
    name: 'Reported by us',
    text: 'Reported by us, not audited.',
  },
  example: {
    name: 'Illustrative example',
    text: 'An example shows how something looks. It counts nothing real.',
  },
  standard: {
    name: 'Standard',
    text: 'Standards are rules by others. An auditor reports how far a supplier meets them.',
  },
  law: {
    name: 'Law',
    text: 'Laws bind you. The suite is designed to help you keep them and to show that you do.',
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
  gdpr: { figure: 'GDPR', label: 'Protection of personal data', kind: 'law' },
  hipaa: { figure: 'HIPAA', label: 'Protection of health records', kind: 'law' },
  ccpa: { figure: 'CCPA', label: 'Rights of consumers over their data', kind: 'law' },
  sox: { figure: 'SOX', label: 'Controls over financial reports', kind: 'law' },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** A claim as type `Claim`: the literal types of `claims` lack the optional fields. */
export const claimOf = (id: ClaimId): Claim => claims[id];
