/** Runs the edge functions of one version of the project as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inProject } from '../lib/project.ts';

export interface ReleaseProcess {
  /** Base address of the functions. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * @param folder of the version, with `supabase` and `node_modules`
 * @param env all settings of its functions
 * @param onLog called with each line that it logs
 * @throws {Error} when it does not start
 */
export async function startRelease(
  folder: string,
  env: Readonly<Record<string, string>>,
  onLog: (line: string) => void = () => {},
): Promise<ReleaseProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', inProject('scripts/lib/serve-functions.ts'), folder],
    {
      cwd: inProject(),
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const port = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^listening (\d+)$/.exec(line) ?? [];
      if (found) resolve(found);
      else onLog(line);
    });
  });
  const failed = ended.then(() => Promise.reject(new Error(`The functions ended: ${complaint}`)));
  failed.catch(() => {});
  const url = `http://127.0.0.1:${await Promise.race([port, failed])}/functions/v1`;
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, stop };
}
