/**
 * Where a page file stands decides its address. Router, prerendering, sitemap,
 * feed and the route test all use these functions, so no list of routes exists.
 */

import type { InterestId } from './types.ts';

/** `./pages/solutions/neural-edge.ts` → `/solutions/neural-edge`; `index` is the folder itself. */
export function pathOfFile(file: string): string {
  const inside = file.slice(file.lastIndexOf('pages/') + 'pages/'.length).replace(/\.ts$/, '');
  return `/${inside}`.replace(/(^|\/)index$/, '') || '/';
}

/** The page shown for unknown addresses; it is not an address of its own. */
export const notFoundPath = '/404';

/** Second addresses of a page. The canonical link names the page itself. */
export const aliases: Readonly<Record<string, string>> = {
  '/use-cases/compliance': '/use-cases/regulatory-compliance',
  '/use-cases/customer-experience-automation': '/use-cases/customer-experience',
};

/**
 * Address of the contact page with the form filled in as far as the visitor's
 * click already told us.
 *
 * @param interest preselected interest
 * @param reason   sentence carried into the challenge field
 */
export function contactHref(interest: InterestId, reason?: string): string {
  const query = new URLSearchParams({ interest });
  if (reason) query.set('reason', reason);
  return `/contact?${query}`;
}
