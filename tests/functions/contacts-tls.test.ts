/** The staff command sends its password only to a server that proves its identity. */
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FalseServer, openFalseServer } from './support/false-server.ts';
import { tempFolder } from './support/temp.ts';

const password = 'the-password-that-must-not-leave';
const folder = tempFolder();
let server: FalseServer;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/**
 * Runs the command.
 *
 * @returns what it printed, and whether the server received the password
 */
async function ask(args: string[], host: string, query = '') {
  const before = server.heard().length;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/contacts.ts', ...args, 'stats'],
    {
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_URL: `postgresql://contact_staff:${password}@${host}:${server.port}/postgres${query}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const heard = () => server.heard().slice(before).includes(password);
  // A server that has received the password does not answer, so the command would wait.
  await Promise.race([ended, sleep(60_000), untilHeard(heard)]);
  child.kill('SIGTERM');
  await ended;
  return { said, heard: heard() };
}

async function untilHeard(heard: () => boolean): Promise<void> {
  while (!heard()) await sleep(50);
}

describe.skipIf(!hasOpenssl)(
  'a server with a certificate of its own (platform: needs openssl)',
  () => {
    beforeAll(async () => {
      server = await openFalseServer(folder.path);
    });
    afterAll(() => {
      server.close();
      folder.remove();
    });

    it.each([
      ['by default', 'localhost', ''],
      ['with sslmode=require', 'localhost', '?sslmode=require'],
      ['at an address in numbers', '127.0.0.1', '?sslmode=require'],
      ['with sslmode=disable', 'localhost', '?sslmode=disable'],
    ])('receives no password %s', async (_, host, query) => {
      const { said, heard } = await ask([], host, query);
      expect(heard).toBe(false);
      expect(said).toMatch(/does not prove who it is|would not be encrypted/);
      expect(said).not.toContain(password);
    });

    it('is refused at an address that its certificate does not name', async () => {
      const { said, heard } = await ask([], '127.0.0.1', `?sslrootcert=${server.certificate}`);
      expect(heard).toBe(false);
      expect(said).toContain('does not prove who it is');
    });

    it('is accepted when its certificate is given', async () => {
      expect((await ask([], 'localhost', `?sslrootcert=${server.certificate}`)).heard).toBe(true);
    });

    it('is accepted with --insecure, which works only for this machine', async () => {
      expect((await ask(['--insecure'], 'localhost', '?sslmode=require')).heard).toBe(true);
      const elsewhere = await ask(['--insecure'], 'db.example');
      expect(elsewhere.said).toContain('--insecure is for a database on this machine only');
    });
  },
);
