import type { Offering, OfferingId } from './basic-types.ts';

/**
 * The four offerings, in the order in which data passes through them: capture, protect, understand,
 * act.
 */
export const offerings: readonly Offering[] = [
  {
    id: 'edge',
    name: 'Neural Edge',
    benefit: 'Trusted data from the first second',
    description:
      'Captures signals from devices and environments in real time, and checks them where they arise.',
    href: '/solutions/neural-edge',
  },
  {
    id: 'shield',
    name: 'Neural Shield',
    benefit: 'Proof of who touched what',
    description: 'Seals every record and writes an audit trail you can hand over.',
    href: '/solutions/neural-shield',
  },
  {
    id: 'learning',
    name: 'Neural Learning',
    benefit: 'Answers that show their causes',
    description:
      'Finds what brings a result about, and explains each prediction in terms a person can check.',
    href: '/solutions/neural-learning',
  },
  {
    id: 'agents',
    name: 'Neural Agents',
    benefit: 'Automation that asks before it matters',
    description:
      'Runs the routine work of a process, explains each step, and waits for a person wherever you say so.',
    href: '/solutions/neural-agents',
  },
];

/** The offerings by id. */
export const offering = Object.fromEntries(offerings.map((each) => [each.id, each])) as Record<
  OfferingId,
  Offering
>;

/** The purpose of each offering in one word. */
export const purposes: Readonly<Record<OfferingId, string>> = {
  edge: 'Capture',
  shield: 'Protect',
  learning: 'Understand',
  agents: 'Act',
};
