/**
 * Twenty seconds of junk from new addresses, with visitors' own emails: every request with a
 * correctly answered question is accepted.
 */
import { afterEach, expect, it } from 'vitest';
import { type Stack, startStack } from '../../scripts/lib/stack/stack.ts';
import { flood } from '../functions/support/junk.ts';
import { tempFolder } from '../functions/support/temp.ts';

let stack: Stack | undefined;
let folder: ReturnType<typeof tempFolder> | undefined;
afterEach(async () => {
  await stack?.stop();
  folder?.remove();
});

it.each([1, 2, 3])('50 a second, run %i: 100 of 100 visitors', async () => {
  folder = tempFolder();
  stack = await startStack({
    dataDir: `${folder.path}/data`,
    siteDir: null,
    deliverEvery: null,
    functionEnv: { CONTACT_TRUSTED_PROXIES: '1' },
  });
  const { visitors, junk, pace } = await flood(stack, 50, 100, 200);
  console.log(
    `visitors ${JSON.stringify(visitors)}, junk ${JSON.stringify(junk)} at ${pace.toFixed(0)} a second`,
  );
  expect(visitors).toEqual({ 200: 100 });
});
