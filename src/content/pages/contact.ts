import { site } from '../site.ts';
import type { Page } from '../types.ts';

export default {
  meta: {
    title: 'Contact: demo, expert call or partnership',
    card: 'Get in touch: demo, expert call or partnership',
    description:
      'Ask for a demo, book a call with an expert or propose a partnership. Tell Neural Suite in Dallas, Texas, which decision you want to make with more confidence.',
    keywords:
      'request AI demo, contact Neural Suite, AI expert call, AI partnership, Dallas Texas AI company',
    schema: ['organization'],
  },
  shot: 'core-asks',
  sections: [
    {
      kind: 'contact',
      title: 'Get In Touch',
      lede: 'Tell us what you would like to know or improve. A person reads every message.',
      follow: {
        title: 'Follow us',
        text: 'New articles, events and product news appear on our LinkedIn page.',
        label: 'Follow us on LinkedIn',
      },
      headquarters: {
        title: 'Headquarters',
        text: `${site.headquarters.city}, ${site.headquarters.region}`,
      },
      why: {
        title: 'Why Choose Neural Suite',
        items: [
          'Human-centered AI design',
          'Enterprise-grade security',
          'Rapid deployment and ROI',
          'Dedicated support team',
        ],
      },
      privacy:
        'To answer you and stop spam, we keep what you send, the page and campaign that led you here, language, device and view. We keep it for two years at most, and erase it when you ask.',
    },
  ],
} satisfies Page;
