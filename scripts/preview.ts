/** `npm run preview`: the built site with the server of `npm start`, but without functions. */
import './lib/node-version.ts';
import { requireSite, siteDir } from './lib/built-site.ts';
import { openGateway } from './lib/http/gateway.ts';
import { serveSite } from './lib/http/site.ts';
import { portFrom, runProgram } from './lib/run-program.ts';

runProgram(async () => {
  const gateway = await openGateway({
    port: portFrom('PORT', 4173),
    host: process.env.HOST || '127.0.0.1',
    site: serveSite(requireSite(siteDir())),
  });
  console.log(`\n  Preview (no functions)    ${gateway.url}\n`);
  return { stop: gateway.close };
});
