/** Runs the whole product on one machine with temporary data, for tests and measurements. */
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalServer, type LocalServerOptions, startLocalServer } from './local-server.ts';

/**
 * Creates a temporary folder. Other accounts can enter it, because root runs PostgreSQL under
 * another account.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes a folder and everything in it. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/**
 * Starts without rate limits, because tests and measurements send all requests from one address.
 *
 * @param options `template` is a data folder that is copied, which takes less time than making one
 * @throws {UserError} as {@link startLocalServer} does, after removing the folder
 */
export async function startTemporaryServer(
  siteDir: string | null,
  { template, ...options }: Partial<LocalServerOptions> & { template?: string } = {},
): Promise<LocalServer> {
  const folder = temporaryFolder();
  try {
    const dataDir = join(folder, 'data');
    if (template) cpSync(template, dataDir, { recursive: true });
    const localServer = await startLocalServer({
      dataDir,
      siteDir,
      desk: true,
      ...options,
      functionEnv: {
        CONTACT_RATE_LIMIT: 'off',
        CONTACT_DNS_SERVERS: 'off',
        ...options.functionEnv,
      },
    });
    const stop = async () => {
      await localServer.stop();
      removeFolder(folder);
    };
    return { ...localServer, stop };
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}
