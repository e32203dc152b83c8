import { defineConfig } from 'playwright/test';
import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';

/**
 * Files whose tests mostly wait: for a server's time limit, a clock of the page, or a network or
 * database that is unavailable. Together they take about a third of the time, so that all workers
 * end at about the same time.
 */
const waiting =
  /(clocks|desk|durability|event-(all-day|privacy|tour)|offline|offline-requests|outbox|timeouts|webhook)\.spec/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Two workers keep two cores busy; the third uses the time in which they wait.
  workers: 3,
  projects: [
    { name: 'busy', testIgnore: waiting, workers: 2 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
  ],
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // A service worker would answer before a test's route can; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: testBrowserArguments },
    viewport: { width: 1280, height: 800 },
    // Tracing every test takes much time; `--trace on` traces a test that fails.
    trace: 'on-first-retry',
  },
});
