/** The project's own PostgreSQL server: created on first use, kept running, stopped cleanly. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { DatabaseError } from 'pg';
import { withConnection } from '../lib/tls.ts';
import { diskFullAdvice, lastLine, reasonOf, UserError } from '../lib/user-error.ts';
import { type DataFolder, isRoot, type Secrets } from './data-folder.ts';
import { findPlace, type Place, programIn, runAs, versionOf } from './postgres-place.ts';
import { type FileLock, lockFile } from './run-file.ts';

export interface Cluster {
  port: number;
  /** Address of the database for its owner. */
  url: string;
  stop: () => Promise<void>;
}

/** Address of a running server's database for its owner. */
export const ownerUrl = ({ ownerPassword }: Secrets, port: number): string =>
  `postgresql://postgres:${ownerPassword}@127.0.0.1:${port}/postgres`;

/** Largest size of a log file in bytes; above it a new file is started. */
const largestLog = 5_000_000;
/** Milliseconds for the last sessions of a stopped server to end. */
const lockTimeout = 5000;
/** Milliseconds that recovery after a crash may take. */
const recoveryTimeout = 60_000;
/**
 * Milliseconds: wait before the first restart, longest wait, and time of running after which
 * earlier failures no longer count.
 */
const restart = { first: 100, longest: 10_000, healthyAfter: 10_000 } as const;

type OnLog = (line: string) => void;

const fatalLine = (log: string): string =>
  log
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line))
    ?.replace(/^.*?(?:FATAL|PANIC):\s*/, '') ?? '';

const settings = (port: number) => ({
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  shared_buffers: '64MB',
  // These are the defaults. They are set anyway, because an acknowledged request must survive a
  // power failure.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Details and statements can contain what a visitor wrote.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
});

/**
 * Creates the cluster in a temporary folder, so that an interrupted start leaves no incomplete
 * cluster.
 */
function initialise({ account, programs, folder }: Place, password: string): void {
  const draft = join(folder, 'cluster.new');
  const passwordFile = join(folder, 'password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (isRoot()) chownSync(passwordFile, account.owner.uid, account.owner.gid);
  const { status, stderr } = runAs(account, [
    programIn(programs, 'initdb'),
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]);
  rmSync(passwordFile, { force: true });
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    if (stderr?.includes('No space left on device')) throw new UserError(diskFullAdvice);
    throw new UserError(`The database can't be made in ${folder}: ${lastLine(stderr ?? '')}`);
  }
  renameSync(draft, join(folder, 'cluster'));
}

function checkCluster(cluster: string, programs: string): void {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const own = versionOf(programs).split('.')[0];
  if (found === own) return;
  const reason = found ? `it was made by PostgreSQL ${found}, this is ${own}` : 'it is damaged';
  throw new UserError(
    `The database in ${cluster} can't be opened: ${reason}. Move the data folder away to start anew.`,
  );
}

/** For a server: close sessions and write everything; then stop without writing; then kill. */
const stopSteps: readonly (readonly [signal: NodeJS.Signals, wait: number])[] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 2000],
];

/** The command line of a process; empty when there is none. */
function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout ?? '';
}

/** The main process of a server that a killed runner left running; `null` if none can be seen. */
function orphanIn(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return pid > 0 && commandOf(pid).includes(cluster) ? pid : null;
}

/** Tries to get the lock for a time. */
async function awaitLock(file: string, wait: number): Promise<FileLock | null> {
  for (const deadline = Date.now() + wait; ; await sleep(50)) {
    const lock = lockFile(file);
    if (lock || Date.now() > deadline) return lock;
  }
}

/**
 * Locks the database's files for this run. Every process of the server inherits the lock, so it is
 * free only when all of them have ended, in whatever container they ran. A server that a killed
 * runner left running is stopped first.
 */
