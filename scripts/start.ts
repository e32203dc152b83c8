/**
 * `npm start`: runs the whole product on one machine: site, edge functions and database. README.md
 * explains the variables PORT, HOST, DATA_DIR and DATABASE_URL.
 */
import { lstatSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildIfNeeded } from './lib/built-site.ts';
import { portFrom, runProgram } from './lib/run-program.ts';
import { databaseUrl, dataDir, functionSettings } from './lib/settings.ts';
import { confirmChanges } from './local-server/database.ts';
import { describeChannels } from './local-server/functions.ts';
import { type LocalServer, startLocalServer } from './local-server/local-server.ts';
import {
  addLocalPerson,
  deskLink,
  linkLife,
  localPerson,
  makeLink,
} from './local-server/sign-in-links.ts';

/** Prints a log line of the edge functions, except for two events of normal operation. */
function printLogLine(line: string): void {
  if (/"event":"(?:listening|contact\.replayed)"/.test(line)) return;
  console.log(`  ${line}`);
}

/**
 * Describes where the data is, with a path as short as possible. For root the database may be
 * outside the data folder (see postgres-place.ts).
 */
function describeLocation(folder: string): string {
  const relativePath = relative('.', folder);
  const shownPath = relativePath.startsWith('..') ? folder : relativePath || '.';
  const database = join(folder, 'database');
  const isLink = lstatSync(database).isSymbolicLink();
  return isLink ? `${shownPath}, the database in ${realpathSync(database)}` : shownPath;
}

/**
 * How to sign in at the desk. Whoever reads a link may sign in as an admin, so it is printed in a
 * terminal only, not into a log, which lasts.
 *
 * @param hasOwnDatabase whether the database is not an external one, which has its own staff list
 */
async function describeSignIn(
  { url, data, databaseUrl }: LocalServer,
  hasOwnDatabase: boolean,
): Promise<string> {
  if (!hasOwnDatabase) return 'npm run contacts -- desk EMAIL prints a link';
  await addLocalPerson(databaseUrl);
  if (!process.stdout.isTTY) return 'npm run contacts -- desk prints a link';
  return `${deskLink(url, makeLink(data.path, localPerson.email))}
                  good once, for ${linkLife / 60_000} minutes; npm run contacts -- desk prints another`;
}

runProgram(async (signal) => {
  const port = portFrom('PORT', 4173);
  const siteDir = await buildIfNeeded(signal);
  const external = databaseUrl();
  if (external) await confirmChanges(external, signal);
  const localServer = await startLocalServer({
    port,
    siteDir,
    host: process.env.HOST || '127.0.0.1',
    dataDir: dataDir(),
    databaseUrl: external,
    functionEnv: functionSettings(),
    desk: true,
    onLog: printLogLine,
  });
  const where = external ? 'the database in DATABASE_URL' : describeLocation(localServer.data.path);
  console.log(`
  Neural Suite    ${localServer.url}
  Desk for sales  ${await describeSignIn(localServer, !external)}
  Requests        npm run contacts -- list
  Sent by         ${describeChannels(localServer.channels)}
  Kept in         ${where}

  Ctrl-C stops everything.
`);
  return localServer;
});
