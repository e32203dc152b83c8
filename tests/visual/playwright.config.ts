import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';

/** Says which Chromium drew the kept pictures: each major version rasters a little differently. */
const note = join(import.meta.dirname, 'pictures/chromium.txt');
const browser = findBrowser();
const major = execFileSync(browser, ['--version', '--no-sandbox'], {
  encoding: 'utf8',
  stdio: 'pipe',
}).match(/\d+/)?.[0];

if (process.argv.includes('--update-snapshots')) {
  mkdirSync(join(note, '..'), { recursive: true });
  writeFileSync(note, `${major}\n`);
}
const kept = existsSync(note) ? readFileSync(note, 'utf8').trim() : major;
if (kept !== major && process.env.TEST_WORKER_INDEX === undefined) {
  console.warn(
    `The pictures were drawn by Chromium ${kept}, this is ${major}: pages are opened, pictures not compared.`,
  );
}

/** Kept pictures of the site. `npm run snapshots` accepts changes after a look at them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: '../e2e/support/global-setup.ts',
  // One name for every system: WebGL is drawn in software and the fonts are the site's own.
  ignoreSnapshots: kept !== major,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  retries: process.env.CI ? 1 : 0,
  // Software rendering keeps every core busy by itself.
  workers: 1,
  timeout: 90_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      animations: 'disabled',
      scale: 'device',
      // Antialiasing may differ by a shade; a headline that moved by its own height may not.
      threshold: 0.2,
    },
  },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json']]
    : [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  use: {
    // It would answer before a test can; offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browser, args: testBrowserArguments },
  },
});
