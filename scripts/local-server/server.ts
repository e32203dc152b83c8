/**
 * The HTTP server of a site on one machine: edge functions below `/functions/v1/`, the sign-in
 * below `/auth/v1/`, and files of the site at all other paths.
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import type { FunctionName } from '../../supabase/functions/_shared/config.ts';
import { type Bindings, safeHeaders } from '../../supabase/functions/_shared/page-app.ts';
import { problemResponse } from '../../supabase/functions/_shared/problem.ts';
import { systemCode, UserError } from '../lib/user-error.ts';
import type { SiteHandler } from './site.ts';

/** Handles the calls of one edge function. */
export type FunctionHandler = (
  request: Request,
  bindings: Bindings,
) => Response | Promise<Response>;

export interface HttpServer {
  /** Origin, e.g. `http://localhost:4173`. */
  url: string;
  port: number;
  /** Closes the server after all responses in progress have ended. */
  close: () => Promise<void>;
}

interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. */
  host: string;
  site: SiteHandler | null;
  /**
   * Handlers of edge functions by name. `null` means that the function will start later: its calls
   * get 503 with `Retry-After`, not 404.
   */
  functions?: ReadonlyMap<FunctionName, FunctionHandler | null>;
  /** The app for paths below `/auth/v1/`. */
  signIn?: Hono | null;
}

const paths = { functions: '/functions/v1/', auth: '/auth/v1/' } as const;

/** Whether a path belongs to the Hono app. All others belong to the site's files. */
const isAppPath = (url: string): boolean =>
  Object.values(paths).some((prefix) => url.startsWith(prefix));

const unavailable = (title: string) =>
  problemResponse(503, title, undefined, { headers: { 'retry-after': '1' } });

/** Creates the Hono app for the edge functions and the sign-in. */
function createApp({ functions = new Map(), signIn }: ServerOptions) {
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
  app.onError(() => problemResponse(500, 'Something went wrong here'));
  return app;
}

/**
 * Milliseconds. A client that sends nothing, or too slowly, is disconnected; including the interval
 * `check`, its headers must arrive within 10 seconds. An idle connection stays open for longer than
 * a reverse proxy uses it (nginx: 60 seconds), so that the proxy never sends a request over a
 * connection that is just being closed.
 */
const timeouts = {
  headers: 8500,
  request: 15_000,
  check: 1000,
  idle: 65_000,
  closing: 5000,
} as const;

/**
 * Connections that may wait to be accepted. Node's default of 511 was too few in a test with 1,600.
 */
const backlog = 4096;

async function listen(server: Server, { port, host }: ServerOptions): Promise<number> {
  try {
    server.listen({ port, host, backlog });
    await once(server, 'listening');
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EADDRINUSE') {
      throw new UserError(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new UserError(
        `No permission to listen on port ${port}. Choose one above 1023: PORT=4173`,
      );
    }
    throw new UserError(`Can't listen on ${host}, port ${port} (${code || String(error)}).`);
  }
  return (server.address() as AddressInfo).port;
}

/** @throws {UserError} when the port is not available */
export async function openServer(options: ServerOptions): Promise<HttpServer> {
  const { host, site } = options;
  const app = getRequestListener(createApp(options).fetch, {
    // Used for clients that send no Host header.
    hostname: 'localhost',
    errorHandler: (error) =>
      error instanceof RequestError
        ? problemResponse(400, 'The request can not be read')
        : problemResponse(500, 'Something went wrong here'),
  });
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: timeouts.idle,
    },
    (request, response) => {
      if (site && !isAppPath(request.url ?? '')) site(request, response);
      else void app(request, response);
    },
  );
  const port = await listen(server, options);
  const isLoopbackOrAny = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = isLoopbackOrAny ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${port}`,
    port,
    close: async () => {
      const timer = setTimeout(() => server.closeAllConnections(), timeouts.closing);
      // Connections that are still in use are then closed right after their response.
      server.keepAliveTimeout = 1;
      server.close();
      await once(server, 'close');
      clearTimeout(timer);
    },
  };
}
