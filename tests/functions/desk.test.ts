/** The desk's function: who may sign in, who may do what, and what is recorded. */
import { randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { exportJWK, generateKeyPair } from 'jose';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalServer } from '../../scripts/local-server/local-server.ts';
import { linkLife, makeLink } from '../../scripts/local-server/sign-in-links.ts';
import { contextHeaders } from '../../supabase/functions/_shared/context.ts';
import type {
  Bootstrap,
  Poll,
  RequestDetail,
  RequestPage,
  Row,
} from '../../supabase/functions/_shared/desk.ts';
import { ownerSql, payloadOf } from './support/database.ts';
import {
  callDesk,
  deskAddress,
  goodClaims,
  keyOf,
  redeem,
  sign,
  signIn,
  staffCommand,
  unsigned,
} from './support/desk.ts';
import { answered, endpoint, person, postGood, questionFrom } from './support/form.ts';
import { startAlone } from './support/local-servers.ts';

let localServer: LocalServer;
let sql: postgres.Sql;
const tokens = { reader: '', agent: '', admin: '' };
const emails = { reader: 'rea@example.com', agent: 'ana@example.com', admin: 'adi@example.com' };

beforeAll(async () => {
  localServer = await startAlone({ desk: true });
  sql = ownerSql(localServer.databaseUrl);
  const place = { url: localServer.url, folder: localServer.data.path, sql };
  for (const role of ['reader', 'agent', 'admin'] as const) {
    tokens[role] = await signIn(place, emails[role], role);
  }
});
afterAll(async () => {
  await sql?.end();
  await localServer?.stop();
});

const ask = (token: string | null, body: unknown): Promise<Response> =>
  callDesk(deskAddress(localServer.url), token, body);
const statusOf = async (token: string | null, body: unknown = { action: 'bootstrap' }) =>
  (await ask(token, body)).status;
