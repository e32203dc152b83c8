/** A real TCP connection between a function and its database that a test can cut or silence. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Wire {
  port: number;
  /** Sets the destination, as `host:port`. */
  leadTo: (host: string) => void;
  /** Resets open connections and refuses new ones, as a stopped server does. */
  cut: () => Promise<void>;
  /**
   * Stops forwarding on open connections without closing them, as when a firewall has dropped them
   * or the machine behind them is gone. New connections are also silent until {@link mend}.
   */
  silence: () => void;
  /** New connections work again. Silent ones stay silent. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

export async function layWire(): Promise<Wire> {
  let target = '';
  let isSilent = false;
  const pairs = new Set<{ near: Socket; far: Socket | null }>();

  const join = (near: Socket) => {
    const pair: { near: Socket; far: Socket | null } = { near, far: null };
    pairs.add(pair);
    near.on('error', () => {});
    near.on('close', () => {
      pair.far?.destroy();
      pairs.delete(pair);
    });
    if (isSilent) return;
    const { hostname, port } = new URL(`tcp://${target}`);
    pair.far = connect(Number(port), hostname);
    pair.far.on('error', () => near.destroy());
    pair.far.on('close', () => near.destroy());
    near.pipe(pair.far);
    pair.far.pipe(near);
  };

  const listen = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer({ pauseOnConnect: false }, join);
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const hangUp = (server: Server) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const { near } of pairs) near.resetAndDestroy();
    });

  let server: Server | null = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    leadTo: (host) => {
      target = host;
    },
    cut: async () => {
      if (server) await hangUp(server);
      server = null;
    },
    silence: () => {
      isSilent = true;
      for (const { near, far } of pairs) {
        near.unpipe();
        far?.unpipe();
        far?.removeAllListeners('close');
        // Closes the connection to the real server, so that the lost session's locks are released.
        far?.destroy();
        near.resume();
      }
    },
    mend: async () => {
      isSilent = false;
      server ??= await listen(port);
    },
    close: async () => {
      if (server) await hangUp(server);
    },
  };
}
