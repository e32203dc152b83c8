import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = (process.env.PATH ?? '').split(delimiter);
const places = [
  ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  // Chrome on macOS and on Windows is not on the PATH.
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return named || [...places, chromium.executablePath()].find((file) => existsSync(file));
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, the system's, or Playwright's own. If there
 * is none, it installs one with Playwright or, if that download fails, from Debian's packages.
 *
 * @throws when none of these works
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  run('npx', 'playwright', 'install', '--with-deps', 'chromium') ||
    (run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium'));
  const now = installed();
  if (now) return now;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

/**
 * Switches for every Chromium that the project starts: software WebGL, no background network calls,
 * and no sandbox for root, because Chromium does not start as root otherwise.
 */
export const browserArguments = [
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** @param more switches in addition to {@link browserArguments} */
export const launchBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...more] });

/**
 * The switches for tests, which open hundreds of pages. Chromium composites as on a machine without
 * a graphics card; compositing by an emulated card takes nearly twice the processor time. Don't
 * measure with these switches: every frame of the scene is copied, and the page waits for the copy.
 */
export const testBrowserArguments = [...browserArguments, '--disable-gpu-compositing'];
