/**
 * Applies `supabase/migrations` as a deployment does: with the Supabase CLI and the database's
 * address.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../supabase/functions/_shared/database.ts';
import { inProject } from '../lib/project.ts';
import { connectionTo, withConnection } from '../lib/tls.ts';
import { lastLine, UserError } from '../lib/user-error.ts';
import { lastCommits } from './data-folder.ts';

const execute = promisify(execFile);
const program = inProject('node_modules', '.bin', 'supabase');

/** The CLI writes files next to those that it reads, so it works on a copy. */
function workFolder(dataFolder: string): string {
  const folder = join(dataFolder, 'supabase-cli');
  rmSync(join(folder, 'supabase'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['config.toml', 'migrations']) {
    cpSync(inProject('supabase', part), join(folder, 'supabase', part), { recursive: true });
  }
  return folder;
}

interface Target {
  /** Address without the password. */
  url: string;
  password: string;
}

/**
 * Address and password for the CLI. Every account of the machine can read arguments, so the
 * password is not passed as one. Our own server listens on the loopback address without TLS; any
 * other server must prove its identity.
 */
function targetOf(databaseUrl: string): Target {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || (url.searchParams.get('password') ?? '');
  url.password = '';
  url.searchParams.delete('password');
  const { ssl } = connectionTo(databaseUrl, 'plain');
  url.searchParams.set('sslmode', ssl ? 'verify-full' : 'disable');
  return { url: url.href, password };
}

/**
 * The migrations of this version that a database does not list yet. The CLI would find the same, but
 * takes seconds for it.
 *
 * @returns names of their files
 * @throws {UserError} when the database holds migrations that this version lacks
 */
export async function pendingMigrations(sql: Database): Promise<string[]> {
  const versionOf = (name: string) => name.split('_')[0];
  const own = readdirSync(inProject('supabase', 'migrations')).sort();
  const [table] = await sql<{ name: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as name`;
  const applied = table?.name
    ? await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
    : [];
  const versions = applied.map(({ version }) => version);
  if (versions.some((version) => !own.some((name) => versionOf(name) === version))) {
    const commit = lastCommits[versions.includes('20261201090000') ? 2 : 1];
    throw new UserError(
      `This database holds migrations that this version lacks: use a new one; npm run contacts -- export, as of commit ${commit}, reads this one.`,
    );
  }
  return own.filter((name) => !versions.includes(versionOf(name) ?? ''));
}

/**
 * Brings the database's schema up to date.
 *
 * @throws {UserError} with the last line that the CLI printed
 */
export async function migrate(databaseUrl: string, dataFolder: string): Promise<void> {
  const pending = await withConnection(connectionTo(databaseUrl, 'plain'), pendingMigrations);
  if (pending.length === 0) return;
  const folder = workFolder(dataFolder);
  const { url, password } = targetOf(databaseUrl);
  const options = ['--yes', '--skip-vault', '--agent=no', `--workdir=${folder}`, `--remote=${url}`];
  try {
    await execute(process.execPath, [program, 'db', 'push', ...options], {
      cwd: folder,
      // A home folder of its own, so that the user's logins and settings have no effect.
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        DO_NOT_TRACK: '1',
        NO_COLOR: '1',
        ...(password && { PGPASSWORD: password }),
      },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const said = `${stdout}\n${stderr}`;
    const safe = password ? said.replaceAll(password, '…') : said;
    throw new UserError(`The migrations could not be applied: ${lastLine(safe) || error}`);
  }
}
