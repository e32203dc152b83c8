/**
 * `npm run preview`: serves the built site as `npm start` does, but without edge functions and
 * database.
 */
import { requireSite, siteDir } from './lib/built-site.ts';
import { portFrom, runProgram } from './lib/run-program.ts';
import { openServer } from './local-server/server.ts';
import { serveSite } from './local-server/site.ts';

runProgram(async () => {
  const server = await openServer({
    port: portFrom('PORT', 4173),
    host: process.env.HOST || '127.0.0.1',
    site: serveSite(requireSite(siteDir())),
  });
  console.log(`\n  Preview (no functions)    ${server.url}\n`);
  return { stop: server.close };
});
