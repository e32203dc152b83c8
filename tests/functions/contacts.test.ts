/** The staff commands, as sales people and scripts use them. */
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, inject, it, vi } from 'vitest';
import { runContacts } from '../../scripts/contacts/program.ts';
import { contacts } from './support/contacts.ts';
import { openSharedSql, requestById } from './support/database.ts';
import { person, post, postGood } from './support/form.ts';
import { tempFolder } from './support/temp.ts';

const url = inject('url');
const secret = inject('secret');
const sql = openSharedSql();

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

it('says the same word for a state everywhere, and leaves an audit line for what it tells', async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await idOf(post(url, { ...person, email }));
  const told = async () =>
    (
      await sql`select actor, action from contact.audit
        where ${id} = any (request_ids) order by contact.audit.id`
    ).map(({ actor, action }) => `${actor}: ${action}`);
  for (const args of [
    ['list', '--json'],
    ['show', id],
    ['export', '--json'],
    ['person', email],
  ]) {
    const before = (await told()).length;
    const line = contacts(args)
      .stdout.split(args[0] === 'person' ? '\n\n' : '\n')
      .find((text) => text.includes(id));
    const found = JSON.parse(line ?? '{}');
    expect(found.status ?? found.requests?.[0].moderationStatus, args[0]).toBe('unverified');
    // An export of another test file lists every request meanwhile.
    expect((await told()).slice(before), args[0]).toContain(
      `contact_staff: ${args[0] === 'person' ? 'person' : 'list'}`,
    );
  }
});

it('releases what is unverified, and files spam', async () => {
  const id = await idOf(post(url, person));
  expect((await requestById(sql, id)).moderation_status).toBe('unverified');
  expect(contacts(['release', id]).stdout).toBe(`${id} is new.\n`);
  expect((await requestById(sql, id)).moderation_status).toBe('new');
  contacts(['spam', id]);
  expect((await requestById(sql, id)).moderation_status).toBe('spam');
});

describe('erase', () => {
  it('shows whose data it will erase, and does nothing without confirmation', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await idOf(postGood(url, secret, { email }));
    const { status, stdout, stderr } = contacts(['erase', email]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(id.slice(0, 8));
    expect(stderr).toContain(person.firstName);
    expect(stderr).toContain('Nothing was erased');
    expect((await requestById(sql, id)).moderation_status).toBe('new');
  });

  it('finds a person however the address was typed', async () => {
    const name = randomUUID();
    const ids: string[] = [];
    for (const email of [`${name}@müller.de`, `${name}@xn--mller-kva.de`, `${name}@MÜLLER.de`]) {
      ids.push(await idOf(postGood(url, secret, { email })));
    }
    const stranger = await idOf(postGood(url, secret, { email: `${name}@muller.de` }));
    expect(contacts(['erase', `${name}@müller.de`, '--yes']).stdout).toBe(
      '3 requests were erased.\n',
    );
    for (const id of ids) expect((await requestById(sql, id)).moderation_status).toBe('erased');
    expect((await requestById(sql, stranger)).moderation_status).toBe('new');
  });
});

describe('person', () => {
  it('exports requests, notes, audit lines and deliveries, as JSON and as text', async () => {
    const folder = tempFolder();
    const email = `${randomUUID()}@example.com`;
    const challenge = 'Only \u202ethis\u202c person.\nTwo lines.';
    const id = await idOf(postGood(url, secret, { email, challenge }));
    const second = await idOf(postGood(url, secret, { email }));
    const stranger = await idOf(postGood(url, secret));
    await sql`
      insert into contact.desk_note (id, request_id, author, words)
      values (${randomUUID()}, ${id}, 'ana@example.com', 'Called on Tuesday.')`;
    contacts(['spam', second]);
    const first = JSON.parse(contacts(['person', email.toUpperCase()]).stdout);
    expect(first.requests.map((request: { id: string }) => request.id)).toEqual([id, second]);
    expect(first.requests[0]).toMatchObject({
      ...{ ...person, email, challenge },
      addressHash: expect.stringMatching(/^[0-9a-f]{32}$/),
      notes: [{ author: 'ana@example.com', words: 'Called on Tuesday.' }],
      delivery: [{ channel: 'webhook', state: 'pending' }],
    });
    // An export of another test file lists every request meanwhile.
    const audits = first.requests.map(({ audit }: { audit: { action: string }[] }) =>
      audit.filter(({ action }) => action !== 'list'),
    );
    expect(audits).toMatchObject([[], [{ actor: 'contact_staff', action: 'change' }]]);

    const file = `${folder.path}/person.txt`;
    expect(contacts(['person', email, '--out', file]).stderr).toContain('2 requests written to');
    const text = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const part of [
      id,
      'Only this person.',
      'Called on Tuesday.',
      'webhook: pending after 0 tries',
    ]) {
      expect(text).toContain(part);
    }
    // The first export is itself in the audit.
    expect(text).toContain('contact_staff: person');
    expect(text).not.toMatch(/\u202e/);
    expect(text).not.toContain(stranger);
    folder.remove();
  });

  it('leaves nothing to export, and nothing of the person in any table, once erased', async () => {
    const name = randomUUID();
    const email = `${name}@example.com`;
    const id = await idOf(postGood(url, secret, { email, challenge: name, company: name }));
    await sql`
      insert into contact.desk_note (id, request_id, author, words)
      values (${randomUUID()}, ${id}, 'ana@example.com', ${name})`;
    contacts(['person', email]);
    contacts(['erase', email, '--yes']);
    expect(contacts(['person', email]).stderr).toContain('no request with this address');
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'contact'`;
    for (const table of tables) {
      const rows = await sql`
        select from contact.${sql(table.name)} t where to_jsonb(t)::text like ${`%${name}%`}`;
      expect(rows, table.name).toHaveLength(0);
    }
  });
});

describe('the ledger of erasures', () => {
  it('erases again what a restored backup brings back, also after its own rows are lost', async () => {
    const folder = tempFolder();
    const list = `${folder.path}/erasures`;
    const email = `${randomUUID()}@example.com`;
    const id = await idOf(postGood(url, secret, { email }));
    const stranger = await idOf(postGood(url, secret));
    const [before] = await sql`select * from contact.request where id = ${id}`;
    contacts(['erase', email, '--yes']);
    expect(contacts(['erasures', '--out', list]).status).toBe(0);
    const lines = readFileSync(list, 'utf8');
    expect(lines).toContain(`${id} `);
    expect(lines).not.toContain(email);

    // As a backup of before restores it: the request is whole, and the ledger does not know it.
    const restore = () => sql`
      update contact.request
      set moderation_status = 'new', payload = ${sql.json(before?.payload)} where id = ${id}`;
    await restore();
    await sql`delete from contact.erasure`;
    expect(contacts(['replay-erasures', list]).stdout).toBe('1 request was erased again.\n');
    expect(await requestById(sql, id)).toMatchObject({ moderation_status: 'erased', payload: {} });
    expect((await requestById(sql, stranger)).moderation_status).toBe('new');
    // The ledger is whole again, so it is enough.
    await restore();
    expect(contacts(['replay-erasures']).stdout).toBe('1 request was erased again.\n');
    expect(contacts(['replay-erasures']).stdout).toBe('0 requests were erased again.\n');
    expect(contacts(['erasures']).stdout).toContain(id);
    writeFileSync(list, `${id}\n> npm's own line\n`);
    expect(contacts(['replay-erasures', list]).stderr).toContain('line 2 does not begin');
    folder.remove();
  });
});

