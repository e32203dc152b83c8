/**
 * Twenty seconds of junk from new addresses, with visitors' own emails: every request with a
 * correctly answered question is accepted.
 */
import { afterEach, expect, it } from 'vitest';
import type { LocalServer } from '../../scripts/local-server/local-server.ts';
import { flood } from '../functions/support/junk.ts';
import { startOwn } from '../functions/support/local-servers.ts';

let localServer: LocalServer | undefined;
afterEach(async () => {
  await localServer?.stop();
});

it.each([1, 2, 3])('50 a second, run %i: 100 of 100 visitors', async () => {
  localServer = await startOwn({
    functionEnv: { CONTACT_RATE_LIMIT: 'on', CONTACT_TRUSTED_PROXIES: '1' },
  });
  const { url, data } = localServer;
  const { visitors, junk, pace } = await flood(url, data.secrets.contactSecret, 50, 100, 200);
  console.log(
    `visitors ${JSON.stringify(visitors)}, junk ${JSON.stringify(junk)} at ${pace.toFixed(0)} a second`,
  );
  expect(visitors).toEqual({ 200: 100 });
});
