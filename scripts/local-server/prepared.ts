/**
 * A migrated data folder that is made once and then copied: making a database and applying the
 * migrations takes seconds, a copy takes a tenth of one. For tests and measurements only, because
 * all copies have the same passwords.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import spawn from 'nano-spawn';
import { inProject } from '../lib/project.ts';
import { withConnection } from '../lib/tls.ts';
import { makeDataFolder, openDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { type LocalServer, type LocalServerOptions, startLocalServer } from './local-server.ts';
import { RunFile } from './run-file.ts';

/** A migrated database that nobody connects to, for `create database … template`. */
export const templateDatabase = 'contact_template';

/** Everything that decides what a new data folder holds. */
const sources = [
  'package-lock.json',
  'scripts/local-server',
  'supabase/config.toml',
  'supabase/migrations',
];

/** Milliseconds after which a prepared folder of other sources is removed. */
const keptFor = 24 * 60 * 60 * 1000;

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(String(process.getuid?.()));
  const add = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else hash.update(`${path}\n`).update(readFileSync(path));
  };
  for (const path of paths) add(inProject(path));
  return hash.digest('hex').slice(0, 16);
}

/** A new folder that other accounts can enter, so that PostgreSQL works in it also under root. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes a folder and everything in it. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Copies with owners and times, by a program because Node's copies keep no owners. */
const copy = (from: readonly string[], to: string) => spawn('cp', ['-a', ...from, to]);

/** Makes the database and its template. */
async function make(folder: string): Promise<void> {
  const run = RunFile.claim(makeDataFolder(folder));
  try {
    const data = openDataFolder(folder);
    const database = await openDatabase(data, run, { databaseUrl: undefined, onLog: () => {} });
    const other = new URL(database.url);
    other.pathname = '/template1';
    try {
      // A database can be copied only while nobody is connected to it.
      await withConnection({ url: other.href, ssl: false }, async (sql) => {
        // The name of a database can't be a parameter; it is `templateDatabase`.
        await sql`create database contact_template template postgres`;
        await sql`alter database contact_template with allow_connections false`;
      });
    } finally {
      await database.stop();
    }
  } finally {
    run.release();
  }
  removeFolder(join(folder, 'postgres.log'));
}

/** Removes what earlier sources have left. */
function tidy(shelf: string): void {
  for (const name of readdirSync(shelf)) {
    const path = join(shelf, name);
    const { mtimeMs = Number.POSITIVE_INFINITY } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > keptFor) removeFolder(path);
  }
}

/**
 * Finds the prepared folder, or makes it. Several programs may do this at once.
 *
 * @returns `null` on a machine where the database can't stay in its data folder (see postgres-place.ts)
 */
async function findPrepared(): Promise<string | null> {
  const kept = inProject('.cache', 'prepared', hashOf(sources));
  if (existsSync(kept)) return kept;
  const folder = temporaryFolder();
  try {
    const draft = join(folder, 'data');
    await make(draft);
    if (lstatSync(join(draft, 'database')).isSymbolicLink()) return null;
    mkdirSync(dirname(kept), { recursive: true });
    tidy(dirname(kept));
    const arrived = `${kept}.${process.pid}.new`;
    await copy([draft], arrived);
    try {
      renameSync(arrived, kept);
    } catch {
      // Another program was faster; its folder holds the same.
      removeFolder(arrived);
    }
    return kept;
  } finally {
    removeFolder(folder);
  }
}

/**
 * Copies the prepared folder to a data folder that does not exist yet. Where that is not possible
 * it does nothing: whoever starts on the folder then makes the database.
 *
 * @param parts by default all; `no database` leaves it out, for a run with DATABASE_URL
 */
export async function copyPrepared(
  dataDir: string,
  parts: 'all' | 'no database' = 'all',
): Promise<void> {
  const prepared = await findPrepared();
  if (!prepared) return;
  const folder = makeDataFolder(dataDir);
  const names = readdirSync(prepared).filter((name) => parts === 'all' || name !== 'database');
  await copy(
    names.map((name) => join(prepared, name)),
    folder,
  );
}

/**
 * The product with temporary data and without the limit per address: for tests and measurements,
 * which send all requests from one address.
 *
 * @throws {UserError} as {@link startLocalServer} does, after removing the folder
 */
export async function startTemporaryServer(
  siteDir: string | null,
  options: Partial<LocalServerOptions> = {},
): Promise<LocalServer> {
  const folder = temporaryFolder();
  try {
    const dataDir = join(folder, 'data');
    await copyPrepared(dataDir, options.databaseUrl ? 'no database' : 'all');
    const localServer = await startLocalServer({
      dataDir,
      siteDir,
      desk: true,
      ...options,
      functionEnv: { CONTACT_RATE_LIMIT: 'off', ...options.functionEnv },
    });
    const stop = async () => {
      await localServer.stop();
      removeFolder(folder);
    };
    return { ...localServer, stop };
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}
