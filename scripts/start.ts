/** `npm start`: the whole product on one machine. See README.md for PORT, HOST, DATA_DIR, DATABASE_URL. */
import { lstatSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildIfNeeded } from './lib/built-site.ts';
import { linkLife, localLink } from './lib/desk/links.ts';
import { portFrom, runProgram } from './lib/run-program.ts';
import { databaseUrl, dataDir, functionSettings } from './lib/settings.ts';
import { sayChannels } from './lib/stack/functions.ts';
import { startStack } from './lib/stack/stack.ts';

/** Of what the functions report, a person at the terminal gets the events worth a look. */
function show(line: string): void {
  if (/"event":"(?:listening|contact\.replayed)"/.test(line)) return;
  console.log(`  ${line}`);
}

/** Where the data lie, as short as it can be said; root's database may live apart (see place.ts). */
function placeOf(folder: string): string {
  const inside = relative('.', folder);
  const shown = inside.startsWith('..') ? folder : inside || '.';
  const database = join(folder, 'database');
  const isApart = lstatSync(database).isSymbolicLink();
  return isApart ? `${shown}, the database in ${realpathSync(database)}` : shown;
}

runProgram(async (leaving) => {
  const port = portFrom('PORT', 4173);
  const siteDir = await buildIfNeeded(leaving);
  const stack = await startStack({
    port,
    siteDir,
    host: process.env.HOST || '127.0.0.1',
    dataDir: dataDir(),
    databaseUrl: databaseUrl(),
    functionEnv: functionSettings(),
    desk: true,
    onLog: show,
  });
  const where = databaseUrl() ? 'the database in DATABASE_URL' : placeOf(stack.data.path);
  // Somebody else's database has a staff list of its own.
  const link = databaseUrl()
    ? 'npm run contacts -- desk EMAIL prints a link'
    : `${await localLink(stack.url, stack.data.path, stack.databaseUrl)}
                  good once, for ${linkLife / 60_000} minutes; npm run contacts -- desk prints another`;
  console.log(`
  Neural Suite    ${stack.url}
  Desk for sales  ${link}
  Requests        npm run contacts -- list
  Sent by         ${sayChannels(stack.channels)}
  Kept in         ${where}

  Ctrl-C stops everything.
`);
  return stack;
});
