/** The HTTP server: functions and sign-in at their addresses, files at all others. */
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

/** Answers calls of one function. */
export type FunctionHandler = (
  request: Request,
  bindings: Bindings,
) => Response | Promise<Response>;

export interface HttpServer {
  /** Origin, e.g. `http://localhost:4173`. */
  url: string;
  port: number;
  /** Closes the server after all answers in progress have ended. */
  close: () => Promise<void>;
}

interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. */
  host: string;
  site: SiteHandler | null;
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
const isAppPath = (url: string): boolean =>
  Object.values(paths).some((prefix) => url.startsWith(prefix));

const unavailable = (title: string) =>
  problemResponse(503, title, undefined, { headers: { 'retry-after': '1' } });

/** What the site's origin answers besides files: the functions and the sign-in, in one Hono app. */
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
  app.onError(() => unavailable('Something went wrong here'));
  return app;
}

/**
 * Milliseconds. A client that sends nothing, or too slowly, is disconnected. Including the interval
 * between two checks, this takes 10 seconds at most. An idle connection stays open for longer than
 * a reverse proxy uses one (nginx: 60 seconds), so that no request is sent into one that closes.
 */
const limits = {
  headers: 8500,
  request: 15_000,
  check: 1000,
  idle: 65_000,
  closing: 5000,
} as const;

/** Connections that may wait to be accepted; Node's 511 are too few when 1,600 arrive at once. */
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
    // The globals stay Node's own, because other code of the process uses them.
    overrideGlobalObjects: false,
    // For clients that send no Host header.
    hostname: 'localhost',
    errorHandler: (error) =>
      error instanceof RequestError
        ? problemResponse(400, 'The request can not be read')
        : unavailable('Something went wrong here'),
  });
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
      keepAliveTimeout: limits.idle,
    },
    (request, response) => {
      if (site && !isAppPath(request.url ?? '')) site(request, response);
      else void app(request, response);
    },
  );
  const port = await listen(server, options);
  const isShort = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return {
    url: `http://${isShort ? 'localhost' : host}:${port}`,
    port,
    close: async () => {
      const timer = setTimeout(() => server.closeAllConnections(), limits.closing);
      // Connections that are not idle yet close after their answer.
      server.keepAliveTimeout = 1;
      server.close();
      await once(server, 'close');
      clearTimeout(timer);
    },
  };
}
