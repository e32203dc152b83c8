/** Runs the handler that the contact form is measured against. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import { inProject } from '../lib/project.ts';
import { findDeno } from '../lib/stack/deno.ts';
import { freePort } from '../lib/stack/ports.ts';
import { StartError } from '../lib/start-error.ts';

export async function startBare(
  databaseUrl: string,
  dataFolder: string,
): Promise<{ url: string; stop: () => void }> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`create schema if not exists bench`;
  await sql`create table if not exists bench.request (id uuid primary key, body jsonb not null)`;
  await sql.end();

  const port = await freePort();
  const child = spawn(
    findDeno(),
    [
      'run',
      '--no-prompt',
      '--cached-only',
      '--no-lock',
      '--node-modules-dir=manual',
      `--config=${inProject('supabase', 'functions', 'deno.json')}`,
      `--allow-net=127.0.0.1:${port},${new URL(databaseUrl).host}`,
      '--allow-env',
      inProject('scripts', 'bench', 'bare.deno.ts'),
    ],
    {
      env: {
        BARE_DATABASE_URL: databaseUrl,
        BARE_PORT: String(port),
        DENO_DIR: join(dataFolder, 'deno'),
        DENO_NO_UPDATE_CHECK: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', () => reject(new StartError('The bare handler does not start.')));
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
