/** The form sent by a browser without JavaScript. The answer is a redirect to a page, not JSON. */
import type { Config } from '../_shared/config.ts';

/**
 * Anchors of the contact page; `:target` in its style sheet shows the matching message without a
 * script.
 */
const results = { sent: '/contact#sent', failed: '/contact#failed' } as const;

/**
 * Redirects the result of a form back to the site. Status 303 makes the browser fetch the page with
 * GET, so that a reload can't send the form twice. The answer to any other call is returned
 * unchanged.
 */
export function formResult(
  request: Request,
  response: Response,
  origin: string | null,
  { allowedOrigins }: Config,
): Response {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (request.method !== 'POST' || !isForm || response.status === 403) return response;
  // Browsers ask for HTML. A program that asks for JSON gets the status itself.
  const wantsPage = /\btext\/html\b/i.test(request.headers.get('accept') ?? '');
  if (!response.ok && !wantsPage) return response;
  const site = origin ?? allowedOrigins[0] ?? '';
  const location = site + (response.ok ? results.sent : results.failed);
  return new Response(null, { status: 303, headers: { location } });
}
