/**
 * Rate limits: junk can't block other visitors, and a visitor can't choose the address that is
 * counted.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { bucketSizes } from '../../supabase/functions/_shared/limits.ts';
import { requestById } from './support/database.ts';
import {
  answered,
  type Form,
  person,
  post,
  postGood,
  postPlain,
  questionFrom,
} from './support/form.ts';
import { formSecret, openForm } from './support/in-process.ts';
import { flood } from './support/junk.ts';
import { openLimitedForm } from './support/limited-form.ts';
import { startOwn } from './support/local-servers.ts';

const { databaseUrl, sql } = await openLimitedForm();

/** A form that is reached through these proxies, and from one address without any. */
function behind(proxies: string): Form {
  const app = openForm(databaseUrl, {
    CONTACT_RATE_LIMIT: 'on',
    CONTACT_TRUSTED_PROXIES: proxies,
  });
  return { request: (url, init) => app.request(url, init, { peer: '127.0.0.1' }) };
}
const direct = behind('0');
const proxied = behind('1');

/** Statuses of good requests, sent one after the other, each with another email. */
async function sendGood(
  form: Form,
  times: number,
  headers: Record<string, string> = {},
  secret = formSecret,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent += 1) {
    const question = answered(questionFrom(secret));
    const fields = { ...person, email: `${randomUUID()}@example.com` };
    statuses.push((await post(form, fields, { ...question, ...headers })).status);
  }
  return statuses;
}

const share = Array<number>(bucketSizes.address.burst).fill(200);

