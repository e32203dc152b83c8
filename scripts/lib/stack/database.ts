/** The database of a run: the embedded server, or the one in DATABASE_URL. */
import postgres from 'postgres';
import type { DataFolder } from '../data-folder.ts';
import { startCluster } from '../postgres/cluster.ts';
import { StartError, systemCode } from '../start-error.ts';
import { migrate } from './migrate.ts';
import type { RunFile } from './run-file.ts';

export interface RunningDatabase {
  /** Address for the owner of the tables. */
  url: string;
  /** Settings with which the contact function connects. */
  functionEnv: Record<string, string>;
  /** Process of the embedded server. */
  pid: () => number | null;
  stop: () => Promise<void>;
}

const functionRole = 'contact_function';

async function withOwner<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
    fetch_types: false,
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

/** Lets the function log in as itself. The password travels as a parameter, so it can't break the statement. */
const openLogin = (url: string, password: string) =>
  withOwner(url, (sql) =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('contact.password', ${password}, true)`;
      await transaction.unsafe(
        `do $$ begin execute format('alter role ${functionRole} login password %L', current_setting('contact.password')); end $$`,
      );
    }),
  );

/** On somebody's own server roles keep their passwords: the function comes in as the owner and steps down. */
const allowStepDown = (url: string) =>
  withOwner(url, async (sql) => {
    try {
      await sql.begin((transaction) => transaction.unsafe(`set local role ${functionRole}`));
    } catch {
      await sql.unsafe(`grant ${functionRole} to current_user`);
    }
  });

async function openForeign(url: string, data: DataFolder): Promise<RunningDatabase> {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    throw new StartError(
      'DATABASE_URL is not an address like postgresql://user:password@host/name.',
    );
  }
  try {
    await withOwner(url, (sql) => sql`select 1`);
  } catch (error) {
    const reason = systemCode(error) || (error instanceof Error ? error.message : String(error));
    throw new StartError(
      `The database in DATABASE_URL (${new URL(url).host}) does not answer: ${reason}.`,
    );
  }
  await migrate(url, data.path);
  await allowStepDown(url);
  return {
    url,
    functionEnv: { CONTACT_DATABASE_URL: url, CONTACT_DATABASE_ROLE: functionRole },
    pid: () => null,
    stop: async () => {},
  };
}

async function openEmbedded(
  data: DataFolder,
  run: RunFile,
  onLog: (line: string) => void,
): Promise<RunningDatabase> {
  const onPid = (pid: number | null) => run.note('postgres', pid);
  const cluster = await startCluster(data, { onPid, onLog });
  const { functionPassword } = data.secrets;
  try {
    run.update({ databasePort: cluster.port });
    await migrate(cluster.url, data.path);
    await openLogin(cluster.url, functionPassword);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    url: cluster.url,
    functionEnv: {
      CONTACT_DATABASE_URL: `postgresql://${functionRole}:${functionPassword}@127.0.0.1:${cluster.port}/postgres`,
    },
    pid: cluster.pid,
    stop: cluster.stop,
  };
}

/** Opens the database and brings its schema up to date. */
export const openDatabase = (
  data: DataFolder,
  run: RunFile,
  options: { databaseUrl: string | undefined; onLog: (line: string) => void },
): Promise<RunningDatabase> =>
  options.databaseUrl
    ? openForeign(options.databaseUrl, data)
    : openEmbedded(data, run, options.onLog);
