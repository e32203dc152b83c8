/** The database of a run: the embedded server, or the one in DATABASE_URL. */
import { createHash } from 'node:crypto';
import postgres from 'postgres';
import type { DataFolder, Secrets } from '../data-folder.ts';
import { startCluster } from '../postgres/cluster.ts';
import { connectionTo, encryptionFault } from '../postgres/encryption.ts';
import { reasonOf, StartError, systemCode } from '../start-error.ts';
import { migrate } from './migrate.ts';
import type { RunFile } from './run-file.ts';

export interface RunningDatabase {
  /** Address for the owner of the tables. */
  url: string;
  /** Address for the staff command. */
  staffUrl: string;
  /** Settings with which the functions connect. */
  functionEnv: Record<string, string>;
  /** Process of the embedded server. */
  pid: () => number | null;
  stop: () => Promise<void>;
}

const roles = {
  form: 'contact_function',
  delivery: 'contact_delivery',
  desk: 'contact_desk',
  staff: 'contact_staff',
} as const;
type Role = (typeof roles)[keyof typeof roles];

/** What the names of a function's settings about its database begin with. */
const functionPrefixes = {
  CONTACT: roles.form,
  CONTACT_DELIVERY: roles.delivery,
  CONTACT_DESK: roles.desk,
} as const;

/** The form has a password of its own; the others are derived from the owner's by a hash, so that none can be computed from another. */
function passwordOf(role: Role, { functionPassword, ownerPassword }: Secrets): string {
  if (role === roles.form) return functionPassword;
  return createHash('sha256').update(`${role}\n${ownerPassword}`).digest('hex');
}

const embeddedUrl = (role: Role, secrets: Secrets, port: number) =>
  `postgresql://${role}:${passwordOf(role, secrets)}@127.0.0.1:${port}/postgres`;

/** Address of the embedded database for the staff command. */
export const staffUrl = (secrets: Secrets, port: number): string =>
  embeddedUrl(roles.staff, secrets, port);

async function withOwner<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const { url: address, ssl } = connectionTo(url, 'plain');
  const sql = postgres(address, {
    ssl,
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

/** Lets a function log in as itself. The password travels as a parameter, so it can't break the statement. */
const openLogin = (url: string, role: Role, password: string) =>
  withOwner(url, (sql) =>
    sql.begin(async (transaction) => {
      await transaction`select set_config('contact.password', ${password}, true)`;
      await transaction.unsafe(
        `do $$ begin execute format('alter role ${role} login password %L', current_setting('contact.password')); end $$`,
      );
    }),
  );

/** On somebody's own server roles keep their passwords: functions come in as the owner and step down. */
const allowStepDown = (url: string, role: Role) =>
  withOwner(url, async (sql) => {
    try {
      await sql.begin((transaction) => transaction.unsafe(`set local role ${role}`));
    } catch {
      await sql.unsafe(`grant ${role} to current_user`);
    }
  });

/** The functions' client would send the name of a file that only we can read to the server. */
function functionAddress(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('sslrootcert');
  return url.href;
}

async function openForeign(url: string, data: DataFolder): Promise<RunningDatabase> {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    throw new StartError(
      'DATABASE_URL is not an address like postgresql://user:password@host/name.',
    );
  }
  try {
    await withOwner(url, (sql) => sql`select 1`);
  } catch (error) {
    const fault = encryptionFault(systemCode(error), connectionTo(url, 'plain'));
    if (fault) throw new StartError(fault);
    const reason = systemCode(error) || reasonOf(error);
    throw new StartError(
      `The database in DATABASE_URL (${new URL(url).host}) does not answer: ${reason}.`,
    );
  }
  await migrate(url, data.path);
  const functionEnv: Record<string, string> = {};
  for (const [prefix, role] of Object.entries(functionPrefixes)) {
    await allowStepDown(url, role);
    functionEnv[`${prefix}_DATABASE_URL`] = functionAddress(url);
    functionEnv[`${prefix}_DATABASE_ROLE`] = role;
  }
  return { url, staffUrl: url, functionEnv, pid: () => null, stop: async () => {} };
}

async function openEmbedded(
  data: DataFolder,
  run: RunFile,
  onLog: (line: string) => void,
): Promise<RunningDatabase> {
  const onPid = (pid: number | null) => run.note('postgres', pid);
  const cluster = await startCluster(data, { onPid, onLog });
  const { secrets } = data;
  const addressFor = (role: Role) => embeddedUrl(role, secrets, cluster.port);
  try {
    run.update({ databasePort: cluster.port });
    await migrate(cluster.url, data.path);
    for (const role of Object.values(roles)) {
      await openLogin(cluster.url, role, passwordOf(role, secrets));
    }
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return {
    ...cluster,
    staffUrl: addressFor(roles.staff),
    functionEnv: Object.fromEntries(
      Object.entries(functionPrefixes).map(([prefix, role]) => [
        `${prefix}_DATABASE_URL`,
        addressFor(role),
      ]),
    ),
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
