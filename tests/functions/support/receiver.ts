/** A receiver on loopback that speaks HTTP, remembers, and misbehaves on demand. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What it does with a call; `answer` as it is, or something worse. */
export type Behaviour = (response: ServerResponse) => void;

export const behaviours = {
  well: (response) => void response.end('ok'),
  fails: (response) => void response.writeHead(500).end('it broke'),
  asksToWait: (response) => void response.writeHead(429, { 'retry-after': '120' }).end(),
  moves: (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  resets: (response) => void response.socket?.resetAndDestroy(),
  hangs: () => {},
  /** A header now, and the answer's body never. */
  drips: (response) => void response.writeHead(200).write('o'),
} satisfies Record<string, Behaviour>;

export interface Receiver {
  url: string;
  received: Received[];
  /** For the calls to come; looks at each one. */
  behave: (choose: (call: Received) => Behaviour) => void;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next) => {
      choose = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
