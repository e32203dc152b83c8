/**
 * Clients that send one byte now and then: how long they stay connected, and how this affects
 * others.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalServer } from '../../../scripts/local-server/local-server.ts';
import { postGood } from './form.ts';

/** What a slow client sends before it becomes slow. */
const starts = {
  'inside its body':
    'POST /functions/v1/contact-form HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
  'inside a chunked body':
    'POST /functions/v1/contact-form HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
  'inside its headers': 'POST /functions/v1/contact-form HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
} as const;
type Start = keyof typeof starts;

interface Slow {
  /** Milliseconds until the server closed the connection. */
  kept: number;
  /** Status of the answer; 0 if there was none. */
  status: number;
}

function dribble(port: number, start: Start): Promise<Slow> {
  return new Promise((resolve) => {
    const started = Date.now();
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(starts[start]));
    const drip = start === 'inside a chunked body' ? '1\r\n \r\n' : ' ';
    const timer = setInterval(() => socket.write(drip), 500);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => {
      clearInterval(timer);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({ kept: Date.now() - started, status });
    });
  });
}

export interface Siege {
  slow: Slow[];
  /** Sorted milliseconds of the answers that other clients got meanwhile; all were 200. */
  times: number[];
}

export async function besiege(
  localServer: LocalServer,
  count: number,
  others: number,
): Promise<Siege> {
  const kinds = Object.keys(starts) as Start[];
  const secret = localServer.data.secrets.contactSecret;
  await postGood(localServer.url, secret);
  const slow = Array.from({ length: count }, (_, at) =>
    dribble(localServer.port, kinds[at % kinds.length] ?? 'inside its body'),
  );
  const times: number[] = [];
  for (let sent = 0; sent < others; sent += 1) {
    const started = performance.now();
    const { status } = await postGood(localServer.url, secret);
    if (status !== 200) throw new Error(`Somebody else was told ${status}.`);
    times.push(performance.now() - started);
    await sleep(20);
  }
  return { slow: await Promise.all(slow), times: times.sort((a, b) => a - b) };
}
