/** What the apps share: which pages may call them (CORS), their methods, and the headers of answers. */
import { Hono, type MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

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
 * @throws {HTTPException} 403 for pages of other sites
 */
function callingOrigin(request: Request, allowedOrigins: readonly string[]): string | null {
  const origin = request.headers.get('origin');
  if (origin === null) return null;
  if (allowedOrigins.includes(origin)) return origin;
  // A page can't choose its Host header: if origin and host are equal, page and function share
  // them.
  if (origin === ownOrigin(request)) return origin;
  throw problem(403, 'Only pages of the site itself may call.');
}

/** The answer to a CORS preflight. */
const preflight = (methods: string, headers: readonly string[]): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': methods,
      'access-control-allow-headers': [...clientHeaders, ...headers].join(', '),
      // Seconds: two hours, the longest time that all browsers accept.
      'access-control-max-age': '7200',
    },
  });

/**
 * Headers of every answer: caches don't store it unless it says for how long, and browsers don't guess its
 * type.
 */
export const safeHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) {
    context.res.headers.set('cache-control', 'no-store');
  }
  context.res.headers.set('x-content-type-options', 'nosniff');
};

/** What the local server tells an app beside the request. A hosted function gets none of it. */
export interface Bindings {
  /** Address of the other end of the connection. */
  peer?: string | undefined;
}

export interface PageEnv {
  Bindings: Bindings;
  /** `origin`: of the calling page; `null` for a caller that is not a page. */
  Variables: { origin: string | null };
}

/**
 * An app that pages of the site may call, on any path: the hosted platform and the local server
 * mount a function at different ones.
 *
 * @param methods that the app offers, separated by commas
 * @param headers of the app itself that a page may send
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
    // Checked here, because Hono answers HEAD as GET.
    if (!methods.split(', ').includes(method)) {
      throw problem(405, `Use ${methods}.`, { headers: { allow: methods } });
    }
    return await next();
  });
  return app;
}
