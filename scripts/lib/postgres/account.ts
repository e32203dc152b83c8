/**
 * Under which account PostgreSQL runs. It refuses to run as root, and another
 * account often can't enter root's folders; so for root several ways are tried in turn.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Account {
  /** For a person, e.g. in an error. */
  name: string;
  /** Given to `spawn`. */
  identity: { uid?: number; gid?: number };
  /** Owner of the files on disk. */
  owner: { uid: number; gid: number };
  /** Turns a command into the one to run. */
  wrap: (command: readonly string[]) => string[];
}

export const isRoot = (): boolean => process.getuid?.() === 0;

const self = (): Account => ({
  name: 'this user',
  identity: {},
  owner: { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 },
  wrap: (command) => [...command],
});

interface Entry {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts with a name; initdb refuses to run under a number alone. */
const knownAccounts = (): Entry[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));

const dropTo = ({ name, uid, gid }: Entry): Account => ({
  name,
  identity: { uid, gid },
  owner: { uid, gid },
  wrap: (command) => [...command],
});

/**
 * In a user namespace of its own the process is still the owner of root's files,
 * without root's other powers, and it sees itself as an ordinary user.
 */
const hideRoot = ({ name, uid, gid }: Entry): Account => ({
  name: `${name} in a user namespace`,
  identity: {},
  owner: { uid: 0, gid: 0 },
  wrap: (command) => [
    'unshare',
    '--user',
    `--map-user=${uid}`,
    `--map-group=${gid}`,
    '--',
    ...command,
  ],
});

/**
 * The accounts to try, in this order: the data folder's owner if that is not root,
 * an account of the system, root itself without its powers.
 *
 * @param folderOwner uid of the data folder
 */
export function accounts(folderOwner: number): Account[] {
  if (!isRoot()) return [self()];
  const known = knownAccounts();
  const owner = known.find(({ uid }) => uid > 0 && uid === folderOwner);
  const system = ['postgres', '_postgres', 'nobody']
    .map((wanted) => known.find(({ name, uid }) => name === wanted && uid > 0))
    .find(Boolean);
  return [
    ...(owner ? [dropTo(owner)] : []),
    ...(system ? [dropTo(system)] : []),
    ...(system && process.platform === 'linux' ? [hideRoot(system)] : []),
  ];
}

/** Whether a command runs well under the account. Its output is dropped. */
export function runsAs(account: Account, command: readonly string[]): boolean {
  const [program = '', ...rest] = account.wrap(command);
  const { status } = spawnSync(program, rest, { ...account.identity, cwd: '/', stdio: 'ignore' });
  return status === 0;
}
