/** Runs the staff command as a separate program. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { inject } from 'vitest';

/** An environment without the variables that npm set for the tests. */
const bare = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };

/**
 * @param env settings of the database; by default that of the shared localServer, with the staff's role
 */
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

/** Runs a shell command line, as a person would type it. */
export const shell = (line: string, env: Record<string, string>): SpawnSyncReturns<string> =>
  spawnSync('sh', ['-c', line], {
    encoding: 'utf8',
    env: { ...bare, npm_config_update_notifier: 'false', ...env },
    maxBuffer: 100_000_000,
  });