it('429 with Retry-After once an address has sent its share', async () => {
  expect(await sendGood(direct, 11)).toEqual([...share, 429]);
  const question = answered(questionFrom(formSecret));
  const seconds = Number((await post(direct, person, question)).headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(1 / bucketSizes.address.per_second);
});

it('many requests with one email, in any spelling and from anywhere, are marked and never refused', async () => {
  const spellings = ['zoe@müller.de', 'ZOE@xn--mller-kva.de', ' Zoe@MÜLLER.DE', 'zoe@müller.de'];
  const found: object[] = [];
  for (const [at, email] of spellings.entries()) {
    const question = answered(questionFrom(formSecret));
    const from = { 'x-forwarded-for': `198.51.100.${at}` };
    const response = await post(proxied, { ...person, email }, { ...question, ...from });
    expect(response.status).toBe(200);
    const { moderation_status: status, spam_reasons } = await requestById(
      sql,
      (await response.json()).id,
    );
    found.push({ status, spam_reasons });
  }
  const first = { status: 'new', spam_reasons: [] };
  expect(found).toEqual([
    first,
    first,
    first,
    { status: 'unverified', spam_reasons: ['email-limit'] },
  ]);
});

it('junk with a visitor’s email, or from the same office, uses up nothing of good requests', async () => {
  for (let sent = 0; sent < 15; sent += 1) await post(direct, person);
  expect((await post(direct, person)).status).toBe(429);
  // The same address and the same email.
  expect((await postGood(direct, formSecret)).status).toBe(200);
  // A good question that is sent again and again must not empty their buckets either.
  const once = questionFrom(formSecret);
  for (let sent = 0; sent < 15; sent += 1) await post(direct, person, answered(once));
  expect((await postGood(direct, formSecret)).status).toBe(200);
});

it('under 50 junk posts a second every visitor with a good question gets through', async () => {
  const { visitors, junk } = await flood(proxied, formSecret, 50, 100);
  expect(visitors).toEqual({ 200: 100 });
  const rows =
    await sql`select moderation_status as status, count(*)::int as n from contact.request group by 1`;
  const found = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  expect(found.new).toBe(100);
  // Only some of the junk is delivered to sales, from the bucket of all and from its reserve. What was
  // not stored was not acknowledged, and nothing is filed where nobody looks. Each bucket gets a token
  // a minute.
  expect(found.unverified).toBeLessThanOrEqual(2 * bucketSizes.flood.burst + 6);
  expect(found).toEqual({ new: 100, unverified: junk[200] });
  expect(junk[429]).toBeGreaterThan(0);
});

describe('a visitor without script', () => {
  /** Sends the form as a browser without script does. */
  const sendPlain = async (from: string) => {
    const email = `${randomUUID()}@example.com`;
    const headers = { accept: 'text/html', 'x-forwarded-for': from };
    const response = await postPlain(proxied, { ...person, email }, headers);
    const [row] = await sql`
      select moderation_status as status from contact.request where payload ->> 'email' = ${email}`;
    const [, message] = (response.headers.get('location') ?? '').split('#');
    return { message, status: row?.status };
  };

  it('is told to sales after 61 junk posts from 7 addresses', async () => {
    let told = 0;
    for (let sent = 0; sent < 61; sent += 1) {
      const from = { 'x-forwarded-for': `203.0.${sent % 7}.1` };
      told += (await post(proxied, person, from)).status === 200 ? 1 : 0;
    }
    expect(told).toBeGreaterThanOrEqual(bucketSizes.flood.burst);
    for (const from of ['198.51.100.1', '192.0.2.1', '2001:db8::1']) {
      expect(await sendPlain(from)).toEqual({ message: 'sent', status: 'unverified' });
    }
    // The networks of the junk are refused, and told so.
    expect(await sendPlain('203.0.1.1')).toEqual({ message: 'busy', status: undefined });
    expect((await post(proxied, person, { 'x-forwarded-for': '203.0.1.1' })).status).toBe(429);
  });

  it('reads that too many messages arrive when even the reserve is empty; none is spam', async () => {
    await sql`insert into contact.rate_bucket (key, full_at)
      select key, now() + '1 hour' from unnest('{flood,flood-reserve}'::text[]) key`;
    expect(await sendPlain('198.51.100.1')).toEqual({ message: 'busy', status: undefined });
    const refused = await post(proxied, person, { 'x-forwarded-for': '198.51.100.1' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await sql`select from contact.request`).toHaveLength(0);
  });
});

describe('the queue of a booth', () => {
  const replay = { [headerNames.replay]: '1' };
  /** A lead that waited: without a question, because there was no network. */
  const sendLead = (headers: Record<string, string> = {}) =>
    post(direct, { ...person, email: `${randomUUID()}@example.com` }, { ...replay, ...headers });
  const drain = async (leads: number) => {
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < leads; sent += 1) {
      const { status } = await sendLead();
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };

  it('drains 200 leads of one address at once, beside its visitors and those without script', async () => {
    expect(await drain(200)).toEqual({ 200: 200 });
    const told = await sql`
      select moderation_status as status, count(*)::int from contact.request group by 1`;
    expect(told).toEqual([{ status: 'unverified', count: 200 }]);
    expect(await sendGood(direct, 11)).toEqual([...share, 429]);
    expect((await post(direct, person)).status).toBe(200);
    expect((await post(proxied, person, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
  });

  it('is bounded: then it sends like anybody else, and is told when to come again', async () => {
    const full = sql`insert into contact.rate_bucket (key, full_at)
      values ('replays', now() + ${bucketSizes.replays.burst / bucketSizes.replays.per_second} * interval '1 s')`;
    await full;
    expect(await drain(11)).toEqual({ 200: bucketSizes.address.burst, 429: 1 });
    const refused = await sendLead();
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    // When the first of both limits has a token again.
    expect(seconds).toBeLessThanOrEqual(1 / bucketSizes.replays.per_second);
  });

  it('is counted for each address, however large the claim', async () => {
    const burst = 300;
    expect(bucketSizes.replay.burst).toBe(burst);
    await drain(1);
    await sql`update contact.rate_bucket
      set full_at = now() + ${burst / bucketSizes.replay.per_second} * interval '1 s'
      where key like 'replay:%'`;
    expect(await drain(11)).toEqual({ 200: bucketSizes.address.burst, 429: 1 });
    const other = { ...replay, 'x-forwarded-for': '192.0.2.9' };
    for (let sent = 0; sent < 12; sent += 1) {
      expect((await post(proxied, person, other)).status).toBe(200);
    }
  });
});

/** An IPv6 address in this /32, with a /48 and a /64 of its own where they are not given. */
const address = (block: number, site = block, network = block) =>
  `${(0x2a00 + (block >> 8)).toString(16)}:${(block & 255).toString(16)}:${site.toString(16)}:${network.toString(16)}::1`;

describe('a flood of solved questions, from networks that', () => {
  /** The visitors' own networks: half of them IPv4. */
  const unseen = (visitor: number) =>
    visitor % 2 ? address(0x1000 + visitor) : `100.${visitor}.7.1`;
  const floods: [name: string, from: (sent: number) => string][] = [
    ['are 37 /64s of as many providers', (sent) => address(sent % 37)],
    ['are new /64s of one /48', (sent) => address(1, 1, sent)],
    ['are new /48s of one /32', (sent) => address(1, sent, 1)],
    ['are IPv4 addresses of few /24s', (sent) => `203.0.${sent % 3}.${sent % 250}`],
  ];

  it.each(floods)('%s: 100 of 100 visitors from unseen networks get through', async (_, from) => {
    const send = async (address: string) =>
      (await sendGood(proxied, 1, { 'x-forwarded-for': address }))[0];
    const junk: (number | undefined)[] = [];
    const sendJunk = async (count: number) => {
      for (let sent = 0; sent < count; sent += 10) {
        const first = junk.length;
        const batch = Array.from({ length: 10 }, (_, at) => send(from(first + at)));
        junk.push(...(await Promise.all(batch)));
      }
    };
    // Empties the bucket of the whole site, whatever comes back meanwhile.
    await sendJunk(400);
    const empty = () => sql`update contact.rate_bucket set full_at = now() + '300 s'
      where key = 'global'`;
    const visitors: (number | undefined)[] = [];
    for (let visitor = 0; visitor < 100; visitor += 1) {
      await empty();
      visitors.push(await send(unseen(visitor)));
      if (visitor % 10 === 0) await sendJunk(10);
    }
    expect(visitors.filter((status) => status === 200)).toHaveLength(100);
    expect(junk).toContain(429);
  });
});

describe('under a flood that is refused', () => {
  const counts = async () => {
    const [row] = await sql<{ buckets: number; nonces: number }[]>`
      select (select count(*)::int from contact.rate_bucket) as buckets,
        (select count(*)::int from contact.consumed_captcha) as nonces`;
    return row;
  };
  /**
   * Sends many calls, 20 at once, each from the address that `from` gives.
   *
   * @param beforeBatch awaited before each 20 calls
   */
  async function sendMany(
    count: number,
    from: (sent: number) => string,
    beforeBatch: () => PromiseLike<unknown>,
  ) {
    const statuses: Record<number, number> = {};
    for (let first = 0; first < count; first += 20) {
      await beforeBatch();
      const batch = Array.from({ length: 20 }, async (_, at) => {
        const question = answered(questionFrom(formSecret));
        const headers = { ...question, 'x-forwarded-for': from(first + at) };
        const { status } = await post(proxied, person, headers);
        statuses[status] = (statuses[status] ?? 0) + 1;
      });
      await Promise.all(batch);
    }
    return statuses;
  }

  it('good requests from ever new addresses leave no more rows than before', async () => {
    let sent = 0;
    const one = () => {
      sent += 1;
      return address(1, sent >> 8, sent);
    };
    // The buckets of all callers together are empty, as after some minutes of such a flood.
    const empty = () => sql`
      insert into contact.rate_bucket (key, full_at)
      select key, now() + '300 s' from unnest('{global}'::text[]) key
      on conflict (key) do update set full_at = excluded.full_at`;
    await sendMany(200, one, empty);
    const before = await counts();
    const statuses = await sendMany(400, one, empty);
    // Some calls draw what comes back while 20 are sent: one a second. Only those leave rows.
    expect(statuses[429]).toBeGreaterThan(300);
    const accepted = 400 - (statuses[429] ?? 0);
    const after = await counts();
    const grown = (of: 'buckets' | 'nonces') => (after?.[of] ?? 0) - (before?.[of] ?? 0);
    // Of the address, and of its three prefixes.
    expect(grown('buckets')).toBeLessThanOrEqual(4 * accepted);
    expect(grown('nonces')).toBeLessThanOrEqual(accepted);
  });
});

it('a bucket of a time to come, as after the clock was set back, refuses nobody', async () => {
  const from = { 'x-forwarded-for': '198.51.100.1' };
  expect(await sendGood(proxied, 11, from)).toEqual([...share, 429]);
  await sql`update contact.rate_bucket set full_at = full_at + interval '1 day'`;
  expect(await sendGood(proxied, 2, from)).toEqual([200, 200]);
});

describe('the address that is counted', () => {
  const made = () => ({
    'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`,
    'x-real-ip': '203.0.113.9',
    'cf-connecting-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  });

  it('is the connection’s where no proxy is trusted, whatever the visitor writes', async () => {
    const localServer = await startOwn({ functionEnv: { CONTACT_RATE_LIMIT: 'on' } });
    const { url, data } = localServer;
    const send = (times: number) => sendGood(url, times, made(), data.secrets.contactSecret);
    expect(await send(10)).toEqual(share);
    expect(await send(1)).toEqual([429]);
    await localServer.stop();
  });

  it('is the one that the last trusted proxy saw, so visitors behind it are counted separately', async () => {
    const send = (times: number, from: string) =>
      sendGood(proxied, times, { 'x-forwarded-for': from });
    expect(await send(11, '198.51.100.1')).toEqual([...share, 429]);
    expect(await send(1, '198.51.100.2')).toEqual([200]);
    // What the visitor wrote comes before the entry that the proxy appended.
    expect(await send(1, '192.0.2.77, 198.51.100.1')).toEqual([429]);
  });

  it('is that of the named header; all requests without it share one bucket', async () => {
    const form = behind('cf-connecting-ip');
    const send = (times: number, from: string) =>
      sendGood(form, times, { 'cf-connecting-ip': from });
    expect(await sendGood(form, 25)).toEqual([...share, ...Array(15).fill(429)]);
    expect(await send(1, 'nonsense')).toEqual([429]);
    expect(await sendGood(form, 1, { 'x-forwarded-for': '198.51.100.1' })).toEqual([429]);
    expect(await send(11, '198.51.100.1')).toEqual([...share, 429]);
    // One IPv6 host owns a whole network, so another address of that network shares its limit.
    expect(await send(10, '2001:db8::1')).toEqual(share);
    expect(await send(1, '2001:DB8:0:0:ffff::2')).toEqual([429]);
  });
});
