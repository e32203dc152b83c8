import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stack, startStack } from './stack.ts';

/**
 * The product with data that last no longer than it runs, and without the limit of
 * requests from one address: for tests and figures, where one address sends them all.
 *
 * @throws {StartError} as {@link startStack} does; no folder is left then
 */
export async function startTemporaryStack(siteDir: string | null): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const stack = await startStack({
      dataDir: join(folder, 'data'),
      siteDir,
      desk: true,
      functionEnv: { CONTACT_RATE_LIMIT: 'off' },
    });
    const stop = async () => {
      await stack.stop();
      remove();
    };
    return { ...stack, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
