/**
 * The output of `npm run contacts -- export` for a spreadsheet, run through npm as the
 * documentation says.
 */
import { readFileSync, statSync } from 'node:fs';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { columns } from '../../scripts/contacts/requests.ts';
import { contacts, shell } from './support/contacts.ts';
import { ownerSql } from './support/database.ts';
import { postGood } from './support/form.ts';
import { tempFolder } from './support/temp.ts';

const url = inject('url');
const secret = inject('secret');
const folder = tempFolder();
const sql = ownerSql();
afterAll(async () => {
  await sql.end();
  folder.remove();
});

const bom = '\ufeff';

describe('a file', () => {
  const fileOf = (name: string) => `${folder.path}/${name}`;
  const env = { DATABASE_URL: inject('staffUrl') };

  it('written through npm holds requests only, as UTF-8 that says so', async () => {
    await postGood(url, secret, {
      firstName: 'Зоя 👩🏽‍🚀',
      company: 'Müller & Söhne',
      challenge: 'a\n"b",c',
    });
    const file = fileOf('all.csv');
    const run = shell(`npm run contacts -- export --insecure --out '${file}'`, env);
    expect(run.status, run.stderr).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(`${bom}id,createdAt,status,`)).toBe(true);
    expect([...readFileSync(file).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    // npm's own lines begin with '> neural-suite@'. Visitors of other tests may write '> '
    // themselves.
    expect(text).not.toContain('> neural-suite');
    expect(text).toContain('Зоя 👩🏽‍🚀');
    expect(text).toContain('"a\n""b"",c"');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('has the separator that is asked for', () => {
    const file = fileOf('tabs.csv');
    const run = contacts(['export', '--separator', 'tab', '--out', file]);
    expect(run.status, run.stderr).toBe(0);
    const [head = ''] = readFileSync(file, 'utf8').split('\r\n');
    expect(head.split('\t')).toHaveLength(columns.length);
  });
});

describe('a pipe', () => {
  const env = { DATABASE_URL: inject('staffUrl') };

  it('is clean when npm is told to be silent', () => {
    const { stdout, status } = shell('npm run -s contacts -- export --insecure', env);
    expect(status).toBe(0);
    expect(stdout.startsWith(`${bom}id,createdAt`)).toBe(true);
  });

  it('is refused when npm has written into it: no corrupt file looks like a good one', () => {
    const { stdout, stderr, status } = shell('npm run contacts -- export --insecure', env);
    expect(status).toBe(1);
    expect(stderr).toContain('--out FILE');
    expect(stdout).not.toContain('createdAt');
  });

  it('gets JSON lines on request', () => {
    const { stdout } = contacts(['export', '--json', '--all']);
    const rows = stdout.trim().split('\n');
    for (const line of rows) expect(JSON.parse(line)).toHaveProperty('id');
  });
});
