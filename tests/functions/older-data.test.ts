/** A data folder of the schema before the present migrations is left alone. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isOlder, presentFolder } from '../../scripts/lib/data-folder.ts';
import { startStack } from '../../scripts/lib/stack/stack.ts';
import { staffCommand } from './support/desk.ts';
import { tempFolder } from './support/temp.ts';

const folder = tempFolder();
afterAll(() => folder.remove());

it('is changed in nothing; a fresh one is made beside it, which every command uses', async () => {
  const older = join(folder.path, 'data');
  mkdirSync(join(older, 'database', 'cluster'), { recursive: true });
  writeFileSync(join(older, 'database', 'cluster', 'PG_VERSION'), '18\n');
  writeFileSync(join(older, 'secrets.json'), '{}');
  const snapshot = () =>
    [
      older,
      ...readdirSync(older, { recursive: true }).map((name) => join(older, String(name))),
    ].map((path) => [path, statSync(path).mtimeMs]);
  const before = snapshot();
  expect(isOlder(older)).toBe(true);
  const fresh = presentFolder(older);
  const stack = await startStack({ dataDir: fresh, siteDir: null, deliverEvery: null });
  try {
    expect(stack.data.path).toBe(`${older}-2`);
    const { status, stderr } = await staffCommand(['stats'], older);
    expect(status, stderr).toBe(0);
  } finally {
    await stack.stop();
  }
  expect(snapshot()).toEqual(before);
  // The fresh one is not older than itself, also at the next start.
  expect(isOlder(fresh)).toBe(false);
  expect(presentFolder(older)).toBe(fresh);
});
