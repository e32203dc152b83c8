/**
 * The production build of the site: checks whether it exists and is up to date, and builds it if
 * not.
 */
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

/**
 * Log file, relative to the project, for the output of the build: about 190 lines, of use only when
 * the build fails.
 */
const logPath = '.cache/build.log';
const logFile = inProject(logPath);

/** Time of the latest change in a file or folder, in milliseconds since 1970. */
function findLatestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const times = readdirSync(path).map((name) => findLatestChange(join(path, name)));
  // The folder's own time changes when a file in it is removed.
  return Math.max(stats.mtimeMs, ...times);
}

/** The folder of the built site: `SITE_DIR`, unchanged, or by default the build's `dist`. */
export const siteDir = (): string => process.env.SITE_DIR || inProject('dist');

/**
 * Returns the folder.
 *
 * @throws {UserError} when the folder contains no built site
 */
export function requireSite(folder: string): string {
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new UserError(`There is no built site in ${folder}. Run npm run build.`);
}

/**
 * The folder of the built site. Builds it first if it is missing or older than its sources. The
 * build's output goes to a log.
 *
 * @throws {UserError} when the build fails
 */
export async function buildIfNeeded(signal: AbortSignal): Promise<string> {
  const folder = siteDir();
  if (process.env.SITE_DIR) return requireSite(folder);
  const built = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changed = Math.max(...sources.map((source) => findLatestChange(inProject(source))));
  if (built >= changed) return folder;

  console.log(`${built === 0 ? '' : 'The sources are newer: '}building the site (${logPath})…`);
  // Set explicitly, because a test runner sets NODE_ENV to `test`, and then the build would contain
  // React's development version.
  const env = { NODE_ENV: 'production' };
  const options = { cwd: inProject(), stdin: 'ignore', signal, env } as const;
  const result = await spawn('npm', ['run', '--silent', 'build'], options).catch(
    (error: SubprocessError) => error,
  );
  mkdirSync(dirname(logFile), { recursive: true });
  writeFileSync(logFile, result.output);
  if (result instanceof Error) {
    console.error(result.output.split('\n').slice(-30).join('\n'));
    throw new UserError(`The build failed; these are its last lines, ${logPath} has all.`);
  }
  return requireSite(folder);
}
