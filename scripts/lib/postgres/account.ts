/**
 * Under which account PostgreSQL runs. It refuses to run as root, and another
 * account often can't enter root's folders; so root has three ways, tried in order.
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

/** An account of the system that may run a database; it needs a name, or initdb refuses it. */
function systemAccount(): { name: string; uid: number; gid: number } | null {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', '_postgres', 'nobody']) {
    const [name, , uid, gid] =
      lines.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/** The accounts to try, the most separate one first. */
export function accounts(): Account[] {
  if (!isRoot()) return [self()];
  const system = systemAccount();
  if (!system) return [];
  const { name, uid, gid } = system;
  const dropped: Account = {
    name,
    identity: { uid, gid },
    owner: { uid, gid },
    wrap: (command) => [...command],
  };
  // In a user namespace of its own the process is still the owner of root's files,
  // without root's other powers, and it sees itself as an ordinary user.
  const namespaced: Account = {
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
  };
  return process.platform === 'linux' ? [dropped, namespaced] : [dropped];
}

/** Whether a command runs well under the account. Its output is dropped. */
export function runsAs(account: Account, command: readonly string[]): boolean {
  const [program = '', ...rest] = account.wrap(command);
  const { status } = spawnSync(program, rest, { ...account.identity, cwd: '/', stdio: 'ignore' });
  return status === 0;
}
