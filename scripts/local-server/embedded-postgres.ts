/**
 * The PostgreSQL server that `npm start` starts from an npm package, so that nobody has to install
 * one. Its database cluster (PostgreSQL's word for the files of one server) is created on first
 * use. A server that ends is started again.
 */
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
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { DatabaseError } from 'pg';
import { withConnection } from '../lib/connection.ts';
import { diskFullAdvice, lastLine, reasonOf, UserError } from '../lib/user-error.ts';
import type { DataFolder, Secrets } from './data-folder.ts';
import { findPlace, type Place, programIn, runAs, versionOf } from './postgres-place.ts';
import { type FileLock, lockFile } from './run-file.ts';

/** A running server. */
export interface Cluster {
  port: number;
  /** URL of the database for its owner. */
  url: string;
  stop: () => Promise<void>;
}

/** URL of a running server's database for its owner. */
export const ownerUrl = ({ ownerPassword }: Secrets, port: number): string =>
  `postgresql://postgres:${ownerPassword}@127.0.0.1:${port}/postgres`;

/** Time to wait for the lock, which the last processes of a stopped server may still hold. */
const lockTimeoutMs = 5000;
/** Time in which a new server must respond. Recovery after a crash takes long. */
const startTimeoutMs = 60_000;
/** Waits before a restart. After `healthyAfterMs` of running, earlier failures no longer count. */
const restart = { firstWaitMs: 100, maxWaitMs: 10_000, healthyAfterMs: 10_000 } as const;

type OnLog = (line: string) => void;

/** The last fatal error in a log of PostgreSQL; empty if there is none. */
const findFatalError = (log: string): string =>
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
  // These three are PostgreSQL's defaults. They are set explicitly because a contact request must
  // survive a power failure once its visitor has read that it was sent.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The log has what happens to the server itself, and no statement that fails: the functions report
  // those. So it stays short until the next start empties it.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // Without these two the log could contain what a visitor wrote.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
});

/**
 * Creates the cluster in a draft folder and then renames it, so that an interrupted start leaves no
 * incomplete cluster.
 */
function createCluster({ account, programs, folder }: Place, password: string): void {
  const draft = join(folder, 'cluster.new');
  const passwordFile = join(folder, 'password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
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

/** @throws {UserError} unless the cluster was made by this major version of PostgreSQL */
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

/**
 * Signals that stop a server, each with the milliseconds to wait for its effect: SIGINT closes
 * sessions and writes everything, SIGQUIT stops without writing, SIGKILL ends the process at once.
 */
const stopSteps: readonly (readonly [signal: NodeJS.Signals, waitMs: number])[] = [
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

/**
 * Process id of a server that still runs because the `npm start` that started it was killed; `null`
 * if there is none that this process can see.
 */
function orphanIn(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return pid > 0 && commandOf(pid).includes(cluster) ? pid : null;
}

/** Tries for a time to get the lock; `null` if another process keeps it. */
async function awaitLock(file: string, timeoutMs: number): Promise<FileLock | null> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(50)) {
    const lock = lockFile(file);
    if (lock || Date.now() > deadline) return lock;
  }
}

/**
 * Locks the cluster's files for this process. Every process of the server inherits the lock, so it
 * is free only when all of them have ended, even if they run in another container. A server that a
 * killed `npm start` left running is stopped first.
 */
async function lockFiles({ account, folder }: Place, cluster: string): Promise<FileLock> {
  const file = join(folder, 'lock');
  let lock = lockFile(file);
  const orphan = lock ? null : orphanIn(cluster);
  if (orphan) {
    for (const [signal, waitMs] of stopSteps) {
      if (orphanIn(cluster) === orphan) process.kill(orphan, signal);
      lock = await awaitLock(file, waitMs);
      if (lock) break;
    }
  } else lock ??= await awaitLock(file, lockTimeoutMs);
  if (!lock) {
    const user = orphan ? `process ${orphan}` : "a PostgreSQL that can't be seen from here";
    throw new UserError(
      `The database in ${folder} is in use by ${user}, as in another container. Stop that one first.`,
    );
  }
  if (account) fchownSync(lock.handle, account.uid, account.gid);
  // This process holds the lock, so no server uses the files. The process id in this file may now
  // belong to another program, and then PostgreSQL would refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return lock;
}

/** Whether the server accepts a query. */
async function isResponding(url: string): Promise<boolean> {
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

/** A server's main process. */
interface Server {
  child: ChildProcess;
  /** Resolves with how the process has ended, or why it could not be started. */
  end: Promise<string>;
}

/** Waits until a new server accepts queries. */
async function waitUntilReady({ end }: Server, url: string): Promise<void> {
  const failure = end.then((reason) => Promise.reject(new Error(`ended with ${reason}`)));
  failure.catch(() => {});
  for (const deadline = Date.now() + startTimeoutMs; !(await isResponding(url)); ) {
    if (Date.now() > deadline) throw new Error('no answer');
    await Promise.race([failure, sleep(30)]);
  }
}

async function stopProcess({ child, end }: Server): Promise<void> {
  for (const [signal, waitMs] of stopSteps) {
    if (!child.kill(signal)) return;
    await Promise.race([end, sleep(waitMs, undefined, { ref: false })]);
  }
}

/**
 * Starts the server again whenever it ends. The wait before that grows with every failure, because
 * some causes, such as a full disk, last for a while.
 *
 * @returns a function that stops the server and the restarts
 */
function keepRunning(first: Server, launch: () => Server, onLog: OnLog) {
  let server = first;
  let isStopping = false;
  const watch = async () => {
    for (let failures = 0; ; failures += 1) {
      const started = Date.now();
      const reason = await server.end;
      if (isStopping) return;
      onLog(`postgres ended with ${reason}; starting it again`);
      if (Date.now() - started > restart.healthyAfterMs) failures = 0;
      const waitMs = Math.min(restart.firstWaitMs * 2 ** failures, restart.maxWaitMs);
      await sleep(waitMs, undefined, { ref: false });
      if (isStopping) return;
      try {
        server = launch();
      } catch (error) {
        server = { ...server, end: Promise.resolve(reasonOf(error)) };
      }
    }
  };
  void watch();
  return () => {
    isStopping = true;
    return stopProcess(server);
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
  if (!existsSync(cluster)) createCluster(place, data.secrets.ownerPassword);
  checkCluster(cluster, programs);
  const lock = await lockFiles(place, cluster);

  const port = await getPort({ host: '127.0.0.1' });
  const url = ownerUrl(data.secrets, port);
  const logFile = join(data.path, 'postgres.log');
  rmSync(logFile, { force: true });
  const options = Object.entries(settings(port)).map(([name, value]) => `--${name}=${value}`);

  const launch = (): Server => {
    const log = openSync(logFile, 'a', 0o600);
    // With `detached`, Ctrl-C reaches this process only, which then stops everything in order.
    const child = spawn(programIn(programs, 'postgres'), ['-D', cluster, ...options], {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log, lock.handle],
    });
    closeSync(log);
    const end = once(child, 'exit').then(([code, signal]) => `${signal ?? code}`, reasonOf);
    return { child, end };
  };

  const first = launch();
  try {
    await waitUntilReady(first, url);
  } catch (error) {
    await stopProcess(first);
    lock.release();
    if (error instanceof UserError) throw error;
    const fatal = findFatalError(readFileSync(logFile, 'utf8'));
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
