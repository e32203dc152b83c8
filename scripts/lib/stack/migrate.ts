/** Applies `supabase/migrations` the way a deployment does: with the Supabase CLI, by address. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { connectionTo } from '../postgres/encryption.ts';
import { inProject, projectRequire } from '../project.ts';
import { lastLine, StartError } from '../start-error.ts';

const execute = promisify(execFile);

function findProgram(): string {
  try {
    const manifest = projectRequire.resolve('supabase/package.json');
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { supabase: string } };
    return join(dirname(manifest), bin.supabase);
  } catch {
    throw new StartError('The Supabase CLI (npm package supabase) is not installed. Run npm ci.');
  }
}

/** The CLI writes beside the files that it reads, so it gets a copy of them. */
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
 * What the CLI is told: arguments can be read by every account of the machine, so the password
 * is none. Our own server is on the loopback address and speaks no TLS; another has to prove
 * who it is.
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

/** @throws {StartError} with the CLI's own last line */
export async function migrate(databaseUrl: string, dataFolder: string): Promise<void> {
  const folder = workFolder(dataFolder);
  const { url, password } = targetOf(databaseUrl);
  const options = ['--yes', '--skip-vault', '--agent=no', `--workdir=${folder}`, `--remote=${url}`];
  try {
    await execute(process.execPath, [findProgram(), 'db', 'push', ...options], {
      cwd: folder,
      // A home of its own, so that no login and no setting of the person at the machine takes part.
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
