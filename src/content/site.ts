/**
 * Facts about the site: the only source of them for metadata, structured data, header, footer and
 * feed. Environment variables are read at build time; `npm run launch:check` lists the placeholders
 * that must be replaced before the launch.
 */

/** Environment variables. Vite sets them; without Vite, as in scripts, the defaults below apply. */
const env: Record<string, string | undefined> = import.meta.env ?? {};

export const placeholders = {
  VITE_SITE_URL: 'https://neural-suite.example',
  VITE_SITE_EMAIL: 'hello@neural-suite.example',
  VITE_LINKEDIN_URL: 'https://www.linkedin.com/company/neural-suite-example',
  VITE_SOCIAL_URL: 'https://x.com/neural_suite_example',
} as const;

/** The value of an environment variable, else its placeholder. */
const getSetting = (name: keyof typeof placeholders) => env[name] || placeholders[name];

export const site = {
  name: env.VITE_SITE_NAME || 'Neural Suite',
  /** Origin without a trailing slash. */
  url: getSetting('VITE_SITE_URL').replace(/\/+$/, ''),
  email: getSetting('VITE_SITE_EMAIL'),
  tagline: 'AI with Purpose • Humans at the Center',
  blurb:
    'One AI suite on data you can trust: captured at the edge, protected by design, explained in plain words. A person stays in charge.',
  linkedin: getSetting('VITE_LINKEDIN_URL'),
  social: { label: 'X', href: getSetting('VITE_SOCIAL_URL') },
  headquarters: { city: 'Dallas', region: 'Texas', country: 'US' },
  author: 'Neural Suite Editorial Team',
  /** The name of the blog, in the feed and in structured data. */
  blog: 'Neural Suite Blog',
  /**
   * Sentence about the current quarter. Change it when the quarter ends; an empty string hides it.
   */
  limitedSpots: 'Limited spots for Q1 2026',
  locale: 'en_US',
  /** Date of the last change of the pages' texts; articles have their own dates. */
  edition: '2026-11-22',
} as const;

/**
 * The site in one sentence, for search engines and feeds. It is not a member of `site`, so that
 * bundles leave it out.
 */
export const description =
  'Neural Suite is an AI suite built on trusted data: capture it at the edge, protect it, learn from it and act on it, with people in charge.';
