/**
 * Builds the site if its sources are newer, starts the product with temporary data on a free port,
 * and prints one line with what the tests need. Playwright reads it into the environment.
 */
import { buildIfNeeded } from '../../../scripts/lib/built-site.ts';
import { runProgram } from '../../../scripts/lib/run-program.ts';
import { startTemporaryServer } from '../../../scripts/local-server/temporary-server.ts';

runProgram(async (signal) => {
  const localServer = await startTemporaryServer(await buildIfNeeded(signal));
  const settings = {
    BASE_URL: localServer.url,
    TEST_DATABASE_URL: localServer.databaseUrl,
    TEST_DATA_DIR: localServer.data.path,
  };
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  console.log(`ready ${words.join(' ')}`);
  return localServer;
});
