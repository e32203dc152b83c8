/** `npm start` as a separate process that a test can kill. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const tsx = ['--import', 'tsx'];

/** Milliseconds until a start counts as failed; the first one makes the database. */
const startTimeout = 45_000;

interface Place {
  dataDir: string;
  port: number;
  /** Settings of the functions, e.g. a channel's. */
  settings?: Record<string, string>;
}

const settingsFor = ({ dataDir, port, settings }: Place): NodeJS.ProcessEnv => {
  // Settings of this test run must not lead the other run to another database.
  const { DATABASE_URL, CONTACT_DATABASE_URL, npm_lifecycle_event, ...env } = process.env;
  return {
    ...env,
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_DIR: join(root, 'dist'),
  };
};

/**
 * Starts the runner and waits until it prints the site's address.
 *
 * @throws with everything that it printed, if it ends or prints no address in time
 */
export async function startRunner(place: Place): Promise<{ runner: ChildProcess; url: string }> {
  const runner = spawn(process.execPath, [...tsx, 'scripts/start.ts'], {
    cwd: root,
    env: settingsFor(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = new Promise<string>((found, failed) => {
    const timer = setTimeout(
      () => failed(new Error(`No address after ${startTimeout} ms: ${said}`)),
      startTimeout,
    );
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = said.match(/Neural Suite\s+(http\S+)/)?.[1];
      if (!address) return;
      clearTimeout(timer);
      found(address);
    };
    runner.stdout.on('data', listen);
    runner.stderr.on('data', listen);
    runner.once('exit', (code) => {
      clearTimeout(timer);
      failed(new Error(`The runner ended with ${code}: ${said}`));
    });
  });
  return { runner, url: await url };
}

/** Process ids of the database and of each function, which survive a killed runner. */
export function childrenOf({ dataDir }: Place): number[] {
  const { children } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  return Object.values(children as Record<string, { pid: number }>).map(({ pid }) => pid);
}

/** Kills processes without a chance to clean up, as a power failure would. */
export async function killHard(runner: ChildProcess, children: readonly number[]): Promise<void> {
  const ended = once(runner, 'exit');
  runner.kill('SIGKILL');
  for (const pid of children) process.kill(pid, 'SIGKILL');
  await ended;
}

/** Asks the runner to stop, as Ctrl-C does. */
export async function stopRunner(runner: ChildProcess): Promise<void> {
  if (runner.exitCode !== null || runner.signalCode !== null) return;
  const ended = once(runner, 'exit');
  runner.kill('SIGTERM');
  await ended;
}

/** The output of `npm run contacts -- list --all --json`: one request per line. */
export async function listRequests(place: Place): Promise<Record<string, unknown>[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...tsx, 'scripts/contacts.ts', 'list', '--all', '--json'],
    { cwd: root, env: settingsFor(place) },
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
