/** What the site's origin answers besides files: the functions and the sign-in, in one Hono app. */
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import type { FunctionName } from '../../supabase/functions/_shared/config.ts';
import { type Bindings, safeHeaders } from '../../supabase/functions/_shared/page-app.ts';
import { problemResponse } from '../../supabase/functions/_shared/problem.ts';

/** Answers calls of one function. */
export type FunctionHandler = (
  request: Request,
  bindings: Bindings,
) => Response | Promise<Response>;

export interface AppOptions {
  /**
   * Handlers by name. A function that starts later has `null` until then: its calls get 503 with
   * `Retry-After`, not 404.
   */
  functions?: ReadonlyMap<FunctionName, FunctionHandler | null>;
  /** Answers the addresses below `/auth/v1/`. */
  signIn?: Hono | null;
}

const paths = { functions: '/functions/v1/', auth: '/auth/v1/' } as const;

/** Whether an address belongs to the app. All others belong to the site's files. */
export const isAppPath = (url: string): boolean =>
  Object.values(paths).some((prefix) => url.startsWith(prefix));

const unavailable = (title: string) =>
  problemResponse(503, title, undefined, { headers: { 'retry-after': '1' } });

function createApp({ functions = new Map(), signIn }: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(safeHeaders);
  app.all(`${paths.functions}:name/*`, async ({ req, env }) => {
    const handle = functions.get(req.param('name') as FunctionName);
    if (handle === undefined) return problemResponse(404, 'There is no such function');
    if (handle === null) return unavailable('Not ready yet');
    return await handle(req.raw, { peer: env.incoming.socket.remoteAddress });
  });
  if (signIn) app.route(paths.auth, signIn);
  app.notFound(() => problemResponse(404, 'There is nothing here'));
  app.onError(() => unavailable('Something went wrong here'));
  return app;
}

/** The app as a listener of Node's server. */
export const appListener = (options: AppOptions) =>
  getRequestListener(createApp(options).fetch, {
    // The globals stay Node's own, because other code of the process uses them.
    overrideGlobalObjects: false,
    // For clients that send no Host header.
    hostname: 'localhost',
    errorHandler: (error) =>
      error instanceof RequestError
        ? problemResponse(400, 'The request can not be read')
        : unavailable('Something went wrong here'),
  });
