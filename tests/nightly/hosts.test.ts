/** Cloudflare's own local server answers for the built site as the server of `npm start` does. */
import { type ChildProcess, spawn } from 'node:child_process';
import getPort from 'get-port';
import { afterAll, beforeAll, describe } from 'vitest';
import { inProject } from '../../scripts/lib/project.ts';
import { testHost } from '../build/support/host.ts';

describe('Cloudflare', () => {
  let port: number;
  let server: ChildProcess;

  beforeAll(async () => {
    port = await getPort();
    // Version 3 is the last that runs on Node 20. A group of its own, because npx starts others.
    server = spawn(
      'npx',
      ['--yes', 'wrangler@3.114.17', 'dev', '--ip', '127.0.0.1', '--port', String(port)],
      {
        cwd: inProject(),
        env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
        stdio: 'ignore',
        detached: true,
      },
    );
    const answers = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`wrangler ended with ${server.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  afterAll(() => {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  });

  testHost(() => `http://127.0.0.1:${port}`);
});
