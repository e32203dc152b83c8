/** Stacks for one test file, with data of their own and without the limit per address. */
import { startTemporaryStack } from '../../../scripts/local-server/prepared.ts';
import type { Stack, StackOptions } from '../../../scripts/local-server/stack.ts';
import { ownDatabase } from './database.ts';
import { onAskedLine } from './deno.ts';

type Options = Partial<StackOptions>;

const usual = { desk: false, deliverEvery: null } as const;

/**
 * A stack with a database of its own on the server that all tests share. Its functions log in as
 * the owner and switch to their roles, as on a hosted project.
 */
export async function startOwn(options: Options = {}): Promise<Stack> {
  const database = await ownDatabase();
  const stack = await startTemporaryStack(null, {
    ...usual,
    databaseUrl: database.url,
    ...onAskedLine(options.onLog),
    ...options,
  }).catch(async (error) => {
    await database.drop();
    throw error;
  });
  const stop = async () => {
    await stack.stop();
    await database.drop();
  };
  return { ...stack, stop };
}

/** A stack with a server of its own, for tests that kill it or look at what it writes. */
export const startAlone = (options: Options = {}, siteDir: string | null = null): Promise<Stack> =>
  startTemporaryStack(siteDir, { ...usual, ...onAskedLine(options.onLog), ...options });
