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

/**
 * Reads CSV as lenient programs do, such as Python's reader: a quote opens a quoted part only at
 * the start of a cell, and text after the closing quote is appended.
 */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let state: 'start' | 'bare' | 'quoted' | 'closing' = 'start';
  const next = () => {
    cells.push(cell);
    cell = '';
    state = 'start';
  };
  for (const char of text) {
    if (state === 'quoted') {
      if (char === '"') state = 'closing';
      else cell += char;
    } else if (state === 'closing' && char === '"') {
      cell += '"';
      state = 'quoted';
    } else if (char === separator || char === '\n' || char === '\r') next();
    else if (state === 'start' && char === '"') state = 'quoted';
    else {
      cell += char;
      state = 'bare';
    }
  }
  next();
  return cells;
}

const hostile = [
  '=HYPERLINK("https://x.example","y")',
  `x;"=cmd|' /C calc'!A0;`,
  'a,=1,"+2"',
  'a\t=1|@SUM(1)|\t-3',
  '  =1',
  '＝1 ＠x',
];

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

  it.each([
    [',', ','],
    [';', ';'],
    ['tab', '\t'],
    ['|', '|'],
  ])('separated by %s has no live cell, whichever separator reads it', async (name, separator) => {
    for (const text of hostile)
      await postGood(url, secret, { company: text.trim(), challenge: text });
    const file = fileOf(`${name === '|' ? 'bar' : name}.csv`);
    const run = contacts(['export', '--separator', name, '--out', file]);
    expect(run.status, run.stderr).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text.split('\r\n')[0]?.split(separator)).toHaveLength(columns.length);
    for (const reader of [',', ';', '\t', '|']) {
      const live = cellsOf(text.slice(1), reader).filter((cell) =>
        /^\s*[=+\-@＝＋－＠]/.test(cell),
      );
      expect(live, `read by ${reader}`).toEqual([]);
    }
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
