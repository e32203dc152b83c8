import { defineConfig } from 'playwright/test';
import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';
import { noteChromium, whyIncomparable } from './chromium.ts';

if (process.argv.some((word) => word.startsWith('--update-snapshots'))) noteChromium();
const why = whyIncomparable();
if (why && process.env.TEST_WORKER_INDEX === undefined) {
  console.warn(`\n!!! ${why} Those tests count as skipped.\n`);
}

/**
 * Visual tests: committed pictures, contrast, the hand-over. `npm run snapshots` accepts changes;
 * look at them first.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: '../e2e/support/global-setup.ts',
  // The same file names on every system, because WebGL is drawn in software and the fonts are the
  // site's own.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 90_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      // Antialiasing may differ by a shade; a headline that moved by its own height must fail.
      threshold: 0.2,
    },
  },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json']]
    : [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  use: {
    // A service worker would answer before a test's route can; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: testBrowserArguments },
  },
});
