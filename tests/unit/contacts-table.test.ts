import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { plain, table } from '../../scripts/contacts/table.ts';
import { harmless } from '../../supabase/functions/_shared/csv.ts';

const heads = ['ID', 'UTC', 'Name', 'Email', 'Interest', 'Challenge'];
const rows = [
  ['a6282c9d', '2026-11-21 15:31', "Zoë O'Neil", 'zoe@example.com', 'demo', 'More data.'],
  ['9adcbcf7', '2026-11-21 15:31', 'עברית שלום', 'he@example.com', '', '🙂'.repeat(90)],
  [
    'fcc026c3',
    '2026-11-21 15:31',
    '田中 太郎',
    'tanaka@example.jp',
    'expert',
    'データの'.repeat(40),
  ],
  [
    '2cc0135a',
    '2026-11-21 15:31',
    'M'.repeat(100),
    `${'x'.repeat(200)}@a.b`,
    'partnership',
    'w '.repeat(2000),
  ],
  [
    '53f55ddd',
    '2026-11-21 15:31',
    '👩🏽‍🚀 e\u0301\u0301',
    'a@b.c',
    'demo',
    'مرحبا\n=HYPERLINK("x")',
  ],
];

describe('the table of requests', () => {
  it.each([60, 80, 110, 200])('keeps each row on one line of %i columns', (columns) => {
    const lines = table(heads, rows, columns).split('\n');
    expect(lines).toHaveLength(rows.length + 1);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    for (const [at, [id]] of rows.entries())
      expect(lines[at + 1]?.startsWith(`${id}  `)).toBe(true);
  });
});

describe('hostile text', () => {
  const attacks = {
    'a colour': '\u001b[31mred\u001b[0m',
    'a cleared screen': '\u001b[2J\u001b[H',
    'a window title': '\u001b]0;owned\u0007',
    'a link': '\u001b]8;;https://evil.example\u001b\\\\here\u001b]8;;\u001b\\\\',
    'an 8-bit control': '\u009b31m',
    'a bell and a backspace': '\u0007\b\b\b',
    'a new line': 'one\r\ntwo\u2028three',
    'a turned direction': '\u202egnp.exe\u2066x\u200f\u061c',
  };

  it.each(Object.entries(attacks))('does nothing to the terminal: %s', (_, text) => {
    for (const shown of [plain(text), table(['ID', 'Name'], [['1', text]], 80).split('\n')[1]]) {
      expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066\u2067\u200e\u200f\u061c\u2028]/u);
    }
  });
});

describe('a cell of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(1)', "'@SUM(1)"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t'=1"],
    ['a;=1', `a;'=1`],
    ['a,=1', `a,'=1`],
    ['a|\t=1', `a|\t'=1`],
    ['a\n=1', `a\n'=1`],
    ['a\r\n @x', `a\r\n '@x`],
    // Here a quote follows the separator directly.
    [`x;"=cmd|' /C calc'!A0;`, `x;"'=cmd|' /C calc'!A0;`],
    ['"=1', `"'=1`],
    ['a "b", c', 'a "b", c'],
    ['a-b=c @ d', 'a-b=c @ d'],
    ['', ''],
  ])('%j becomes %j', (value, cell) => expect(harmless(value)).toBe(cell));
});
