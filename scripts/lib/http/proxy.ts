/** Passes a call on to a function, as a stream, and its answer back. */
import { Agent, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Named in the function's settings; always overwritten here, so a visitor can't choose it. */
export const addressHeader = 'x-real-ip';

/** Belong to one connection only, or claim where a visitor comes from. */
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
]);

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Milliseconds for which an unfinished request is taken in after its answer has been sent. */
const farewell = 400;

const passable = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

export function sendProblem(response: ServerResponse, status: 404 | 503, title: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '1' }),
  });
  response.end(JSON.stringify({ type: 'about:blank', title, status }));
}

/** Closing while the visitor still sends would reset the connection and lose the answer. */
async function takeLeave(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.complete) {
    request.unpipe();
    request.resume();
    await Promise.race([
      new Promise((resolve) => request.once('close', resolve).once('end', resolve)),
      sleep(farewell),
    ]);
  }
  response.end();
}

/**
 * @param port of the function on the loopback address
 * @param path what the function gets to see, with the query
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
): void {
  const upstream = call({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method: request.method,
    headers: {
      ...passable(request.headers),
      ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
      [addressHeader]: request.socket.remoteAddress ?? '',
    },
  });
  upstream.once('response', (answer) => {
    if (!request.complete) response.setHeader('connection', 'close');
    response.writeHead(answer.statusCode ?? 503, passable(answer.headers));
    answer.pipe(response, { end: false });
    answer.once('end', () => void takeLeave(request, response));
    answer.once('error', () => response.destroy());
  });
  upstream.once('error', () => {
    request.unpipe(upstream);
    request.resume();
    sendProblem(response, 503, 'The function is not available at the moment');
  });
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy();
  });
  request.pipe(upstream);
}
