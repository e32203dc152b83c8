import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startStack } from '../../../scripts/lib/stack/stack.ts';

/**
 * Starts the product exactly as `npm start` does, on a free port and with a data
 * folder of its own, over the production build in `dist`.
 *
 * @returns what Playwright calls at the end
 */
export default async function globalSetup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'neural-suite-e2e-'));
  const stack = await startStack({
    dataDir,
    siteDir: resolve(import.meta.dirname, '../../../dist'),
    port: 0,
    // One address sends every request of the tests.
    functionEnv: { CONTACT_RATE_LIMIT: 'off' },
  });
  process.env.BASE_URL = stack.url;
  process.env.TEST_DATABASE_URL = stack.databaseUrl;
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
