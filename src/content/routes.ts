/**
 * Paths of the site's pages. The path of a page's file gives its URL, so there is no list of
 * routes. Router, prerendering, sitemap and feed use these functions.
 */

import type { Crumb, Interest } from './types.ts';

/** `./pages/solutions/neural-edge.ts` → `/solutions/neural-edge`; `index.ts` → its folder. */
export function pathOfFile(file: string): string {
  const inside = file.slice(file.lastIndexOf('pages/') + 'pages/'.length).replace(/\.ts$/, '');
  return `/${inside}`.replace(/(^|\/)index$/, '') || '/';
}

/** The file `pages/404.ts`. Its page is shown for unknown paths, and is not a route. */
export const notFoundPath = '/404';

/** Main path of each alternative path. A page's canonical link always has the main path. */
export const aliases: Readonly<Record<string, string>> = {
  '/use-cases/compliance': '/use-cases/regulatory-compliance',
  '/use-cases/customer-experience-automation': '/use-cases/customer-experience',
};

/**
 * URL of the contact page with fields of the form already filled in.
 *
 * @param interest value of the interest field
 * @param reason sentence in the field for the visitor's challenge
 * @param lang language of the form, if it is not English
 */
export function contactHref(interest: Interest, reason?: string, lang?: 'es'): string {
  const query = new URLSearchParams({ interest });
  if (reason) query.set('reason', reason);
  if (lang) query.set('lang', lang);
  return `/contact?${query}`;
}

/** `ai-data-teams` → `AI Data Teams` */
const segmentToLabel = (segment: string) =>
  segment
    .split('-')
    .map((word) => (word === 'ai' ? 'AI' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/**
 * Breadcrumbs of a path: Home, then each path segment in title case.
 *
 * @example crumbsOf('/roles/ai-data-teams') // Home > Roles > AI Data Teams
 */
export function crumbsOf(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const trail = [
    { label: 'Home', href: '/' },
    ...segments.map((segment, index) => ({
      label: segmentToLabel(segment),
      href: `/${segments.slice(0, index + 1).join('/')}`,
    })),
  ];
  return trail.map(({ label, href }, index) =>
    index === trail.length - 1 ? { label } : { label, href },
  );
}