it('sends again what was given up', async () => {
  const id = await idOf(postGood(url, secret));
  await sql`
    update contact.outbox set state = 'failed', attempts = 9, last_error = 'status-500'
    where request_id = ${id}`;
  expect((await runHere(['stats'])).told.join('\n')).toMatch(
    /✗ \d+ messages? to webhook w\w+ given up/,
  );
  expect((await runHere(['settle', id])).told).toEqual([
    '1 message counts as dealt with, and will not be sent.',
  ]);
  expect(contacts(['retry', id]).stdout).toContain('1 message goes out');
  const [row] = await sql`select state, attempts from contact.outbox where request_id = ${id}`;
  expect(row).toEqual({ state: 'pending', attempts: 0 });
});

it('counts, tells of a channel that refuses, and explains itself', async () => {
  const refused = { channel: 'webhook', reason: 'status-404' };
  await sql`insert into contact.channel_outage ${sql(refused)} on conflict do nothing`;
  const { stdout, stderr } = contacts(['stats']);
  await sql`delete from contact.channel_outage`;
  expect(stderr).toContain('webhook refuses every message since');
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ what: 'requests', state: 'new' }),
      expect.objectContaining({ what: 'webhook', state: 'refused: status-404' }),
    ]),
  );
  const help = contacts(['help']).stdout;
  for (const name of [
    'list',
    'show',
    'export',
    'release',
    'spam',
    'erase',
    'retry',
    'settle',
    'stats',
  ]) {
    expect(help).toContain(`  ${name}`);
  }
});

/** Runs a command in this process, and collects the lines that it prints. */
async function runHere(args: readonly string[]): Promise<{ status: number; told: string[] }> {
  const told: string[] = [];
  const collect = (text: unknown) => {
    told.push(...String(text).trim().split('\n'));
    return true;
  };
  vi.stubEnv('DATABASE_URL', inject('staffUrl'));
  vi.spyOn(console, 'log').mockImplementation(collect);
  vi.spyOn(console, 'error').mockImplementation(collect);
  vi.spyOn(process.stderr, 'write').mockImplementation(collect);
  try {
    const { signal } = new AbortController();
    return { status: await runContacts(['--insecure', ...args], signal), told };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

it('says in one line what is wrong', async () => {
  const nowhere = 'postgresql://x@127.0.0.1:1/postgres';
  for (const [args, reason] of [
    [['show', randomUUID()], 'There is no request'],
    [['show'], 'first four characters'],
    [['release'], "missing required argument 'ids'"],
    [['erase', 'nobody@nowhere.example'], 'no request with this address'],
    [['replay-erasures', '/nowhere/list'], "can't be read"],
    [['dance'], "unknown command 'dance'"],
    [['list', '--every'], '--every'],
    [['stats', '--yes'], '--yes'],
    [['stats', 'all'], 'too many arguments'],
    [['export', '--separator', 'x'], 'Allowed choices'],
    [['export', '--out', '/nowhere/x.csv'], "can't be written"],
  ] as const) {
    const { status, told } = await runHere(args);
    expect([status, told]).toEqual([1, [expect.stringContaining(reason)]]);
  }
  expect(contacts(['list', '--insecure'], { DATABASE_URL: nowhere }).stderr).toContain(
    'does not answer',
  );
  const elsewhere = 'postgresql://x@db.example/postgres';
  expect(contacts(['list', '--insecure'], { DATABASE_URL: elsewhere }).stderr).toContain(
    '--insecure is for a database on this machine only',
  );
});
