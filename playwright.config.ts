import { defineConfig } from 'playwright/test';
import { findBrowser, testBrowserArguments } from './scripts/lib/browser.ts';
import type { EngineOptions } from './tests/engines/support/test.ts';

/**
 * Files whose tests mostly wait: for a server's time limit, a clock of the page, or a network or
 * database that is unavailable. One worker runs them while two others keep the cores busy. The desk's
 * files are among them because a person who is removed there signs everybody out.
 */
const waiting =
  /e2e\/(clocks|desk(-looks|-pages)?|event-(all-day|privacy|tour)|offline|offline-requests|timeouts)\.spec/;

/**
 * All tests in a browser: `npx playwright test contact`. `npm test` runs those tagged `@push`, and
 * `npm run test:nightly` all of them.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  outputDir: 'test-results',
  // Server, address and database of the whole run. `serve.ts` prints them in one line.
  webServer: {
    command: 'node --import ./scripts/lib/register.mjs tests/e2e/support/serve.ts',
    wait: {
      stdout:
        /ready BASE_URL=(?<BASE_URL>\S+) TEST_DATABASE_URL=(?<TEST_DATABASE_URL>\S+) TEST_DATA_DIR=(?<TEST_DATA_DIR>\S+)/,
    },
    timeout: 600_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: waiting, workers: 2 },
    { name: 'e2e-waiting', testDir: 'tests/e2e', testMatch: waiting, workers: 1 },
    ...(['firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      workers: 1,
      use: { engineName },
    })),
    { name: 'visual', testDir: 'tests/visual', workers: 2 },
  ],
  // Generous, because a shared machine can be ten times slower than a quiet one. No test has a
  // shorter limit of its own.
  timeout: 300_000,
  snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: process.env.BASE_URL,
    // A service worker would answer before a test's route can; only offline specs allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: testBrowserArguments },
    viewport: { width: 1280, height: 800 },
    // Tracing every test takes much time; `--trace on` traces a test that fails.
    trace: 'on-first-retry',
  },
});
