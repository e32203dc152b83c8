/** Where the programs and the database lie, and under which account they work there. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { type DataFolder, giveTo } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import { type Account, accounts, isRoot, runsAs } from './account.ts';
import { copyNative, findNative, type Native, programIn } from './native.ts';

export interface Place {
  account: Account;
  native: Native;
  /** Holds the cluster; belongs to the account. */
  folder: string;
}

const canRun = (account: Account, native: Native) =>
  runsAs(account, [programIn(native, 'initdb'), '--version']);
const canReach = (account: Account, folder: string) => runsAs(account, ['test', '-x', folder]);

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
export function findPlace({ path, isNew }: DataFolder): Place {
  // Who can't list the folder still can't read the secrets inside, which have mode 600.
  if (isRoot() && isNew && statSync(path).uid === 0) chmodSync(path, 0o711);
  const native = findNative(path);
  const inside = join(path, 'database');
  const isThere = lstatSync(inside, { throwIfNoEntry: false });
  const home = isThere ? realpathSync(databaseFolder(inside)) : path;

  const candidates = accounts(statSync(path).uid);
  for (const account of candidates) {
    if (!canRun(account, native) || !canReach(account, join(home, isThere ? '..' : ''))) continue;
    const folder = databaseFolder(inside);
    if (isRoot()) giveTo(folder, account.owner);
    return { account, native, folder };
  }
  const account = candidates[0];
  if (!account || !isRoot()) {
    throw new StartError(
      `PostgreSQL can't run on this machine: ${programIn(native, 'initdb')} does not start. Set DATABASE_URL to use another server.`,
    );
  }

  const shared = sharedFolder();
  const moved = canRun(account, native) ? native : copyNative(native, shared);
  if (!canRun(account, moved)) {
    throw new StartError(`${programIn(moved, 'initdb')} does not start under ${account.name}.`);
  }
  if (!isThere) symlinkSync(mkdtempSync(join(shared, 'database-')), inside);
  const folder = databaseFolder(inside);
  if (!canReach(account, join(folder, '..'))) {
    throw new StartError(
      `${account.name} can't reach ${folder}, and PostgreSQL does not run as root. Choose another folder with DATA_DIR=…`,
    );
  }
  giveTo(folder, account.owner);
  return { account, native: moved, folder };
}
