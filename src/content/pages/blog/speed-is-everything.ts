import { postById } from '../../articles/cards.ts';
import { articlePage } from '../../articles/page.ts';
import * as body from '../../articles/speed-is-everything.ts';
import { contactHref } from '../../links.ts';
import type { Page } from '../../types.ts';

export default articlePage(postById('speed-is-everything'), body, {
  title: 'Speed in decisions is a question of trust',
  description:
    'Models are quick; decisions are slow. Find the five waits between an event and an action, see which one is longest, and learn how to shorten it.',
  keywords: [
    'AI strategy',
    'decision speed',
    'faster close',
    'model deployment',
    'trusted data',
    'explainable AI',
  ],
  related: [
    {
      title: 'For AI and data teams',
      description: 'From a working notebook to a model in production.',
      href: '/roles/ai-data-teams',
      category: 'Role',
    },
    {
      title: 'Predictive maintenance',
      description: 'A decision where the early hour is worth most.',
      href: '/use-cases/predictive-maintenance',
      category: 'Use case',
    },
    {
      title: 'Neural Edge',
      description: 'Checks on every reading, at the moment of capture.',
      href: '/solutions/neural-edge',
      category: 'Solution',
    },
  ],
  closing: {
    eyebrow: 'Time one decision',
    title: 'Bring the slowest decision you have',
    text: 'We will walk through its waits with you and say which of them technology can shorten. Some of them need only a phone number.',
    actions: [
      {
        label: 'Book a Call',
        href: contactHref('expert', 'I would like to time one of our decisions with you.'),
        variant: 'neural',
      },
      { label: 'See All Use Cases', href: '/use-cases', variant: 'neural-outline' },
    ],
  },
}) satisfies Page;
