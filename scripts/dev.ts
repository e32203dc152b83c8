/**
 * `npm run dev`: serves the site with Vite's hot reload, and runs the database and the edge
 * functions, to which Vite forwards calls.
 */
import { createServer } from 'vite';
import { inProject } from './lib/project.ts';
import { portFrom, runProgram } from './lib/run-program.ts';
import { databaseUrl, dataDir, functionSettings } from './lib/settings.ts';
import { confirmChanges } from './local-server/database.ts';
import { describeChannels } from './local-server/functions.ts';
import { startLocalServer } from './local-server/local-server.ts';

runProgram(async (signal) => {
  const port = portFrom('PORT', 5173);
  const external = databaseUrl();
  if (external) await confirmChanges(external, signal);
  const localServer = await startLocalServer({
    siteDir: null,
    dataDir: dataDir(),
    databaseUrl: external,
    functionEnv: functionSettings(),
    desk: true,
    onLog: (line) => console.log(`  ${line}`),
  });
  try {
    const vite = await createServer({
      root: inProject(),
      server: {
        port,
        strictPort: Boolean(process.env.PORT),
        // With `changeOrigin`, Vite would change the Host header, which the functions compare with
        // the page's origin.
        proxy: {
          '/functions/v1': { target: `http://127.0.0.1:${localServer.port}`, changeOrigin: false },
          '/auth/v1': { target: `http://127.0.0.1:${localServer.port}`, changeOrigin: false },
        },
      },
    });
    await vite.listen();
    vite.printUrls();
    console.log(
      `  Requests: npm run contacts -- list. Sent by: ${describeChannels(localServer.channels)}`,
    );
    return {
      stop: async () => {
        await vite.close().finally(() => localServer.stop());
      },
    };
  } catch (error) {
    await localServer.stop();
    throw error;
  }
});
