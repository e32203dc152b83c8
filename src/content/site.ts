/**
 * Canonical facts about the site. Metadata, structured data, header, footer and
 * feed read them from here and from nowhere else.
 *
 * Values from the environment are fixed at build time; `npm run launch:check`
 * lists every default that must not go live.
 */

/** Vite puts the variables here; outside Vite (tests, scripts) the defaults hold. */
const env: Record<string, string | undefined> = import.meta.env ?? {};

export const placeholders = {
  VITE_SITE_URL: 'https://neural-suite.example',
  VITE_SITE_EMAIL: 'hello@neural-suite.example',
  VITE_LINKEDIN_URL: 'https://www.linkedin.com/company/neural-suite-example',
  VITE_SOCIAL_URL: 'https://x.com/neural_suite_example',
} as const;

const setting = (name: keyof typeof placeholders) => env[name] || placeholders[name];

export const site = {
  name: env.VITE_SITE_NAME || 'Neural Suite',
  /** Origin without a trailing slash. */
  url: setting('VITE_SITE_URL').replace(/\/+$/, ''),
  email: setting('VITE_SITE_EMAIL'),
  tagline: 'AI with Purpose • Humans at the Center',
  blurb:
    'One AI suite on data you can trust: captured at the edge, protected by design, explained in plain words. A person stays in charge.',
  linkedin: setting('VITE_LINKEDIN_URL'),
  social: { label: 'X', href: setting('VITE_SOCIAL_URL') },
  headquarters: { city: 'Dallas', region: 'Texas', country: 'US' },
  author: 'Neural Suite Editorial Team',
  /** The blog's one name: in the feed, in structured data, wherever it is named as a whole. */
  blog: 'Neural Suite Blog',
  /** The one seasonal line. Renew it when its quarter ends, or empty it: then nothing is printed. */
  limitedSpots: 'Limited spots for Q1 2026',
  locale: 'en_US',
  /** Day on which the pages were last revised; articles name their own. Change it with the words. */
  edition: '2026-11-22',
} as const;

/** The site in one sentence, for machines. Apart from the rest, so that no visitor loads it. */
export const description =
  'Neural Suite is an AI suite built on trusted data: capture it at the edge, protect it, learn from it and act on it, with people in charge.';
