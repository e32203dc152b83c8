import { defineConfig } from 'playwright/test';
import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';

/**
 * Files whose tests mostly wait: for a server's time limit, a clock of the page, a network or a
 * database that is away. About a third of the time, so that all workers end together.
 */
const waiting =
  /(clocks|desk|durability|event-(all-day|privacy|tour)|offline|offline-requests|outbox|patience|webhook)\.spec/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Two keep two cores busy; a third has what leaves them idle.
  workers: 3,
  projects: [
    { name: 'busy', testIgnore: waiting, workers: 2 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
  ],
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // It would answer before a test can; offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: testBrowserArguments },
    viewport: { width: 1280, height: 800 },
    // Recording every test takes a good part of its time; `--trace on` records one that fails.
    trace: 'on-first-retry',
  },
});
