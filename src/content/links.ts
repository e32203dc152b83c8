import type { InterestId } from './types.ts';

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
