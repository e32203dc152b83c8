/** Which pages may call the function, and what their browsers are told (CORS). */
import type { Config } from '../_shared/config.ts';
import { Problem } from '../_shared/problem.ts';
import { headerNames } from '../_shared/rules.ts';

/** Sent by the hosted backend's client along with ours. */
const clientHeaders = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'];

export const methods = 'GET, POST, OPTIONS';

/**
 * The origin of the calling page, or `null` for a caller that is not a page.
 *
 * @throws {Problem} 403 for pages of other sites
 */
export function callingOrigin({ headers }: Request, { allowedOrigins }: Config): string | null {
  const origin = headers.get('origin');
  if (origin === null) return null;
  if (allowedOrigins.includes(origin)) return origin;
  // A page can't choose its Host header: the same host means that page and function share it.
  if (URL.canParse(origin) && new URL(origin).host === headers.get('host')) return origin;
  throw new Problem(403, 'The form can be sent from its own site only.');
}

export const corsHeaders = (origin: string | null): Record<string, string> => ({
  vary: 'origin',
  ...(origin && {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
  }),
});

export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': [...clientHeaders, ...Object.values(headerNames)].join(', '),
      // Two hours, the longest that all browsers accept.
      'access-control-max-age': '7200',
    },
  });
