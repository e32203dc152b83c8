import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { embeddedUrl } from '../../../scripts/local-server/database.ts';
import { startLocalServer } from '../../../scripts/local-server/local-server.ts';
import { migrate } from '../../../scripts/local-server/migrate.ts';
import { startTemporaryServer } from '../../../scripts/local-server/temporary-server.ts';
import { onAskedLine } from './deno.ts';
import { tempFolder } from './temp.ts';

/** Copied by `ownDatabase`. */
export const templateDatabase = 'contact_template';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    databaseUrl: string;
    /** The database's address for the staff command's role. */
    staffUrl: string;
    secret: string;
    /** The data folder, in which PostgreSQL writes its log. */
    dataDir: string;
    /** File with all lines that the functions have logged so far. */
    logFile: string;
    /** A data folder with a migrated database, for copies. No server runs on it. */
    templateDir: string;
  }
}

/**
 * A migrated database that nobody connects to, so that it can be copied. Migrations change roles, which
 * all databases of a server share, so two that run at once can refuse each other.
 */
async function makeTemplateDatabase(serverUrl: string): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = `/${templateDatabase}`;
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {}, fetch_types: false });
  await sql.unsafe(`create database ${templateDatabase} template template0`);
  await migrate(url.href);
  await sql.unsafe(`alter database ${templateDatabase} with allow_connections false`);
  await sql.end();
}

/**
 * One localServer for all tests that neither damage nor reconfigure it. On its database server the others
 * have databases of their own.
 */
export default async function setup(project: TestProject) {
  const { appendFileSync, writeFileSync } = await import('node:fs');
  const folder = tempFolder();
  const logFile = `${folder.path}/function.log`;
  writeFileSync(logFile, '');
  const onLog = (line: string) => appendFileSync(logFile, `${line}\n`);
  const templateDir = `${folder.path}/template`;
  const template = await startLocalServer({ dataDir: templateDir, siteDir: null });
  await template.stop();
  const localServer = await startTemporaryServer(null, {
    template: templateDir,
    ...onAskedLine(onLog),
    desk: false,
    functionEnv: {
      CONTACT_ALLOWED_ORIGINS: 'https://www.neural-suite.example',
      // The channel is switched on so that outbox rows are written; nothing is sent to it here.
      CONTACT_WEBHOOK_URL: 'http://127.0.0.1:9/',
      CONTACT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'shared').toString('base64')}`,
    },
    deliverEvery: null,
    onLog,
  });
  await makeTemplateDatabase(localServer.databaseUrl);
  project.provide('templateDir', templateDir);
  project.provide('url', localServer.url);
  project.provide('databaseUrl', localServer.databaseUrl);
  const port = Number(new URL(localServer.databaseUrl).port);
  project.provide('staffUrl', embeddedUrl('contact_staff', localServer.data.secrets, port));
  project.provide('secret', localServer.data.secrets.contactSecret);
  project.provide('dataDir', localServer.data.path);
  project.provide('logFile', logFile);
  return async () => {
    await localServer.stop();
    folder.remove();
  };
}
