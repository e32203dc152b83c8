/** Which pages may call a function, and the CORS headers for their browsers. */
import { Problem } from './problem.ts';

/** Headers that the client of the hosted backend sends in addition to ours. */
const clientHeaders = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'];

/** The function's own origin as visitors see it. A proxy in front reports the scheme. */
function ownOrigin({ url, headers }: Request): string {
  const spoken = headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return `${spoken || new URL(url).protocol.replace(':', '')}://${headers.get('host')}`;
}

/**
 * The origin of the calling page, or `null` for a caller that is not a page.
 *
 * @throws {Problem} 403 for pages of other sites
 */
export function callingOrigin(
  request: Request,
  { allowedOrigins }: { allowedOrigins: readonly string[] },
): string | null {
  const origin = request.headers.get('origin');
  if (origin === null) return null;
  if (allowedOrigins.includes(origin)) return origin;
  // A page can't choose its Host header: if origin and host are equal, page and function share
  // them.
  if (origin === ownOrigin(request)) return origin;
  throw new Problem(403, 'Only pages of the site itself may call.');
}

export const corsHeaders = (origin: string | null): Record<string, string> => ({
  vary: 'origin',
  ...(origin && {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
  }),
});

/**
 * The answer to a CORS preflight.
 *
 * @param methods that the function offers, separated by commas
 * @param headers of the function itself that a page may send
 */
export const preflight = (methods: string, headers: readonly string[] = []): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': [...clientHeaders, ...headers].join(', '),
      // Seconds: two hours, the longest time that all browsers accept.
      'access-control-max-age': '7200',
    },
  });
