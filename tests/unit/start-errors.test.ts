/** A start that can't succeed says in one line what to do. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../scripts/local-server/temporary-server.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

/** The only line that the program prints before it ends with 1. */
function complaint(program: string, env: Record<string, string>, before: string[] = []): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, '--import', 'tsx', `scripts/${program}.ts`],
    { encoding: 'utf8', env: { PATH: process.env.PATH, PORT: '0', ...env } },
  );
  const lines = `${stdout}${stderr}`.trim().split('\n');
  expect([status, lines]).toEqual([1, [expect.stringMatching(/^✗ /)]]);
  return lines[0] ?? '';
}

const site = join(folder, 'site');
mkdirSync(site);
closeSync(openSync(join(site, 'index.html'), 'w'));

it.each(['start', 'dev', 'preview', 'contacts'])('a Node that is too old: %s', (program) => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`;
  const env = { SITE_DIR: site, DATA_DIR: join(folder, 'old') };
  const line = complaint(program, env, ['--import', `data:text/javascript,${old}`]);
  expect(line).toContain('Node 18.20.8 is too old: install 20.19 or newer');
});

const disk = join(folder, 'disk');
const mount = (options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', disk]).status === 0;
mkdirSync(disk);
const canMount = mount('size=1m');
if (canMount) spawnSync('umount', [disk]);
