/**
 * Applies `supabase/migrations` as a deployment does: with the Supabase CLI and the database's
 * address.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lastOlderCommit } from '../data-folder.ts';
import { connectionTo, withConnection } from '../postgres/encryption.ts';
import { inProject } from '../project.ts';
import { lastLine, StartError } from '../start-error.ts';

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
 * Whether the database lists exactly the migrations of this version. The CLI would find the same
 * and do nothing, but takes seconds for it.
 */
async function isUpToDate(databaseUrl: string): Promise<boolean> {
  const own = readdirSync(inProject('supabase', 'migrations')).map((name) => name.split('_')[0]);
  try {
    const applied = await withConnection(
      connectionTo(databaseUrl, 'plain'),
      (sql) =>
        sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`,
    );
    const older = applied.filter(({ version }) => !own.includes(version));
    if (older.length > 0) {
      throw new StartError(
        `This database holds migrations that this version lacks: use a new one; npm run contacts -- export, as of commit ${lastOlderCommit}, reads this one.`,
      );
    }
    return applied.length === own.length;
  } catch (error) {
    if (error instanceof StartError) throw error;
    // The table is missing in a new database; the CLI reports what else may be wrong.
    return false;
  }
}

/**
 * Brings the database's schema up to date.
 *
 * @throws {StartError} with the last line that the CLI printed
 */
export async function migrate(databaseUrl: string, dataFolder: string): Promise<void> {
  if (await isUpToDate(databaseUrl)) return;
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
    throw new StartError(`The migrations could not be applied: ${lastLine(safe) || error}`);
  }
}
