/** What search offers before anything is typed, and when nothing was found. */

/** Pages, in this order. */
export const suggestedPaths: readonly string[] = [
  '/solutions/neural-edge',
  '/solutions/neural-shield',
  '/solutions/neural-learning',
  '/solutions/neural-agents',
  '/use-cases',
  '/blog',
  '/contact',
];

/** Queries that lead somewhere; a test tries each. */
export const triedQueries: readonly string[] = [
  'audit trail',
  'fraud',
  'downtime',
  'human oversight',
];
