/** A start that can't succeed says in one line what to do. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it('a Node that is too old, for each program that npm starts', () => {
  const programs = Object.values<string>(scripts).filter((line) =>
    /(?:scripts|tests)\//.test(line),
  );
  expect(programs.length).toBeGreaterThan(10);
  for (const line of programs) expect(line).toContain('node --import ./scripts/lib/register.mjs ');

  const old = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${old}`],
      ...['--import', './scripts/lib/register.mjs', 'scripts/preview.ts'],
    ],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^✗ Node 18\.20\.8 is too old: install 20\.19 or newer .*\n$/);
});
