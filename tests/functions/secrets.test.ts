/** The arguments of processes, which every account can read, contain no password and no key. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readSecrets } from '../../scripts/local-server/data-folder.ts';
import { embeddedUrl } from '../../scripts/local-server/database.ts';
import { ownDatabase } from './support/database.ts';
import { channelsAt, deliveryToken, webhookSecret } from './support/edge.ts';
import { addressOf, startProgram } from './support/program.ts';
import { placeholderSite, tempFolder } from './support/temp.ts';

const folder = tempFolder();
const SITE_DIR = placeholderSite(join(folder.path, 'site'));
afterAll(folder.remove);

interface Watch {
  /** The command lines of all processes so far. */
  seen: Set<string>;
  looks: number;
  stop: () => Promise<void>;
}

/** Records the command lines of all processes, again and again. */
function watchProcesses(): Watch {
  let isOver = false;
  const watch: Watch = {
    seen: new Set(),
    looks: 0,
    stop: async () => {
      isOver = true;
      await looking;
    },
  };
  const look = async () => {
    while (!isOver) {
      for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        try {
          watch.seen.add(readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
        } catch {
          // The process has just ended.
        }
      }
      watch.looks += 1;
      await sleep(5);
    }
  };
  const looking = look();
  return watch;
}

const passwordIn = (url: string) => decodeURIComponent(new URL(url).password);

describe.skipIf(process.platform !== 'linux')(
  'the arguments of all processes (platform: Linux)',
  () => {
    it.each([
      ['the embedded database', false],
      ['a given database', true],
    ] as const)('hold no secret while the product starts on %s', async (name, isGiven) => {
      // An empty database, so that the start runs the migrations.
      const given = isGiven ? await ownDatabase('empty') : null;
      const DATA_DIR = join(folder.path, name.replaceAll(' ', '-'));
      const watch = watchProcesses();
      const env = {
        SITE_DIR,
        DATA_DIR,
        CONTACT_DELIVERY_TOKEN: deliveryToken,
        ...channelsAt('http://127.0.0.1:9'),
        ...(given && { DATABASE_URL: given.url }),
      };
      const program = startProgram(env, { script: ['scripts/start.ts', '--yes'] });
      await addressOf(program);
      const list = spawn(process.execPath, ['--import', 'tsx', 'scripts/contacts.ts', 'stats'], {
        env: { PATH: process.env.PATH ?? '', DATA_DIR },
        stdio: 'ignore',
      });
      await new Promise((resolve) => list.once('close', resolve));
      program.child.kill('SIGTERM');
      await program.exit;
      await watch.stop();
      await given?.drop();

      const own = readSecrets(DATA_DIR);
      expect(own).not.toBeNull();
      if (!own) return;
      const secrets = [
        ...Object.values(own),
        passwordIn(embeddedUrl('contact_staff', own, 1)),
        passwordIn(inject('databaseUrl')),
        deliveryToken,
        webhookSecret,
        're_test',
      ];
      const lines = [...watch.seen];
      // Makes sure that the recording covered all programs of the product.
      const programs = [
        'scripts/start.ts',
        'scripts/contacts.ts',
        ...(isGiven ? [] : ['--fsync=']),
      ];
      for (const program of programs) {
        expect(lines.some((line) => line.includes(program))).toBe(true);
      }
      for (const secret of secrets) {
        expect(lines.filter((line) => line.includes(secret))).toEqual([]);
      }
      console.log(`${name}: ${watch.looks} looks, ${lines.length} command lines, 0 secrets`);
    });
  },
);
