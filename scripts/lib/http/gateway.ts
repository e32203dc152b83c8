/**
 * Serves everything on one origin: the functions below `/functions/v1/`, sign-in below `/auth/v1/`,
 * and the site at all other addresses.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Trust } from '../../../supabase/functions/_shared/client-ip.ts';
import { authPrefix, type SignIn } from '../desk/sign-in.ts';
import { StartError, systemCode } from '../start-error.ts';
import { passOn, sendProblem } from './proxy.ts';
import type { SiteHandler } from './site.ts';

export interface Gateway {
  /** Origin, e.g. `http://localhost:4173`. */
  url: string;
  port: number;
  /** Sends calls of the function to this port from now on. */
  addFunction: (name: string, port: number) => void;
  /** Closes the server after all answers in progress have ended. */
  close: () => Promise<void>;
}

export interface GatewayOptions {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. */
  host: string;
  site: SiteHandler | null;
  /** Answers the addresses below `/auth/v1/`. Default: none. */
  signIn?: SignIn | null;
  /**
   * Functions that will be added later. Until then their calls get 503 with `Retry-After`, not 404.
   */
  functions?: readonly string[];
  /** Which source of the visitor's address is trusted. Default: only the connection itself. */
  trust?: Trust;
}

/**
 * Milliseconds. A client that sends nothing, or too slowly, is disconnected. Including the interval
 * between two checks, this takes 10 seconds at most.
 */
const limits = { headers: 8500, request: 15_000, check: 1000, closing: 5000 } as const;

const prefix = '/functions/v1/';

async function listen(server: Server, { port, host }: GatewayOptions): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `No permission to listen on port ${port}. Choose one above 1023: PORT=4173`,
      );
    }
    throw new StartError(`Can't listen on ${host}, port ${port} (${code || String(error)}).`);
  }
  return (server.address() as AddressInfo).port;
}

/** @throws {StartError} when the port is not available */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  const functions = new Map<string, number>();
  const trust = options.trust ?? { kind: 'proxies', count: 0 };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    if (url.startsWith(prefix)) {
      const [name = ''] = url.slice(prefix.length).split(/[/?]/);
      const port = functions.get(name);
      if (port) passOn(request, response, port, url.slice(prefix.length - 1), trust);
      else if (options.functions?.includes(name)) sendProblem(response, 503, 'Not ready yet');
      else sendProblem(response, 404, 'There is no such function');
      return;
    }
    if (options.signIn && url.startsWith(authPrefix)) {
      await options.signIn(request, response);
      return;
    }
    if (options.site) await options.site(request, response);
    else sendProblem(response, 404, 'Only functions are served here');
  };

  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
    },
    (request, response) => {
      answer(request, response).catch(() =>
        sendProblem(response, 503, 'Something went wrong here'),
      );
    },
  );
  const port = await listen(server, options);
  const isLoopback = options.host === '127.0.0.1' || options.host === '::1';
  const shownHost =
    isLoopback || /^(?:0\.0\.0\.0|::)$/.test(options.host) ? 'localhost' : options.host;

  return {
    url: `http://${shownHost}:${port}`,
    port,
    addFunction: (name, functionPort) => functions.set(name, functionPort),
    close: async () => {
      const timer = setTimeout(() => server.closeAllConnections(), limits.closing);
      server.close();
      await once(server, 'close');
      clearTimeout(timer);
    },
  };
}
