/** The production build: there, up to date, or made now. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from './project.ts';
import { StartError } from './start-error.ts';

/** What the built pages are made of. */
const sources = [
  'src',
  'public',
  'supabase/functions/_shared',
  'index.html',
  'desk.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** What the build prints: some 190 lines of file names, of use only when it fails. */
const shownLog = '.cache/build.log';
const logFile = inProject(shownLog);

/** Time of the newest change in a file or folder, in milliseconds since 1970. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const times = readdirSync(path).map((name) => newest(join(path, name)));
  // The folder's own time tells of removed files.
  return Math.max(stats.mtimeMs, ...times);
}

/** `SITE_DIR` serves another folder as it is; by default the build's `dist`. */
export const siteDir = (): string => process.env.SITE_DIR || inProject('dist');

/** @throws {StartError} when there is no site in the folder */
export function requireSite(folder: string): string {
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new StartError(`There is no built site in ${folder}. Run npm run build.`);
}

/**
 * The folder of the built site, after building it if it is missing or older than
 * its sources. `npm start -- --build` builds in any case. What the build prints goes to a log.
 *
 * @throws {StartError} when the build fails
 */
export async function buildIfNeeded(leaving: AbortSignal): Promise<string> {
  const folder = siteDir();
  if (process.env.SITE_DIR) return requireSite(folder);
  const built = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changed = Math.max(...sources.map((source) => newest(inProject(source))));
  if (built >= changed && !process.argv.includes('--build')) return folder;

  console.log(`${built === 0 ? '' : 'The sources are newer: '}building the site (${shownLog})…`);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(program, [...first, 'run', '--silent', 'build'], {
    cwd: inProject(),
    stdio: ['ignore', log, log],
    signal: leaving,
  });
  const [status] = await once(child, 'close').catch(() => [null]);
  closeSync(log);
  if (status !== 0) {
    console.error(readFileSync(logFile, 'utf8').split('\n').slice(-30).join('\n'));
    throw new StartError(`The build failed; these are its last lines, ${shownLog} has all.`);
  }
  return requireSite(folder);
}
