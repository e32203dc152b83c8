/** The project's own PostgreSQL server: created on first use, kept running, stopped cleanly. */
import { type ChildProcess, spawn } from 'node:child_process';
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
import { diskFullAdvice, lastLine, StartError } from '../lib/start-error.ts';
import { withConnection } from '../lib/tls.ts';
import { type DataFolder, isRoot } from './data-folder.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { findPlace, type Place, programIn, runAs, versionOf } from './postgres-place.ts';
import { commandOf, databaseSteps, end, know } from './process.ts';
import { Service } from './service.ts';

export interface Cluster {
  port: number;
  /** Address of the database for its owner. */
  url: string;
  pid: () => number | null;
  stop: () => Promise<void>;
}

/** Largest size of a log file in bytes; above it a new file is started. */
const largestLog = 5_000_000;
/** Milliseconds for the last sessions of a stopped server to end. */
const lockTimeout = 5000;
/** Milliseconds that recovery after a crash may take. */
const recoveryTimeout = 60_000;

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
    if (stderr?.includes('No space left on device')) throw new StartError(diskFullAdvice);
    throw new StartError(`The database can't be made in ${folder}: ${lastLine(stderr ?? '')}`);
  }
  renameSync(draft, join(folder, 'cluster'));
}

function checkCluster(cluster: string, programs: string): void {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const own = versionOf(programs).split('.')[0];
  if (found === own) return;
  const reason = found ? `it was made by PostgreSQL ${found}, this is ${own}` : 'it is damaged';
  throw new StartError(
    `The database in ${cluster} can't be opened: ${reason}. Move the data folder away to start anew.`,
  );
}

/**
 * Stops the server that a killed runner left running, before another server uses the same files.
 * The entry in `run.json` may be missing: a start that could not see that server has overwritten
 * it.
 */
async function endOldServer(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const known = pid > 0 ? know(pid) : null;
  if (!known || !commandOf(pid).includes(cluster)) return;
  if (await end(known, databaseSteps)) return;
  throw new StartError(
    `PostgreSQL (process ${pid}) is still using ${cluster} and can't be stopped.`,
  );
}

/**
 * Locks the database's files for this run. Every process of the server inherits the lock, so it is
 * free only when all of them have ended, in whatever container they ran.
 */
async function lockFiles({ account, folder }: Place, cluster: string): Promise<FolderLock> {
  await endOldServer(cluster);
  for (const deadline = Date.now() + lockTimeout; ; await sleep(100)) {
    const lock = lockFolder(folder);
    if (lock) {
      if (isRoot()) fchownSync(lock.handle, account.owner.uid, account.owner.gid);
      // The lock is free, so no server uses the files. The process number in this file may by now
      // belong to another program, and then PostgreSQL would refuse to start.
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      return lock;
    }
    if (Date.now() > deadline) break;
  }
  throw new StartError(
    `The database in ${folder} is in use by a PostgreSQL that can't be seen from here, as in another container. Stop that one first.`,
  );
}

async function answers(url: string): Promise<boolean> {
  try {
    await withConnection({ url, ssl: false }, (sql) => sql`select 1`, 2);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '28P01') {
      throw new StartError(
        'The database does not accept the password in secrets.json: database and secrets are not from the same run.',
      );
    }
    return false;
  }
}

/**
 * Starts the server of a data folder, on a free loopback port.
 *
 * @throws {StartError}
 */
export async function startCluster(
  data: DataFolder,
  hooks: { onPid: (pid: number | null) => void; onLog: (line: string) => void },
): Promise<Cluster> {
  const place = findPlace(data);
  const { account, programs, folder } = place;
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) initialise(place, data.secrets.ownerPassword);
  checkCluster(cluster, programs);
  const lock = await lockFiles(place, cluster);

  const port = await getPort({ host: '127.0.0.1' });
  const url = `postgresql://postgres:${data.secrets.ownerPassword}@127.0.0.1:${port}/postgres`;
  const logFile = join(data.path, 'postgres.log');
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLog) {
    renameSync(logFile, `${logFile}.1`);
  }
  const options = Object.entries(settings(port)).map(([name, value]) => `--${name}=${value}`);

  const launch = (): ChildProcess => {
    const command = [programIn(programs, 'postgres'), '-D', cluster, ...options];
    const [program = '', ...rest] = [...account.prefix, ...command];
    const log = openSync(logFile, 'a', 0o600);
    // Detached: Ctrl-C reaches the runner only, which then stops everything in order.
    const child = spawn(program, rest, {
      ...account.identity,
      cwd: '/',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log, lock.handle],
    });
    closeSync(log);
    return child;
  };

  const ready = async (child: ChildProcess) => {
    const deadline = Date.now() + recoveryTimeout;
    while (child.exitCode === null && !(await answers(url))) {
      if (Date.now() > deadline) throw new Error('no answer');
      await sleep(30);
    }
  };

  const service = new Service({ name: 'postgres', launch, ready, steps: databaseSteps, ...hooks });
  const stop = async () => {
    await service.stop();
    lock.release();
  };
  const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  try {
    await service.start();
  } catch (error) {
    await stop();
    if (error instanceof StartError) throw error;
    const fatal = fatalLine(readFileSync(logFile).subarray(logged).toString());
    throw new StartError(
      `The database in ${folder} does not start: ${fatal || String(error)}. See ${logFile}.`,
    );
  }
  return { port, url, pid: () => service.pid, stop };
}
