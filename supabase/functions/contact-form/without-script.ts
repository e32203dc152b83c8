/** The form sent by a browser without JavaScript: the answer is a page, not JSON. */
import type { Config } from '../_shared/config.ts';

/** Anchors of the contact page; `:target` shows what belongs to each, without code. */
const results = { sent: '/contact#sent', failed: '/contact#failed' } as const;

/**
 * A form's result leads back to the site; 303 makes the browser fetch it with GET,
 * so a reload can't send twice. Any other call keeps its answer.
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
  // A program that asks for JSON gets the status itself; browsers ask for HTML.
  const wantsPage = /\btext\/html\b/i.test(request.headers.get('accept') ?? '');
  if (!response.ok && !wantsPage) return response;
  const site = origin ?? allowedOrigins[0] ?? '';
  const location = site + (response.ok ? results.sent : results.failed);
  return new Response(null, { status: 303, headers: { location } });
}
