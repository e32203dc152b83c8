/** The production build: checks whether it exists and is up to date, and makes it if not. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import spawn, { type SubprocessError } from 'nano-spawn';
import { inProject } from './project.ts';
import { UserError } from './user-error.ts';

/** The files and folders that the build reads. */
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

/** The build's output: about 190 lines of file names, useful only when it fails. */
const shownLog = '.cache/build.log';
const logFile = inProject(shownLog);

/** Time of the latest change in a file or folder, in milliseconds since 1970. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const times = readdirSync(path).map((name) => newest(join(path, name)));
  // The folder's own time changes when a file in it is removed.
  return Math.max(stats.mtimeMs, ...times);
}

/** The folder that is served: `SITE_DIR`, unchanged, or by default the build's `dist`. */
export const siteDir = (): string => process.env.SITE_DIR || inProject('dist');

/** @throws {UserError} when the folder contains no site */
export function requireSite(folder: string): string {
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new UserError(`There is no built site in ${folder}. Run npm run build.`);
}

/**
 * The folder of the built site. Builds it first if it is missing or older than its sources;
 * `npm start -- --build` always builds. The build's output goes to a log.
 *
 * @throws {UserError} when the build fails
 */
export async function buildIfNeeded(signal: AbortSignal): Promise<string> {
  const folder = siteDir();
  if (process.env.SITE_DIR) return requireSite(folder);
  const built = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changed = Math.max(...sources.map((source) => newest(inProject(source))));
  if (built >= changed && !process.argv.includes('--build')) return folder;

  console.log(`${built === 0 ? '' : 'The sources are newer: '}building the site (${shownLog})…`);
  // A test runner sets it to `test`, and the build would take React's development build.
  const env = { NODE_ENV: 'production' };
  const options = { cwd: inProject(), stdin: 'ignore', signal, env } as const;
  const result = await spawn('npm', ['run', '--silent', 'build'], options).catch(
    (error: SubprocessError) => error,
  );
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, result.output);
  if (result instanceof Error) {
    console.error(result.output.split('\n').slice(-30).join('\n'));
    throw new UserError(`The build failed; these are its last lines, ${shownLog} has all.`);
  }
  return requireSite(folder);
}
