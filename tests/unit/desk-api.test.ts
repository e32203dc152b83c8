/** The desk's calls over a real connection, to a server that answers slowly or falls silent. */
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '../../src/desk/api.ts';
import { deskTiming } from '../../src/motion/desk-tokens.ts';
import { listen } from '../support/listen.ts';

/** Milliseconds of silence after which a call fails, here. */
const silence = 3000;

const line = 'a line of the file\r\n';
let answer: (response: ServerResponse) => Promise<unknown> | unknown;
const server = createServer(
  (_, response) => void answer(response.writeHead(200, { 'content-type': 'text/csv' })),
);

beforeAll(async () => {
  const port = await listen(server);
  const realFetch = fetch;
  // In a browser the address is relative to the page.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
  vi.spyOn(deskTiming, 'answer', 'get' as never).mockReturnValue(silence as never);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

it('an export that takes longer than the limit arrives whole, as long as it keeps coming', async () => {
  answer = async (response) => {
    for (let count = 0; count < 8; count += 1) {
      response.write(line);
      await sleep(silence / 5);
    }
    response.end();
  };
  const file = await api.export({ view: 'all' });
  expect(await file.text()).toBe(line.repeat(8));
});

it('an export that falls silent, or an answer that never begins, fails', async () => {
  let calls = 0;
  // The first call gets a beginning, the second nothing.
  answer = (response) => {
    calls += 1;
    if (calls === 1) response.write(line);
  };
  const failed = { status: null };
  await Promise.all([
    expect(api.export({ view: 'all' })).rejects.toMatchObject(failed),
    expect(api.bootstrap()).rejects.toMatchObject(failed),
  ]);
});
