/** Stacks for one test file, with data of their own and without the limit per address. */

import { inject } from 'vitest';
import type {
  LocalServer,
  LocalServerOptions,
} from '../../../scripts/local-server/local-server.ts';
import { startTemporaryServer } from '../../../scripts/local-server/temporary-server.ts';
import { ownDatabase } from './database.ts';
import { onAskedLine } from './deno.ts';

type Options = Partial<LocalServerOptions>;

const usual = { desk: false, deliverEvery: null } as const;

/**
 * A local server with a database of its own on the server that all tests share. Its functions log in as
 * the owner and switch to their roles, as on a hosted project.
 */
export async function startOwn(options: Options = {}): Promise<LocalServer> {
  const database = await ownDatabase();
  const localServer = await startTemporaryServer(null, {
    ...usual,
    databaseUrl: database.url,
    ...onAskedLine(options.onLog),
    ...options,
  }).catch(async (error) => {
    await database.drop();
    throw error;
  });
  const stop = async () => {
    await localServer.stop();
    await database.drop();
  };
  return { ...localServer, stop };
}

/** A local server with a server of its own, for tests that kill it or look at what it writes. */
export const startAlone = (options: Options = {}): Promise<LocalServer> =>
  startTemporaryServer(null, {
    ...usual,
    template: inject('templateDir'),
    ...onAskedLine(options.onLog),
    ...options,
  });
