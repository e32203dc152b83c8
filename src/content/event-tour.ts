/**
 * The stops of the tour in event mode. A screen at a booth shows one stop after another while
 * nobody touches it, and a presenter can step through them. Figures come from `claims.ts`, as on
 * the pages.
 */

import type { OfferingId, ShotName } from './basic-types.ts';
import { type ClaimId, claimKinds, claimOf } from './claims.ts';
import { contactHref } from './routes.ts';
import { site } from './site.ts';
import { offering, purposes } from './suite.ts';

/** One screen of the tour: a view of the 3D scene with a few lines of text. */
export interface Stop {
  id: string;
  shot: ShotName;
  /**
   * Decides the accent colour and the line art. `suite` is the whole diagram of the four products,
   * `human` the core in its middle.
   */
  subject: OfferingId | 'suite' | 'human';
  /** How long the tour shows the stop: a key of `dwell` in `motion/event-tokens.ts`. */
  dwell: 'opening' | 'body' | 'process' | 'closing';
  /** Small label above the title. */
  eyebrow: string;
  /** The lines of the title. */
  lines: readonly string[];
  text: string;
  /** Whether each line of the title lights up when the data in the scene reach its product. */
  inTurn?: boolean;
  /** Whether a touch at this stop starts the demo "Follow one signal" of the home page. */
  sends?: boolean;
  /** A claim, shown as its figure with the name of its kind and its label. */
  figure?: { value: string; kind: string; label: string };
}

/** The `figure` of a stop, from a claim. */
function figureOf(claim: ClaimId) {
  const { figure, kind, label } = claimOf(claim);
  return { value: figure, kind: claimKinds[kind].name, label: label.toLowerCase() };
}

/** The stop of a product. */
const productStop = (id: OfferingId, claim: ClaimId): Stop => {
  const { name, benefit } = offering[id];
  return {
    id,
    shot: `tour-${id}`,
    subject: id,
    dwell: 'body',
    eyebrow: purposes[id],
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
  productStop('edge', 'downtime'),
  productStop('shield', 'violations'),
  productStop('learning', 'deployment'),
  productStop('agents', 'close'),
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

/**
 * URL in the QR code of the tour. It has the canonical host, because the screen may show the site
 * from another host.
 */
export const demoUrl = site.url + contactHref('demo');
