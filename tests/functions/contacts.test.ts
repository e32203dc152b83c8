/** The staff commands, as sales and a script meet them. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it } from 'vitest';
import { csvCell } from '../../scripts/contacts/export.ts';
import { ownerSql, requestById } from './support/database.ts';
import { person, post, postGood } from './support/form.ts';

const url = inject('url');
const secret = inject('secret');
const sql = ownerSql();
afterAll(() => sql.end());

function contacts(args: readonly string[], databaseUrl = inject('databaseUrl')) {
  const program = ['--import', 'tsx', 'scripts/contacts.ts', ...args];
  return spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
    maxBuffer: 100_000_000,
  });
}
const idOf = async (response: Promise<Response>): Promise<string> =>
  (await (await response).json()).id;

it('shows one request by the start of its id, with its delivery', async () => {
  const id = await idOf(postGood(url, secret, { challenge: 'two\nlines' }));
  const { stdout } = contacts(['show', id.slice(0, 13)]);
  expect(JSON.parse(stdout)).toMatchObject({
    id,
    challenge: 'two\nlines',
    delivery: [{ channel: 'webhook', state: 'pending', attempts: 0 }],
  });
});

it('exports CSV in which no cell is a formula', async () => {
  const company = '=HYPERLINK("https://x.example","y")';
  const id = await idOf(postGood(url, secret, { company, role: '@SUM(1)', challenge: 'a\n"b",c' }));
  const { stdout } = contacts(['export', '--csv']);
  expect(stdout.startsWith('id,createdAt,status,')).toBe(true);
  const row = stdout.slice(stdout.indexOf(id)).slice(0, 400);
  expect(row).toContain(`"'=HYPERLINK(""https://x.example"",""y"")",'@SUM(1),"a\n""b"",c",`);
  for (const start of ['=', '+', '-', '@', '\t', '＝']) {
    expect(csvCell(`${start}1`).replace(/^"/, '')).toBe(`'${start}1`);
  }
  expect(csvCell('\r1')).toBe(`"'\r1"`);
});

it('releases what was held, and files spam', async () => {
  const id = await idOf(post(url, person));
  expect((await requestById(sql, id)).status).toBe('held');
  expect(contacts(['release', id]).stdout).toBe(`${id} is new.\n`);
  expect((await requestById(sql, id)).status).toBe('new');
  contacts(['spam', id]);
  expect((await requestById(sql, id)).status).toBe('spam');
});

it('erases a person whatever the case of the address, and what waits to be sent', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await idOf(postGood(url, secret, { email }));
  expect(contacts(['erase', email.toUpperCase()]).stdout).toBe('1 request was erased.\n');
  const row = await requestById(sql, id);
  expect(row).toMatchObject({ status: 'erased', email: '', first_name: '', challenge: '' });
  expect(await sql`select from contact.outbox where request_id = ${id}`).toHaveLength(0);
  expect(JSON.stringify(row)).not.toContain(person.firstName);
});

it('sends again what was given up', async () => {
  const id = await idOf(postGood(url, secret));
  await sql`
    update contact.outbox set state = 'dead', attempts = 9, last_error = 'status-500'
    where request_id = ${id}`;
  expect(contacts(['retry', id]).stdout).toContain('1 message goes out');
  const [row] = await sql`select state, attempts from contact.outbox where request_id = ${id}`;
  expect(row).toEqual({ state: 'pending', attempts: 0 });
});

it('counts, and explains itself', () => {
  const rows = contacts(['stats'])
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: 'requests', state: 'new' })]),
  );
  for (const name of ['list', 'show', 'export', 'release', 'spam', 'erase', 'retry', 'stats']) {
    expect(contacts(['--help']).stdout).toContain(`  ${name}`);
  }
});

it('says in one line what is wrong', () => {
  const nowhere = 'postgresql://x@127.0.0.1:1/postgres';
  for (const [args, reason] of [
    [['show', randomUUID()], 'There is no request'],
    [['show'], 'first four characters'],
    [['release'], 'Which?'],
    [['erase', 'nobody@nowhere.example'], 'no request with this address'],
    [['dance'], "no command 'dance'"],
    [['list', '--every'], '--every'],
  ] as const) {
    const { status, stderr, stdout } = contacts(args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(reason);
  }
  expect(contacts(['list'], nowhere).stderr).toContain('does not answer');
});