async function lockFiles({ account, folder }: Place, cluster: string): Promise<FileLock> {
  const file = join(folder, 'lock');
  let lock = lockFile(file);
  const orphan = lock ? null : orphanIn(cluster);
  if (orphan) {
    for (const [signal, wait] of stopSteps) {
      if (orphanIn(cluster) === orphan) process.kill(orphan, signal);
      lock = await awaitLock(file, wait);
      if (lock) break;
    }
  } else lock ??= await awaitLock(file, lockTimeout);
  if (!lock) {
    const user = orphan ? `process ${orphan}` : "a PostgreSQL that can't be seen from here";
    throw new UserError(
      `The database in ${folder} is in use by ${user}, as in another container. Stop that one first.`,
    );
  }
  if (isRoot()) fchownSync(lock.handle, account.owner.uid, account.owner.gid);
  // The lock is free, so no server uses the files. The process number in this file may by now
  // belong to another program, and then PostgreSQL would refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return lock;
}

async function answers(url: string): Promise<boolean> {
  try {
    await withConnection({ url, ssl: false }, (sql) => sql`select 1`, 2);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '28P01') {
      throw new UserError(
        'The database does not accept the password in secrets.json: database and secrets are not from the same run.',
      );
    }
    return false;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Waits until a new server answers. */
async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + recoveryTimeout;
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  while (!(await answers(url))) {
    if (failure) throw failure;
    if (hasEnded(child)) throw new Error(`ended with ${child.signalCode ?? child.exitCode}`);
    if (Date.now() > deadline) throw new Error('no answer');
    await sleep(30);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').catch(() => {});
  for (const [signal, wait] of stopSteps) {
    if (hasEnded(child) || !child.kill(signal)) return;
    await Promise.race([ended, sleep(wait, undefined, { ref: false })]);
  }
}

/**
 * Starts the server again whenever it ends. The wait before that grows with every failure: after a
 * full disk no start succeeds for a while.
 *
 * @returns a function that ends it for good
 */
function keepRunning(first: ChildProcess, launch: () => ChildProcess, onLog: OnLog) {
  let child: ChildProcess | null = first;
  let isStopping = false;
  const watch = async () => {
    for (let failures = 0; !isStopping; failures += 1) {
      const started = Date.now();
      if (child && !hasEnded(child)) {
        await new Promise((resolve) => child?.once('exit', resolve).once('error', resolve));
      }
      if (isStopping) return;
      onLog(`postgres ended with ${child?.signalCode ?? child?.exitCode}; starting it again`);
      child = null;
      if (Date.now() - started > restart.healthyAfter) failures = 0;
      const wait = Math.min(restart.first * 2 ** failures, restart.longest);
      await sleep(wait, undefined, { ref: false });
      try {
        if (!isStopping) child = launch();
      } catch (error) {
        onLog(`postgres can't be started: ${reasonOf(error)}`);
      }
    }
  };
  void watch();
  return async () => {
    isStopping = true;
    if (child) await end(child);
  };
}

/**
 * Starts the server of a data folder, on a free loopback port.
 *
 * @throws {UserError}
 */
export async function startCluster(data: DataFolder, onLog: OnLog): Promise<Cluster> {
  const place = findPlace(data);
  const { account, programs, folder } = place;
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) initialise(place, data.secrets.ownerPassword);
  checkCluster(cluster, programs);
  const lock = await lockFiles(place, cluster);

  const port = await getPort({ host: '127.0.0.1' });
  const url = ownerUrl(data.secrets, port);
  const logFile = join(data.path, 'postgres.log');
  const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const isLarge = logged > largestLog;
  if (isLarge) renameSync(logFile, `${logFile}.1`);
  const options = Object.entries(settings(port)).map(([name, value]) => `--${name}=${value}`);

  const launch = (): ChildProcess => {
    const log = openSync(logFile, 'a', 0o600);
    // Detached: Ctrl-C reaches the runner only, which then stops everything in order.
    const child = spawn(programIn(programs, 'postgres'), ['-D', cluster, ...options], {
      ...account.identity,
      cwd: '/',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log, lock.handle],
    });
    closeSync(log);
    return child;
  };

  const first = launch();
  try {
    await ready(first, url);
  } catch (error) {
    await end(first);
    lock.release();
    if (error instanceof UserError) throw error;
    const fatal = fatalLine(
      readFileSync(logFile)
        .subarray(isLarge ? 0 : logged)
        .toString(),
    );
    throw new UserError(
      `The database in ${folder} does not start: ${fatal || reasonOf(error)}. See ${logFile}.`,
    );
  }
  const stopServer = keepRunning(first, launch, onLog);
  const stop = async () => {
    await stopServer();
    lock.release();
  };
  return { port, url, stop };
}
