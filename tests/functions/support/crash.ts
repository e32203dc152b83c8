/** kill -9 of PostgreSQL while visitors submit. Shared by the short and the long run. */
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { expect } from 'vitest';
import type { LocalServer } from '../../../scripts/local-server/local-server.ts';
import { endpoint, postGood } from './form.ts';
import { databasePidIn } from './program.ts';
import { expectWhole, type Tally, visit } from './visitors.ts';

/** A database session of a visitor; the main server process; all processes of the server. */
const victims = ['a session', 'the server', 'all of it'] as const;

async function processesOf({ databaseUrl, data }: LocalServer) {
  const sql = postgres(databaseUrl, { max: 1, fetch_types: false, onnotice: () => {} });
  const rows = await sql<{ pid: number; name: string }[]>`
    select pid, application_name as name from pg_stat_activity where pid <> pg_backend_pid()`;
  await sql.end({ timeout: 1 });
  return {
    server: databasePidIn(data.path),
    sessions: rows.filter(({ name }) => name === 'contact-function').map(({ pid }) => pid),
    all: rows.map(({ pid }) => pid),
  };
}

function killHard(pid: number | undefined): void {
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended between the check and the kill.
  }
}

/**
 * Whether the server has recovered. A busy session survives a killed server for a moment, so this
 * asks the server too.
 */
async function isBack(localServer: LocalServer): Promise<boolean> {
  const sql = postgres(localServer.databaseUrl, { max: 1, connect_timeout: 2, fetch_types: false });
  try {
    await sql`select 1`;
    return (await postGood(localServer.url, localServer.data.secrets.contactSecret)).status === 200;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function recovered(localServer: LocalServer): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isBack(localServer))) {
    expect(Date.now(), `${endpoint(localServer.url)} came back`).toBeLessThan(deadline);
    await sleep(50);
  }
}

/**
 * Kills the server this many times under load, and checks what was stored.
 *
 * @returns the answers, and the milliseconds of the slowest recovery
 */
export async function crashUnderLoad(
  localServer: LocalServer,
  connections: number,
  times: number,
  channels: number,
): Promise<Tally & { slowestRecovery: number }> {
  let isOver = false;
  let slowestRecovery = 0;
  const crashes = async () => {
    try {
      for (let count = 0; count < times; count += 1) {
        await sleep(200 + Math.random() * 300);
        const { server, sessions, all } = await processesOf(localServer);
        const victim = victims[count % victims.length];
        if (victim === 'a session') killHard(sessions[count % Math.max(1, sessions.length)]);
        else killHard(server);
        if (victim === 'all of it') for (const pid of all) killHard(pid);
        const started = Date.now();
        await recovered(localServer);
        slowestRecovery = Math.max(slowestRecovery, Date.now() - started);
      }
    } finally {
      isOver = true;
    }
  };
  const [tally] = await Promise.all([visit(localServer, connections, () => isOver), crashes()]);
  const sql = postgres(localServer.databaseUrl, { max: 1, fetch_types: false, onnotice: () => {} });
  // Removes the requests that this test made itself to detect the recovery.
  await sql`delete from contact.request where email not like '%-%@example.com'`;
  await expectWhole(sql, tally, channels);
  await sql.end();
  return { ...tally, slowestRecovery };
}
