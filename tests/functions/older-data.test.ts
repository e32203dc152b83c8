/** A data folder of the schema before the present migrations is left alone. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  lastGitCommitOf,
  lastGitCommits,
  presentFolder,
} from '../../scripts/local-server/data-folder.ts';
import { startLocalServer } from '../../scripts/local-server/local-server.ts';
import { staffCommand } from './support/desk.ts';
import { tempFolder } from './support/temp.ts';

const folder = tempFolder();
afterAll(() => folder.remove());

it.each([1, 2, 3, 4] as const)(
  'of schema %i is changed in nothing; a fresh one is made beside it, which every command uses',
  async (version) => {
    const older = join(folder.path, `data-of-${version}`);
    mkdirSync(join(older, 'database', 'cluster'), { recursive: true });
    writeFileSync(join(older, 'database', 'cluster', 'PG_VERSION'), '18\n');
    if (version > 1) writeFileSync(join(older, `schema-${version}`), '');
    writeFileSync(join(older, 'secrets.json'), '{}');
    const snapshot = () =>
      [
        older,
        ...readdirSync(older, { recursive: true }).map((name) => join(older, String(name))),
      ].map((path) => [path, statSync(path).mtimeMs]);
    const before = snapshot();
    expect(lastGitCommitOf(older)).toBe(lastGitCommits[version]);
    const fresh = presentFolder(older);
    const localServer = await startLocalServer({
      dataDir: fresh,
      siteDir: null,
      deliverEvery: null,
    });
    try {
      expect(localServer.data.path).toBe(`${older}-5`);
      const { status, stderr } = await staffCommand(['stats'], older);
      expect(status, stderr).toBe(0);
    } finally {
      await localServer.stop();
    }
    expect(snapshot()).toEqual(before);
    // The fresh one is not older than itself, also at the next start.
    expect(lastGitCommitOf(fresh)).toBeNull();
    expect(presentFolder(older)).toBe(fresh);
  },
);
