/** The HTTP server: functions and sign-in at their addresses, files at all others. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemCode, UserError } from '../lib/user-error.ts';
import { type AppOptions, appListener, isAppPath } from './app.ts';
import type { SiteHandler } from './site.ts';

export interface HttpServer {
  /** Origin, e.g. `http://localhost:4173`. */
  url: string;
  port: number;
  /** Closes the server after all answers in progress have ended. */
  close: () => Promise<void>;
}

export interface ServerOptions extends AppOptions {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. */
  host: string;
  site: SiteHandler | null;
}

/**
 * Milliseconds. A client that sends nothing, or too slowly, is disconnected. Including the interval
 * between two checks, this takes 10 seconds at most.
 */
const limits = { headers: 8500, request: 15_000, check: 1000, closing: 5000 } as const;

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
  const app = appListener(options);
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
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
      server.close();
      await once(server, 'close');
      clearTimeout(timer);
    },
  };
}
