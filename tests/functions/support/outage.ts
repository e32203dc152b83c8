/**
 * A database that is unavailable for a while, in both possible ways. Shared by the short and the
 * long run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDataFolder } from '../../../scripts/local-server/data-folder.ts';
import { embeddedUrl } from '../../../scripts/local-server/database.ts';
import { type LocalServer, startLocalServer } from '../../../scripts/local-server/local-server.ts';
import { ownerSql } from './database.ts';
import { copyTemplate, tempFolder } from './temp.ts';
import { expectWhole, type Tally, visit } from './visitors.ts';
import { layWire, type Wire } from './wire.ts';

export interface Wired {
  localServer: LocalServer;
  wire: Wire;
  close: () => Promise<void>;
}

/**
 * A localServer with a database server of its own, which the form reaches through a connection that can
 * be cut.
 */
export async function startWired(): Promise<Wired> {
  const wire = await layWire();
  const folder = tempFolder();
  const dataDir = `${folder.path}/data`;
  copyTemplate(dataDir);
  const { secrets } = openDataFolder(dataDir);
  const localServer = await startLocalServer({
    dataDir,
    siteDir: null,
    deliverEvery: null,
    functionEnv: {
      CONTACT_RATE_LIMIT: 'off',
      CONTACT_DATABASE_URL: embeddedUrl('contact_function', secrets, wire.port),
    },
  });
  wire.leadTo(new URL(localServer.databaseUrl).host);
  const close = async () => {
    await localServer.stop();
    await wire.close();
    folder.remove();
  };
  return { localServer, wire, close };
}

/** The count once it no longer rises. */
async function settled(count: () => Promise<number>): Promise<number> {
  const found = await count();
  await sleep(300);
  return (await count()) === found ? found : settled(count);
}

/**
 * Makes the database unavailable for a time, while visitors keep sending.
 *
 * @returns the answers, and the milliseconds from its return to the first request that is stored
 */
export async function outage(
  { localServer, wire }: Wired,
  way: 'cut' | 'silence',
  lasts: number,
  connections = 12,
): Promise<Tally & { recovery: number }> {
  const sql = ownerSql(localServer.databaseUrl);
  await sql`truncate contact.request cascade`;
  const count = async () =>
    (await sql<{ count: number }[]>`select count(*)::int as count from contact.request`)[0]
      ?.count ?? 0;
  let isOver = false;
  let recovery = 0;
  const events = async () => {
    try {
      await expect.poll(count).toBeGreaterThan(0);
      await wire[way]();
      await sleep(lasts / 2);
      // Requests in progress at the cut may still have been stored; after that, none may be.
      const during = await settled(count);
      await sleep(lasts / 2);
      expect(await count()).toBe(during);
      await wire.mend();
      const mended = Date.now();
      while ((await count()) === during && Date.now() - mended < 60_000) await sleep(20);
      recovery = Date.now() - mended;
      await sleep(1000);
    } finally {
      isOver = true;
    }
  };
  const [tally] = await Promise.all([visit(localServer, connections, () => isOver), events()]);
  await expectWhole(sql, tally, 0);
  await sql.end();
  return { ...tally, recovery };
}
