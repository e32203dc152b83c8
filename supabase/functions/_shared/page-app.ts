/**
 * Creates the Hono app of an edge function that pages of the site call: CORS, allowed methods, and
 * the headers of responses.
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

/** Request headers that Supabase's JavaScript client adds. */
const supabaseClientHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-region',
];

/** The function's own origin as visitors see it. Behind a proxy the scheme is in a header. */
function ownOrigin({ url, headers }: Request): string {
  const forwardedScheme = headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return `${forwardedScheme || new URL(url).protocol.replace(':', '')}://${headers.get('host')}`;
}

/**
 * The origin of the calling page, or `null` for a caller that is not a page.
 *
 * @throws {HTTPException} 403 for pages of other sites
 */
function callingOrigin(request: Request, allowedOrigins: readonly string[]): string | null {
  const origin = request.headers.get('origin');
  if (origin === null) return null;
  if (allowedOrigins.includes(origin)) return origin;
  // A page can't choose the Host header of its calls. If it equals the origin, page and function
  // are on the same origin.
  if (origin === ownOrigin(request)) return origin;
  throw problem(403, 'Only pages of the site itself may call.');
}

/** The response to a CORS preflight. */
const preflight = (methods: string, headers: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': [...supabaseClientHeaders, ...headers].join(', '),
      // Seconds: two hours, the longest time that all browsers accept.
      'access-control-max-age': '7200',
    },
  });

/**
 * Sets headers of every response: caches don't store it unless it has a `Cache-Control` of its own,
 * and browsers don't guess its type.
 */
export const safeHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) {
    context.res.headers.set('cache-control', 'no-store');
  }
  context.res.headers.set('x-content-type-options', 'nosniff');
};

/** Values that the local server (`npm start`) passes to an app. A hosted function gets none. */
export interface Bindings {
  /** IP address of the other end of the connection. */
  peer?: string | undefined;
}

export interface PageEnv {
  Bindings: Bindings;
  /** `origin`: origin of the calling page; `null` for a caller that is not a page. */
  Variables: { origin: string | null };
}

/**
 * Creates an app that pages of the site may call. It accepts any path, because the hosted platform
 * and the local server mount a function at different paths.
 *
 * @param methods methods of the app, separated by `, `
 * @param headers further request headers that a page may send
 */
export function createPageApp(
  allowedOrigins: readonly string[],
  methods: string,
  headers: readonly string[] = [],
): Hono<PageEnv> {
  const app = new Hono<PageEnv>();
  app.use(safeHeaders, async (context, next) => {
    context.set('origin', null);
    await next();
    const { origin } = context.var;
    context.res.headers.set('vary', 'origin');
    if (origin === null) return;
    context.res.headers.set('access-control-allow-origin', origin);
    context.res.headers.set('access-control-expose-headers', 'retry-after');
  });
  app.use(async (context, next) => {
    context.set('origin', callingOrigin(context.req.raw, allowedOrigins));
    const { method } = context.req;
    if (method === 'OPTIONS') return preflight(methods, headers);
    // The method is checked here, because Hono would answer HEAD like GET.
    if (!methods.split(', ').includes(method)) {
      throw problem(405, `Use ${methods}.`, { headers: { allow: methods } });
    }
    return await next();
  });
  return app;
}
