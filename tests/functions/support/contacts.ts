/** The staff command, as a program of its own. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { inject } from 'vitest';

/** Without what npm leaves in the environment of the tests themselves. */
const bare = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

/** @param env where it finds the database; by default the shared stack's, under the staff's role */
export function contacts(
  args: readonly string[],
  env: Record<string, string> = { DATABASE_URL: inject('staffUrl') },
): SpawnSyncReturns<string> {
  const isShared = env.DATABASE_URL === inject('staffUrl');
  return spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/contacts.ts',
      // The shared database is on this machine and has no certificate.
      ...(isShared ? ['--insecure'] : []),
      ...args,
    ],
    { encoding: 'utf8', env: { ...bare, ...env }, maxBuffer: 100_000_000 },
  );
}

/** A line for a shell, as a person types it. */
export const shell = (line: string, env: Record<string, string>): SpawnSyncReturns<string> =>
  spawnSync('sh', ['-c', line], {
    encoding: 'utf8',
    env: { ...bare, npm_config_update_notifier: 'false', ...env },
    maxBuffer: 100_000_000,
  });
