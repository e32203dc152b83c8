/**
 * Further runners try to use a data folder that is in use, from this and from another PID
 * namespace.
 */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataFolder } from '../../scripts/local-server/data-folder.ts';
import {
  addressOf,
  canUnshare,
  elsewhere,
  ownerSqlIn,
  startProgram,
} from '../functions/support/program.ts';
import { placeholderSite, tempFolder } from '../functions/support/temp.ts';
import { expectWhole, visit } from '../functions/support/visitors.ts';

const folder = tempFolder();
afterAll(folder.remove);

it('12 second starts during load: all refused, every acknowledged request is there', async () => {
  const DATA_DIR = join(folder.path, 'data');
  const SITE_DIR = placeholderSite(join(folder.path, 'site'));
  const env = { SITE_DIR, DATA_DIR, CONTACT_RATE_LIMIT: 'off' };
  const first = startProgram(env);
  const url = await addressOf(first);
  const data = openDataFolder(DATA_DIR);
  let isOver = false;
  let refused = 0;
  const seconds = async () => {
    for (let count = 0; count < 12; count += 1) {
      // If no namespace can be created, all starts are made from here.
      const second = startProgram(env, {
        within: canUnshare && count % 2 === 0 ? elsewhere : [],
      });
      if ((await second.exit) === 1 && second.output().includes('is in use by')) refused += 1;
    }
    isOver = true;
  };
  const [tally] = await Promise.all([visit({ url, data }, 20, () => isOver), seconds()]);
  const sql = ownerSqlIn(DATA_DIR);
  await expectWhole(sql, tally, 0);
  await sql.end();
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  console.log(
    `${refused} of 12 refused${canUnshare ? ', every other one in another PID namespace' : ''}, ${tally.acknowledged.size} acknowledged, ${tally.acknowledged.size} there`,
  );
  expect(refused).toBe(12);
});
