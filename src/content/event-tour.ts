/**
 * The stops of event mode's tour. A screen at a booth plays the tour while nobody touches it, and a
 * presenter can step through it. Figures come from `claims.ts`, as on the pages.
 */
import { type ClaimId, claimKinds, claimOf } from './claims.ts';
import { contactHref } from './routes.ts';
import { site } from './site.ts';
import { offering } from './suite.ts';
import type { OfferingId, ShotId } from './types.ts';

export interface Stop {
  id: string;
  shot: ShotId;
  /** Gives the accent colour and the line art; `suite` is the whole diagram, `human` the core. */
  subject: OfferingId | 'suite' | 'human';
  /** How long the tour shows the stop: a key of the motion tokens. */
  dwell: 'opening' | 'body' | 'process' | 'closing';
  /** Small label above the title. */
  eyebrow: string;
  /** The lines of the title. */
  lines: readonly string[];
  text: string;
  /** Whether each line lights up when the data in the scene reach its product. */
  inTurn?: boolean;
  /** Whether a touch at this stop starts the demo 'Follow one signal', as on home. */
  sends?: boolean;
  figure?: { value: string; kind: string; label: string };
}

/** The figure of a claim, with the name of its kind. */
function figureOf(claim: ClaimId) {
  const { figure, kind, label } = claimOf(claim);
  return { value: figure, kind: claimKinds[kind].name, label: label.toLowerCase() };
}

const productStop = (id: OfferingId, verb: string, claim: ClaimId): Stop => {
  const { name, benefit } = offering[id];
  return {
    id,
    shot: `tour-${id}`,
    subject: id,
    dwell: 'body',
    eyebrow: verb,
    lines: name.split(' '),
    text: benefit,
    figure: figureOf(claim),
  };
};

export const stops: readonly Stop[] = [
  {
    id: 'suite',
    shot: 'tour-suite',
    subject: 'suite',
    dwell: 'opening',
    eyebrow: site.tagline,
    lines: ['AI that', 'answers', 'to you.'],
    text: 'Four products prepare the work. A person decides.',
  },
  productStop('edge', 'Capture', 'downtime'),
  productStop('shield', 'Protect', 'violations'),
  productStop('learning', 'Understand', 'deployment'),
  productStop('agents', 'Act', 'close'),
  {
    id: 'process',
    shot: 'tour-process',
    subject: 'suite',
    dwell: 'process',
    eyebrow: 'The process',
    lines: ['Collect', 'Protect', 'Process', 'Execute'],
    text: 'Four steps, always in this order.',
    inTurn: true,
    figure: figureOf('value'),
  },
  {
    id: 'core',
    shot: 'tour-core',
    subject: 'human',
    dwell: 'closing',
    eyebrow: 'The core',
    lines: ['A person', 'has the', 'final say.'],
    text: 'People set the goals and approve each step that matters.',
  },
  {
    id: 'signal',
    shot: 'tour-signal',
    subject: 'suite',
    dwell: 'body',
    eyebrow: 'One signal',
    lines: ['Your turn:', 'send one', 'signal.'],
    text: 'All four products prepare it. You approve or refuse.',
    sends: true,
  },
];

/** URL in the QR code. It has the canonical host, because the screen may run on another. */
export const demoUrl = site.url + contactHref('demo');
