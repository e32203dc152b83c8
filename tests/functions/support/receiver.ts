/** An HTTP receiver on the loopback address that records its calls and can fail on demand. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from '../../support/listen.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The receiver's reaction to a call: `answer`, or one of the failures. */
export type Behaviour = (response: ServerResponse) => void;

export const behaviours = {
  well: (response) => void response.end('ok'),
  fails: (response) => void response.writeHead(500).end('it broke'),
  asksToWait: (response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
  moves: (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  resets: (response) => void response.socket?.resetAndDestroy(),
  hangs: () => {},
  /** Sends the headers and the first byte, but never the rest of the body. */
  drips: (response) => void response.writeHead(200).write('o'),
} satisfies Record<string, Behaviour>;

export interface Receiver {
  url: string;
  received: Received[];
  /** Sets the reaction to later calls; `choose` is called with each one. */
  behave: (choose: (call: Received) => Behaviour) => void;
  /** Ends all connections, also those of calls that were not answered. */
  hangUp: () => void;
  close: () => Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let choose: (call: Received) => Behaviour = () => behaviours.well;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body };
      received.push(call);
      choose(call)(response);
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    received,
    behave: (next) => {
      choose = next;
    },
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
