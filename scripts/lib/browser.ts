/** Finds, installs and starts the Chromium that scripts and tests use. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const pathFolders = (process.env.PATH ?? '').split(delimiter);
const candidates = [
  ...programNames.flatMap((name) => pathFolders.map((folder) => join(folder, name))),
  // Chrome on macOS and on Windows is not on the PATH.
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findInstalled(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured)) {
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  }
  return configured || [...candidates, chromium.executablePath()].find((file) => existsSync(file));
}

/** @returns whether the command succeeded */
const runCommand = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, the system's, or Playwright's own. If there
 * is none, one is installed with Playwright or, if that fails, with `apt-get` from Debian's
 * packages.
 *
 * @throws when none of these works
 */
export function findBrowser(): string {
  const found = findInstalled();
  if (found) return found;
  console.log('No Chromium found: installing one.');
  runCommand('npx', 'playwright', 'install', '--with-deps', 'chromium') ||
    (runCommand('apt-get', 'update', '-qq') &&
      runCommand('apt-get', 'install', '-y', '-qq', 'chromium'));
  const newlyInstalled = findInstalled();
  if (newlyInstalled) return newlyInstalled;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

/**
 * Switches for every Chromium that the project starts: WebGL in software, no network calls of the
 * browser itself, and no sandbox for root, because Chromium does not start as root otherwise.
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
 * Switches for tests, which open hundreds of pages. Chromium composites without a GPU, because
 * compositing by an emulated GPU takes nearly twice the processor time. Don't measure with these
 * switches: every frame of the 3D scene is copied, and the page waits for the copy.
 */
export const testBrowserArguments = [...browserArguments, '--disable-gpu-compositing'];
