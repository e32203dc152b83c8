/** Streams a call to a function, and its answer back. */
import { Agent, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientNetwork, type Trust } from '../../../supabase/functions/_shared/client-ip.ts';

/**
 * Header with the visitor's address, named in the function's settings. It is always overwritten
 * here, so a visitor can't choose it.
 */
export const addressHeader = 'x-real-ip';
/** Header with the scheme that visitors use, from which the function computes its own origin. */
const schemeHeader = 'x-forwarded-proto';

/** Headers that belong to one connection only, or that claim a visitor's address. */
const dropped = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-for',
  'cf-connecting-ip',
  addressHeader,
  schemeHeader,
]);

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/**
 * Milliseconds for an answer. The form stops waiting for its database after 4.5 s, so a function
 * that needs longer is blocked.
 */
const answerTimeout = 8000;

/**
 * Milliseconds for which the rest of an unfinished request is still read after its answer has been
 * sent.
 */
const drainTime = 400;

const passable = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

/** Sends JSON that caches must not store. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 && { 'retry-after': '1' }),
  });
  response.end(JSON.stringify(body));
}

/** Reports a failed call, unless an answer has already begun. */
export function sendProblem(response: ServerResponse, status: number, title: string): void {
  if (response.headersSent) response.destroy();
  else sendJson(response, status, { type: 'about:blank', title, status });
}

/**
 * Reads the rest of the request for a moment. Closing while the client still sends would reset the
 * connection, and the client would lose the answer.
 */
async function drainAndEnd(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.complete) {
    request.unpipe();
    request.resume();
    await Promise.race([
      new Promise((resolve) => request.once('close', resolve).once('end', resolve)),
      sleep(drainTime),
    ]);
  }
  response.end();
}

/**
 * Headers that tell the function the visitor's address and scheme, taken only from the connection
 * or from a trusted proxy.
 */
function originOf({ headers, socket }: IncomingMessage, trust: Trust): Record<string, string> {
  const read = (name: string) => [headers[name] ?? ''].flat().join(',');
  const network = clientNetwork(read, trust, socket.remoteAddress);
  const isBehindProxy = trust.kind === 'header' || trust.count > 0;
  return {
    ...(network && { [addressHeader]: network }),
    [schemeHeader]: (isBehindProxy && read(schemeHeader)) || 'http',
  };
}

/**
 * @param port of the function on the loopback address
 * @param path that the function receives, with the query
 * @param trust which source of the visitor's address is trusted
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
  trust: Trust,
): void {
  const upstream = call({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method: request.method,
    // This limits the time without any data on the connection. While a body arrives, the function's
    // own time limit applies.
    timeout: answerTimeout,
    headers: {
      ...passable(request.headers),
      ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
      ...originOf(request, trust),
    },
  });
  upstream.once('timeout', () => upstream.destroy());
  upstream.once('response', (answer) => {
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(answer.statusCode ?? 503, passable(answer.headers));
    answer.pipe(response, { end: false });
    answer.once('end', () => void drainAndEnd(request, response));
    answer.once('error', () => response.destroy());
  });
  upstream.on('error', () => {
    request.unpipe(upstream);
    request.resume();
    sendProblem(response, 503, 'The function is not available at the moment');
  });
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  request.pipe(upstream);
}
