/** Links of the header and the footer, in the order and with the labels of the specification. */

import type { GlyphName, OfferingId } from './basic-types.ts';
import { offerings, purposes } from './suite.ts';

export interface NavItem {
  label: string;
  href: string;
  items?: readonly {
    label: string;
    href: string;
    /** One word for the purpose of the linked page, shown below the label. */
    text: string;
    /**
     * Decides colour, glyph, and which object of the 3D scene has focus while the item is hovered.
     */
    offering: OfferingId;
    /** Replaces the offering's glyph. */
    icon?: GlyphName;
  }[];
  /** Whether the dropdown is wide, for longer labels. */
  isWide?: true;
}

export const navigation: readonly NavItem[] = [
  { label: 'Home', href: '/' },
  {
    label: 'AI Suite Solutions',
    href: '/solutions',
    items: offerings.map(({ id, name, href }) => ({
      label: name,
      href,
      text: purposes[id],
      offering: id,
    })),
  },
  {
    label: 'AI Use Cases',
    href: '/use-cases',
    isWide: true,
    items: [
      {
        label: 'Fraud Detection',
        href: '/use-cases/fraud-detection',
        text: 'Finance',
        offering: 'learning',
        icon: 'lens',
      },
      {
        label: 'Predictive Maintenance',
        href: '/use-cases/predictive-maintenance',
        text: 'Operations',
        offering: 'edge',
        icon: 'wrench',
      },
      {
        label: 'Customer Experience',
        href: '/use-cases/customer-experience',
        text: 'Service',
        offering: 'agents',
        icon: 'headset',
      },
      {
        label: 'Regulatory Compliance',
        // The specification names this address, an alias; the canonical one is
        // /use-cases/regulatory-compliance (`aliases` in content/routes.ts).
        href: '/use-cases/compliance',
        text: 'Audit',
        offering: 'shield',
        icon: 'seal',
      },
    ],
  },
  { label: 'Industries', href: '/industries' },
  { label: 'Resources', href: '/resources' },
  { label: 'About', href: '/about' },
];

export const contactItem = { label: 'Contact', href: '/contact' } as const;

export const footer = {
  solutions: [
    { label: 'Edge Data Collection', href: '/solutions/neural-edge' },
    { label: 'Quantum Security', href: '/solutions/neural-shield' },
    { label: 'Machine Learning', href: '/solutions/neural-learning' },
    { label: 'AI Automation', href: '/solutions/neural-agents' },
  ],
  company: [
    { label: 'About Us', href: '/about' },
    { label: 'Contact', href: '/contact' },
    // Items without `href` are plain text, until the documents exist.
    { label: 'Privacy Policy' },
    { label: 'Terms of Service' },
  ] as readonly { label: string; href?: string }[],
  explore: [
    { label: 'Blog', href: '/blog' },
    { label: 'Case Studies', href: '/resources/case-studies' },
    { label: 'Roles', href: '/roles' },
    { label: 'Use Cases', href: '/use-cases' },
    { label: 'Industries', href: '/industries' },
  ],
} as const;
