/** `npm run preview`: the built site with the server of `npm start`, but without functions. */
import './lib/node-version.ts';
import { requireSite, siteDir } from './lib/built-site.ts';
import { portFrom, runProgram } from './lib/run-program.ts';
import { openGateway } from './local-server/gateway.ts';
import { serveSite } from './local-server/site.ts';

runProgram(async () => {
  const gateway = await openGateway({
    port: portFrom('PORT', 4173),
    host: process.env.HOST || '127.0.0.1',
    site: serveSite(requireSite(siteDir())),
  });
  console.log(`\n  Preview (no functions)    ${gateway.url}\n`);
  return { stop: gateway.close };
});
