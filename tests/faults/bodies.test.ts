/**
 * 10,000 hostile bodies, and calls with invalid framing: they cause no fault and no growth of
 * memory.
 */
import { afterAll, expect, it } from 'vitest';
import { brokenCalls, hurlBodies, memoryOf, sendBroken } from '../functions/support/hostile.ts';
import { addressOf, ownerSqlIn, startProgram } from '../functions/support/program.ts';
import { placeholderSite, tempFolder } from '../functions/support/temp.ts';

const folder = tempFolder();
afterAll(folder.remove);

const onLinux = process.platform === 'linux';

it('10,000 bodies: listed answers only, clean rows, one process, flat memory', async () => {
  const DATA_DIR = `${folder.path}/data`;
  const SITE_DIR = placeholderSite(`${folder.path}/site`);
  const program = startProgram({ DATA_DIR, SITE_DIR, CONTACT_RATE_LIMIT: 'off' });
  const url = await addressOf(program);
  const sql = ownerSqlIn(DATA_DIR);
  const answers: Record<string, number>[] = [];
  const memory: number[] = [];
  // The first round fills caches and lets the heap grow to its usual size.
  for (let round = 0; round < 5; round += 1) {
    answers.push(await hurlBodies(url, sql, 2000));
    for (const call of Object.values(brokenCalls))
      await sendBroken(Number(new URL(url).port), call);
    if (onLinux) memory.push(memoryOf(program.child.pid ?? 0));
  }
  await sql.end();
  console.log(`answers ${JSON.stringify(answers)}, MB after each 2,000: ${memory.map(Math.round)}`);
  expect(program.child.exitCode).toBeNull();
  program.child.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  if (onLinux) expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(60);
});