async function answerTo<T>(token: string, body: unknown): Promise<T> {
  const response = await ask(token, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json();
}
const send = async (fields: Partial<typeof person> = {}): Promise<string> =>
  (await (await postGood(localServer.url, localServer.data.secrets.contactSecret, fields)).json())
    .id;
const read = (id: string, token = tokens.agent) =>
  answerTo<RequestDetail>(token, { action: 'read', id });
const changeOf = (id: string, version: number, set: object, key: string = randomUUID()) => ({
  action: 'change',
  key,
  changes: [{ id, version, set }],
});

describe('a token', () => {
  it('is refused when it is missing, expired, forged, of another project, or unsigned', async () => {
    const key = keyOf(localServer.data.path);
    const claims = goodClaims(emails.admin);
    // As a control: a token signed with the folder's own key is accepted.
    expect(await statusOf(await sign(claims, key))).toBe(200);

    const now = Math.floor(Date.now() / 1000);
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const other = { ...(await exportJWK(privateKey)), kid: String(key.kid) };
    const { d: _, ...published } = key;
    const secretOfPublished = {
      kty: 'oct',
      kid: String(key.kid),
      k: Buffer.from(JSON.stringify(published)).toString('base64url'),
    };
    const good = await sign(claims, key);
    const [head, , signature] = good.split('.');
    const swapped = Buffer.from(JSON.stringify({ ...claims, email: 'eve@example.com' }));
    const { exp: _end, ...withoutEnd } = claims;
    const bad: Record<string, string | null> = {
      missing: null,
      empty: '',
      expired: await sign({ ...claims, exp: now - 1 }, key),
      'of another project': await sign(claims, other),
      'of another key id': await sign(claims, { ...other, kid: randomUUID() }),
      unsigned: unsigned(claims),
      spliced: `${head}.${swapped.toString('base64url')}.${signature}`,
      'signed with the public key as a secret': await sign(claims, secretOfPublished, 'HS256'),
      'of another issuer': await sign({ ...claims, iss: 'https://x.supabase.co/auth/v1' }, key),
      'for another audience': await sign({ ...claims, aud: 'other' }, key),
      'of a password': await sign(
        { ...claims, amr: [{ method: 'password', timestamp: now }] },
        key,
      ),
      anonymous: await sign({ ...claims, is_anonymous: true }, key),
      'of a service': await sign({ ...claims, role: 'service_role' }, key),
      'without an end': await sign(withoutEnd, key),
      '13 hours after the sign-in': await sign(
        {
          ...claims,
          session_id: randomUUID(),
          amr: [{ method: 'otp', timestamp: now - 13 * 3600 }],
        },
        key,
      ),
    };
    for (const [name, token] of Object.entries(bad)) expect(await statusOf(token), name).toBe(401);
    expect(await statusOf(await sign(goodClaims('eve@example.com'), key)), 'a stranger').toBe(403);
  });

  it('comes from a link that works once, for ten minutes', async () => {
    const token = makeLink(localServer.data.path, emails.agent);
    const tries = await Promise.all([1, 2, 3, 4].map(() => redeem(localServer.url, token)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const late = makeLink(localServer.data.path, emails.agent);
    const { readdirSync } = await import('node:fs');
    const links = `${localServer.data.path}/desk-links`;
    const past = (Date.now() - linkLife - 1000) / 1000;
    for (const name of readdirSync(links)) utimesSync(`${links}/${name}`, past, past);
    expect((await redeem(localServer.url, late)).status).toBe(401);
    // The clock was set back by an hour after this one was made.
    const early = makeLink(localServer.data.path, emails.agent);
    const future = (Date.now() + 3_600_000) / 1000;
    for (const name of readdirSync(links)) utimesSync(`${links}/${name}`, future, future);
    expect((await redeem(localServer.url, early)).status).toBe(401);
    expect((await redeem(localServer.url, '../../secrets.json')).status).toBe(401);
  });
});

it('a change that comes just after a burst of requests is told, or it is said that more is to be read', async () => {
  const id = await send();
  await sql`
    insert into contact.request
      (id, payload, moderation_status, delete_after)
    select gen_random_uuid(), ${sql.json(payloadOf())}, 'new', '2030-01-01'
    from generate_series(1, 250)`;
  const { now: since, more } = await answerTo<Poll>(tokens.reader, {
    ...{ action: 'poll', filter: { view: 'all' }, since: new Date().toISOString() },
  });
  expect(more).toBe(true);
  await answerTo(tokens.agent, changeOf(id, 1, { progress: 'in-progress' }));
  const news = await answerTo<Poll>(tokens.reader, {
    ...{ action: 'poll', filter: { view: 'all' }, since },
  });
  expect(news.more || news.rows.some((row) => row.id === id)).toBe(true);
});

describe('the pages of a view', () => {
  const insert = (company: string, count: number) => sql`
    insert into contact.request
      (id, payload, moderation_status, created_at, delete_after)
    select gen_random_uuid(), ${sql.json(payloadOf({ company }))}, 'new', now() - make_interval(secs => i / 2), '2030-01-01'
    from generate_series(1, ${count}::int) i`;
  const remove = (company: string) =>
    sql`delete from contact.request where payload ->> 'company' = ${company}`;
  const page = (search: string, after: RequestPage['next']) =>
    answerTo<RequestPage>(tokens.agent, { action: 'list', filter: { view: 'new', search }, after });
  /** Ids of all pages that follow, in order. */
  async function idsAfter(search: string, after: RequestPage['next']): Promise<string[]> {
    const { rows, next } = await page(search, after);
    const ids = rows.map(({ id }) => id);
    return next ? [...ids, ...(await idsAfter(search, next))] : ids;
  }
  const answered = (rows: readonly Row[]) =>
    answerTo(tokens.agent, {
      action: 'change',
      key: randomUUID(),
      changes: rows.map(({ id, version }) => ({ id, version, set: { progress: 'answered' } })),
    });

  it.each([0, 99, 100, 101, 200, 259])(
    'end where the server says so: %i requests',
    async (count) => {
      const company = `pages-of-${count}`;
      await insert(company, count);
      const first = await page(company, null);
      expect(first.rows).toHaveLength(Math.min(count, 100));
      expect(first.next !== null).toBe(count > 100);
      expect(new Set(await idsAfter(company, null)).size).toBe(count);
      await remove(company);
    },
  );

  it('all stay reachable while requests of the pages before are answered, by two people', async () => {
    const company = 'pages-answered';
    await insert(company, 259);
    const all = await idsAfter(company, null);
    const first = await page(company, null);
    // The last row of the page, whose place the cursor names, leaves the view too.
    await answered([...first.rows.slice(0, 50), ...first.rows.slice(-1)]);
    const second = await page(company, first.next);
    expect(second.rows.map(({ id }) => id)).toEqual(all.slice(100, 200));
    await answered(second.rows);
    expect(await idsAfter(company, second.next)).toEqual(all.slice(200));
    // Nothing but the answered ones is missing from the beginning.
    expect(await idsAfter(company, null)).toEqual([...all.slice(50, 99), ...all.slice(200)]);
    await remove(company);
  });
});

describe('every request of which an answer shows something has its audit line', () => {
  const audited = async (after: number): Promise<Set<string>> => {
    const rows = await sql<{ id: string }[]>`
      select request_id as id from contact.audit where id > ${after} and request_id is not null
      union select unnest(request_ids) from contact.audit where id > ${after}`;
    return new Set(rows.map(({ id }) => id));
  };
  const lastLine = async (): Promise<number> =>
    (await sql`select coalesce(max(id), 0)::int as id from contact.audit`)[0]?.id;

  it('whatever `since` a poll names', async () => {
    const begins = Date.now() - 30 * 60_000;
    await sql`
      insert into contact.request
        (id, payload, moderation_status, delete_after, created_at, changed_at)
      select gen_random_uuid(), ${sql.json(payloadOf())}, 'new', '2030-01-01', at, at
      from generate_series(1, 1500) i,
        lateral (select ${new Date(begins)}::timestamptz + make_interval(secs => i * 0.1) as at) t`;
    const from = await lastLine();
    const told = new Set<string>();
    // Each answer reaches 20 s back, so every row lies before the `since` that shows it.
    for (let second = 20; second <= 160; second += 20) {
      const since = new Date(begins + second * 1000).toISOString();
      const answer = await answerTo<Poll>(tokens.reader, {
        ...{ action: 'poll', filter: { view: 'all', to: since }, since },
      });
      for (const { id } of answer.rows) told.add(id);
    }
    expect(told.size).toBeGreaterThan(1000);
    const lines = await audited(from);
    expect([...told].filter((id) => !lines.has(id))).toEqual([]);
    // One line for each answer, however many rows it shows.
    expect((await lastLine()) - from).toBeLessThan(12);
    await sql`delete from contact.request where email = 'polled@example.com'`;
  });

  it('beside the one that is read, in a conflict, and of a change that changes nothing', async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await send({ email });
    const other = await send({ email });
    const beforeRead = await lastLine();
    await read(id);
    expect(await audited(beforeRead)).toEqual(new Set([id, other]));
    const beforeConflict = await lastLine();
    expect(await statusOf(tokens.agent, changeOf(other, 7, { progress: 'answered' }))).toBe(409);
    expect(await audited(beforeConflict)).toEqual(new Set([other]));
    const beforeNothing = await lastLine();
    await answerTo(tokens.agent, changeOf(other, 1, {}));
    expect(await audited(beforeNothing)).toEqual(new Set([other]));
  });
});

it('a change without a status leaves the mark of spam that a person set', async () => {
  const id = await send();
  await answerTo(tokens.agent, changeOf(id, 1, { moderationStatus: 'spam' }));
  await answerTo(tokens.agent, changeOf(id, 2, { assignee: emails.agent }));
  expect((await read(id)).reasons).toEqual(['by-hand']);
  await answerTo(tokens.agent, changeOf(id, 3, { moderationStatus: 'new', assignee: null }));
  expect((await read(id)).reasons).toEqual([]);
});

it('each role may do what it is for, and nothing above it', async () => {
  const id = await send();
  const filter = { view: 'all' };
  const actions = {
    reader: [
      { action: 'list', filter },
      { action: 'poll', filter, since: new Date().toISOString() },
      { action: 'read', id },
      { action: 'statistics', zone: 'Europe/Berlin' },
    ],
    agent: [
      { action: 'note', id, note: randomUUID(), words: 'called' },
      { action: 'export', filter },
      changeOf(id, 1, { progress: 'in-progress' }),
    ],
    admin: [
      { action: 'people' },
      { action: 'people', person: { email: 'new@example.com', name: 'New', role: 'reader' } },
      { action: 'erase', ids: [id] },
    ],
  };
  const ranks = ['reader', 'agent', 'admin'] as const;
  for (const [at, needed] of ranks.entries()) {
    for (const action of actions[needed]) {
      for (const [rank, role] of ranks.entries()) {
        if (rank < at) expect(await statusOf(tokens[role], action), `${role}`).toBe(403);
      }
      expect(await statusOf(tokens[needed], action), action.action).toBe(200);
    }
  }
  // Calls that the page would not make are refused before they reach the database.
  for (const body of [
    {},
    { action: 'toString' },
    { action: 'list', filter: { view: 'erased' } },
    { action: 'list', filter: { view: 'all', from: 'yesterday' } },
    { action: 'read', id: "' or true --" },
    { action: 'statistics', zone: "UTC'; drop table contact.audit" },
    { action: 'note', id, note: randomUUID(), words: '\0' },
    changeOf(id, 1, { moderationStatus: 'erased' }),
  ]) {
    expect(await statusOf(tokens.admin, body), JSON.stringify(body)).toBe(400);
  }
  expect(await statusOf(tokens.admin, { action: 'people', person: { remove: emails.admin } })).toBe(
    422,
  );
});

describe('an input that the database can not take', () => {
  const id = randomUUID();
  const list = (filter: object) => ({ action: 'list', filter: { view: 'all', ...filter } });
  const poll = (since: string) => ({ action: 'poll', filter: { view: 'all' }, since });
  const times = [
    '2026-02-31T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-01-01T24:00:00.000001Z',
    '2026-01-01T00:00:00+16:00',
  ];
  const bodies: [field: string, body: object][] = [
    ...times.flatMap((time): [string, object][] => [
      ['from', list({ from: time })],
      ['to', list({ to: time })],
      ['since', poll(time)],
      ['after', { ...list({}), after: { at: time, id } }],
    ]),
    ...[1e10, 2 ** 31, 0, -1, 1.5, '1', null].map((version): [string, object] => [
      'version',
      changeOf(id, version as number, { progress: 'answered' }),
    ]),
    ['search', list({ search: 'a\0b' })],
    ['page', list({ page: '/\ud800' })],
    ['action', { action: { toString: 1, valueOf: 1 } }],
    ['person', { action: 'people', person: { remove: `${'İ'.repeat(200)}@example.com` } }],
  ];

  /** Status and problem of a call, where it is not a 400 that names the field. */
  async function faultOf(token: string, field: string, body: object): Promise<object | null> {
    const response = await ask(token, body);
    const { detail } = await response.json();
    const isNamed = new RegExp(`\\b${field}\\b`).test(detail);
    return response.status === 400 && isNamed
      ? null
      : { field, body, status: response.status, detail };
  }

  it('is answered with 400 that names the field', async () => {
    const faults = await Promise.all(
      bodies.map(([field, body]) => faultOf(tokens.admin, field, body)),
    );
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it('is taken where it is unusual but right', async () => {
    for (const time of [
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999999Z',
      '2028-02-29T00:00:00-15:59',
      '0001-01-01T00:00:00+15:59',
    ]) {
      expect(await statusOf(tokens.admin, list({ from: time })), time).toBe(200);
      expect(await statusOf(tokens.admin, poll(time)), time).toBe(200);
    }
    const change = changeOf(id, 2 ** 31 - 1, { progress: 'answered' });
    expect(await statusOf(tokens.admin, change)).toBe(409);
  });

  it('is refused in a token as well', async () => {
    const key = keyOf(localServer.data.path);
    const at = (timestamp: number) => ({ amr: [{ method: 'otp', timestamp }] });
    const claims: [field: string, claims: object][] = [
      ...['x'.repeat(200), 'x'.repeat(101), 'short', 'with\0NUL-inside', 'half\ud800surrogate'].map(
        (session_id): [string, object] => ['session_id', { session_id }],
      ),
      ['email', { email: 'nul\0@example.com' }],
      ['amr', at(1e15)],
      ['amr', at(-1e11)],
    ];
    const faults = await Promise.all(
      claims.map(async ([field, some]) =>
        faultOf(await sign({ ...goodClaims(emails.admin), ...some }, key), field, {
          action: 'bootstrap',
        }),
      ),
    );
    expect(faults.filter(Boolean)).toEqual([]);
    const longest = { ...goodClaims(emails.admin), session_id: '😀'.repeat(100) };
    expect(await statusOf(await sign(longest, key))).toBe(200);
  });
});

it('a stale change is refused with the newer state; the same change sent twice is made once', async () => {
  const id = await send({ firstName: 'Stale' });
  const key = randomUUID();
  const taken = changeOf(id, 1, { progress: 'in-progress', assignee: emails.agent }, key);
  const first = await answerTo<{ rows: Row[] }>(tokens.agent, taken);
  expect(first.rows[0]).toMatchObject({ version: 2, view: 'in-progress', assignee: emails.agent });
  // Simulates a lost answer: the page sends the same change again.
  expect((await answerTo<{ rows: Row[] }>(tokens.agent, taken)).rows[0]?.version).toBe(2);

  const stale = await ask(tokens.admin, changeOf(id, 1, { moderationStatus: 'spam' }));
  expect(stale.status).toBe(409);
  expect((await stale.json()).conflicts).toMatchObject([
    {
      id,
      version: 2,
      assignee: emails.agent,
      last: { actor: emails.agent, details: { progress: ['open', 'in-progress'] } },
    },
  ]);
  expect(await read(id)).toMatchObject({ moderationStatus: 'new', progress: 'in-progress' });

  // If one of several changes conflicts, none is made.
  const other = await send();
  const both = { action: 'change', key: randomUUID(), changes: [] as object[] };
  both.changes.push({ id: other, version: 1, set: { progress: 'answered' } });
  both.changes.push({ id, version: 1, set: { progress: 'answered' } });
  expect(await statusOf(tokens.admin, both)).toBe(409);
  expect((await read(other)).progress).toBe('open');

  // Of ten simultaneous changes to one version, one is made and nine get a conflict.
  const race = await Promise.all(
    Array.from({ length: 10 }, () =>
      statusOf(tokens.admin, changeOf(other, 1, { progress: 'answered' })),
    ),
  );
  expect(race.filter((status) => status === 200)).toHaveLength(1);
  expect(race.filter((status) => status === 409)).toHaveLength(9);
});

it('search forgives accents, capitals and unfinished words', async () => {
  const id = await send({
    firstName: 'Łukasz',
    lastName: 'Þórðarson-Nuñez',
    company: 'Straße 100% & Søn_AG',
    email: 'lukasz@searched.example',
    challenge: 'Wir suchen Überwachung für 東京都の工場.',
  });
  const found = async (search: string, more: object = {}) => {
    const filter = { view: 'all', search, ...more };
    const { rows } = await answerTo<{ rows: Row[] }>(tokens.reader, { action: 'list', filter });
    return rows.some((row) => row.id === id);
  };
  for (const search of [
    'lukasz',
    'NUNEZ',
    'uberwach fur',
    '東京',
    'strasse',
    '100% son_',
    'searched.exa',
  ]) {
    expect(await found(search), search).toBe(true);
  }
  for (const search of ['lukasz absent', '100%%', 'so__', "'", '\\']) {
    expect(await found(search), search).toBe(false);
  }
  expect(await found('lukasz', { interest: 'demo' })).toBe(true);
  expect(await found('lukasz', { interest: 'careers' })).toBe(false);
  expect(await found('lukasz', { from: new Date(Date.now() + 60_000).toISOString() })).toBe(false);
});

it('the context is stored with the request, shown, exported, and gone when it is erased', async () => {
  const question = questionFrom(localServer.data.secrets.contactSecret);
  const response = await fetch(endpoint(localServer.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...answered(question),
      [contextHeaders.page]: encodeURIComponent('/solutions/neural-edge'),
      [contextHeaders.campaign]: 'utm_source=%3DSUM(1)&utm_medium=post&other=x',
      [contextHeaders.language]: 'es-MX',
      [contextHeaders.referrer]: 'search.example',
      [contextHeaders.view]: 'simplified',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148',
    },
    body: JSON.stringify({ ...person, firstName: 'Context' }),
  });
  const { id } = await response.json();
  expect((await read(id)).context).toEqual({
    page: '/solutions/neural-edge',
    campaign: { utm_source: '=SUM(1)', utm_medium: 'post' },
    language: 'es-MX',
    referrer: 'search.example',
    view: 'simplified',
    device: 'phone',
  });
  const filter = { view: 'all', search: 'context' };
  const csv = await (await ask(tokens.agent, { action: 'export', filter })).text();
  expect(csv).toContain(
    `/solutions/neural-edge,"utm_medium=post, utm_source==SUM(1)",es-MX,search.example,simplified,phone`,
  );
  // The desk filters by each part of it, and offers the values that there are.
  const bootstrap = await answerTo<Bootstrap>(tokens.reader, { action: 'bootstrap' });
  expect(bootstrap.campaigns).toEqual(expect.arrayContaining(['=SUM(1)', 'post']));
  expect(bootstrap.referrers).toContain('search.example');
  expect(bootstrap.languages).toContain('es-MX');
  for (const [by, wanted, other] of [
    ['campaign', 'post', 'letter'],
    ['referrer', 'search.example', 'search'],
    ['language', 'es-MX', 'es'],
    ['page', '/solutions/neural-edge', '/solutions'],
  ] as const) {
    for (const [value, found] of [
      [wanted, true],
      [other, false],
    ] as const) {
      const { rows } = await answerTo<{ rows: Row[] }>(tokens.reader, {
        action: 'list',
        filter: { ...filter, [by]: value },
      });
      expect(
        rows.some((row) => row.id === id),
        `${by} ${value}`,
      ).toBe(found);
    }
  }

  // An invalid context is left out, and the request is stored anyway.
  const odd = await fetch(endpoint(localServer.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [contextHeaders.page]: '%ff//evil.example',
      [contextHeaders.campaign]: `utm_source=${'x'.repeat(5000)}&utm_term=%00%0a`,
      [contextHeaders.language]: '<script>',
      [contextHeaders.referrer]: 'evil.example/<script>',
      [contextHeaders.view]: 'neither',
    },
    body: JSON.stringify(person),
  });
  expect(odd.status).toBe(200);
  const { context } = await read((await odd.json()).id);
  expect(context).toMatchObject({ page: '', language: '', referrer: '', view: '' });
  expect(context?.campaign.utm_source).toHaveLength(200);
  expect(context?.campaign.utm_term).toBeUndefined();

  await answerTo(tokens.agent, { action: 'note', id, note: randomUUID(), words: 'about Context' });
  await answerTo(tokens.admin, { action: 'erase', ids: [id] });
  expect(await statusOf(tokens.admin, { action: 'read', id })).toBe(404);
  const [left] = await sql`
    select (select count(*)::int from contact.request_context where request_id = ${id}) as context,
      (select count(*)::int from contact.desk_note where request_id = ${id}) as notes,
      (select search from contact.request where id = ${id}) as search`;
  expect(left).toEqual({ context: 0, notes: 0, search: ' \n\n\n' });
});

it('a day of work leaves audit lines without any text of the visitor', async () => {
  const ids = [await send({ firstName: 'Audited' }), await send({ firstName: 'Audited' })];
  const [id = '', second = ''] = ids;
  const [last] = await sql`select coalesce(max(id), 0)::int as id from contact.audit`;
  const filter = { view: 'new', search: 'audited' };
  const note = randomUUID();
  await answerTo(tokens.agent, { action: 'list', filter });
  await read(id);
  await answerTo(
    tokens.agent,
    changeOf(id, 1, { progress: 'in-progress', assignee: emails.agent }),
  );
  await answerTo(tokens.agent, { action: 'note', id, note, words: 'Audited called' });
  await answerTo(tokens.agent, { action: 'note', id, note, words: null });
  await answerTo(tokens.agent, changeOf(id, 2, { progress: 'answered' }));
  await answerTo(tokens.agent, changeOf(second, 1, { moderationStatus: 'spam' }));
  await sql`select contact.set_request_status(${second}::uuid, 'new')`;
  await (await ask(tokens.agent, { action: 'export', filter: { ...filter, view: 'all' } })).text();
  await answerTo(tokens.admin, { action: 'erase', ids });

  const lines = await sql`
    select actor, action, request_id as request, details from contact.audit
    where id > ${last?.id} order by id`;
  const ofAgent = { actor: emails.agent, request: id };
  expect(lines).toEqual([
    { actor: emails.agent, action: 'list', request: null, details: expect.anything() },
    { ...ofAgent, action: 'read', details: {} },
    {
      ...ofAgent,
      action: 'change',
      details: { progress: ['open', 'in-progress'], assignee: [null, emails.agent] },
    },
    { ...ofAgent, action: 'note', details: { note } },
    { ...ofAgent, action: 'note-removed', details: { note } },
    { ...ofAgent, action: 'change', details: { progress: ['in-progress', 'answered'] } },
    {
      ...ofAgent,
      request: second,
      action: 'change',
      details: { moderationStatus: ['new', 'spam'] },
    },
    {
      actor: 'postgres',
      request: second,
      action: 'change',
      details: { moderationStatus: ['spam', 'new'] },
    },
    { actor: emails.agent, action: 'export', request: null, details: expect.anything() },
    ...ids.map((request) => ({
      actor: emails.admin,
      request,
      action: 'erase',
      details: expect.objectContaining({ moderationStatus: ['new', 'erased'] }),
    })),
  ]);
  const [listed] = await sql`select array_to_json(request_ids) as ids from contact.audit
    where id > ${last?.id} and action = 'list'`;
  expect(listed?.ids.sort()).toEqual([...ids].sort());
  expect(JSON.stringify(lines)).not.toMatch(/audited/i);
});

it('the staff command keeps the list, and prints links for those on it', async () => {
  const contacts = (...args: string[]) => staffCommand(args, localServer.data.path);
  const put = await contacts('staff', 'cli@example.com', '--role', 'reader', '--name', 'Cleo');
  expect(put.stdout, put.stderr).toContain('on the list as reader');
  expect((await contacts('staff')).stdout).toMatch(/cli@example\.com\s+Cleo\s+reader/);
  const { stdout } = await contacts('desk', 'cli@example.com');
  const [, token = ''] = stdout.trim().split('#sign-in=');
  const { access_token } = await (await redeem(localServer.url, token)).json();
  expect(await statusOf(access_token)).toBe(200);
  expect(await statusOf(access_token, { action: 'people' })).toBe(403);
  const stranger = await contacts('desk', 'eve@example.com');
  expect([stranger.status, stranger.stdout]).toEqual([1, '']);
  expect(stranger.stderr).toContain('not on the list');
  expect((await contacts('staff', 'cli@example.com', '--role', 'owner')).status).toBe(1);
});

it('signing out or being removed ends a sign-in at once; a removal also ends those of the others', async () => {
  const place = { url: localServer.url, folder: localServer.data.path, sql };
  const leaving = await signIn(place, emails.reader, 'reader');
  expect(await statusOf(leaving)).toBe(200);
  await answerTo(leaving, { action: 'leave' });
  expect(await statusOf(leaving)).toBe(401);
  expect(await statusOf(tokens.reader)).toBe(200);

  await answerTo(tokens.admin, { action: 'people', person: { remove: emails.agent } });
  expect(await statusOf(tokens.agent)).toBe(403);
  expect(await statusOf(tokens.reader)).toBe(401);
  expect(await statusOf(tokens.admin)).toBe(200);
  // An old sign-in stays invalid even if the person is added to the list again.
  await sql`select contact.staff_put(${emails.agent}, 'Ana', 'agent')`;
  expect(await statusOf(tokens.agent)).toBe(401);

  // Twelve hours later, a sign-in has expired.
  const again = await signIn(place, emails.agent, 'agent');
  expect(await statusOf(again)).toBe(200);
  await sql`update contact.desk_session set started_at = started_at - interval '12 hours'`;
  expect(await statusOf(again)).toBe(401);
});
