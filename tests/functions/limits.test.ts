/**
 * Rate limits: junk can't block other visitors, and a visitor can't choose the address that is
 * counted.
 */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { Stack } from '../../scripts/lib/stack/stack.ts';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { bucketSizes } from '../../supabase/functions/_shared/limits.ts';
import { ownerSql, requestById } from './support/database.ts';
import { answered, person, post, postGood, questionFrom } from './support/form.ts';
import { flood } from './support/junk.ts';
import { startOwn } from './support/stacks.ts';

let stack: Stack;
let sql: ReturnType<typeof ownerSql>;
afterEach(async () => {
  await sql?.end();
  await stack?.stop();
});

async function start(functionEnv: Record<string, string> = {}): Promise<Stack> {
  stack = await startOwn({ functionEnv: { CONTACT_RATE_LIMIT: 'on', ...functionEnv } });
  sql = ownerSql(stack.databaseUrl);
  return stack;
}

/** Statuses of good requests, sent one after the other, each with another email. */
async function sendGood(times: number, headers: Record<string, string> = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent += 1) {
    const question = answered(await questionFrom(stack.data.secrets.contactSecret));
    const fields = { ...person, email: `${randomUUID()}@example.com` };
    statuses.push((await post(stack.url, fields, { ...question, ...headers })).status);
  }
  return statuses;
}

const share = Array<number>(bucketSizes.address.burst).fill(200);

it('429 with Retry-After once an address, or an email in any spelling, has sent its share', async () => {
  const { url, data } = await start();
  const secret = data.secrets.contactSecret;
  const spellings = ['zoe@müller.de', 'ZOE@xn--mller-kva.de', ' Zoe@MÜLLER.DE'];
  for (const email of spellings) expect((await postGood(url, secret, { email })).status).toBe(200);
  const refused = await postGood(url, secret, { email: 'zoe@müller.de' });
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(1 / bucketSizes.email.per_second);
  expect(await sendGood(8)).toEqual([...Array(7).fill(200), 429]);
});

it('junk with a visitor’s email, or from the same office, uses up nothing of good requests', async () => {
  const { url, data } = await start();
  for (let sent = 0; sent < 15; sent += 1) await post(url, person);
  expect((await post(url, person)).status).toBe(429);
  // The same address and the same email.
  expect((await postGood(url, data.secrets.contactSecret)).status).toBe(200);
  // A good question that is sent again and again must not empty their buckets either.
  const once = await questionFrom(data.secrets.contactSecret);
  for (let sent = 0; sent < 15; sent += 1) await post(url, person, answered(once));
  expect((await postGood(url, data.secrets.contactSecret)).status).toBe(200);
});

it('under 50 junk posts a second every visitor with a good question gets through', {
  timeout: 120_000,
}, async () => {
  await start({ CONTACT_TRUSTED_PROXIES: '1' });
  const { visitors, junk, pace } = await flood(stack, 50, 100);
  expect(visitors).toEqual({ 200: 100 });
  expect(pace).toBeGreaterThan(40);
  const rows = await sql`select status, count(*)::int as n from contact.request group by 1`;
  const found = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  expect(found.new).toBe(100);
  // Only some of the junk is delivered to sales, and what was not stored was not acknowledged.
  expect(found.held).toBeLessThanOrEqual(bucketSizes.flood.burst + 2);
  expect(found.held + found.spam).toBe(junk[200]);
  const [over] = await sql`select spam_reasons @> '{over-limit}' as told
    from contact.request where status = 'spam' limit 1`;
  expect(over?.told).toBe(true);
});

describe('the address that is counted', () => {
  const made = () => ({
    'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`,
    'x-real-ip': '203.0.113.9',
    'cf-connecting-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
  });

  it('is the connection’s where no proxy is trusted, whatever the visitor writes', async () => {
    await start();
    expect(await sendGood(10, made())).toEqual(share);
    expect(await sendGood(1, made())).toEqual([429]);
  });

  it('is the one that the last trusted proxy saw, so visitors behind it are counted separately', async () => {
    await start({ CONTACT_TRUSTED_PROXIES: '1' });
    expect(await sendGood(11, { 'x-forwarded-for': '198.51.100.1' })).toEqual([...share, 429]);
    expect(await sendGood(1, { 'x-forwarded-for': '198.51.100.2' })).toEqual([200]);
    // What the visitor wrote comes before the entry that the proxy appended.
    const forged = { 'x-forwarded-for': '192.0.2.77, 198.51.100.1' };
    expect(await sendGood(1, forged)).toEqual([429]);
  });

  it('is that of the named header; all requests without it share one bucket', async () => {
    await start({ CONTACT_TRUSTED_PROXIES: 'cf-connecting-ip' });
    expect(await sendGood(25)).toEqual([...share, ...Array(15).fill(429)]);
    expect(await sendGood(1, { 'cf-connecting-ip': 'nonsense' })).toEqual([429]);
    expect(await sendGood(1, { 'x-forwarded-for': '198.51.100.1' })).toEqual([429]);
    expect(await sendGood(11, { 'cf-connecting-ip': '198.51.100.1' })).toEqual([...share, 429]);
    // One IPv6 host owns a whole network, so another address of that network shares its limit.
    expect(await sendGood(10, { 'cf-connecting-ip': '2001:db8::1' })).toEqual(share);
    expect(await sendGood(1, { 'cf-connecting-ip': '2001:DB8:0:0:ffff::2' })).toEqual([429]);
  });

  it('is chosen by one setting, and an error names what is wrong with it', async () => {
    for (const CONTACT_TRUSTED_PROXIES of ['11', '-1', 'x-forwarded-for', 'a b']) {
      await expect(start({ CONTACT_TRUSTED_PROXIES })).rejects.toThrow('CONTACT_TRUSTED_PROXIES');
    }
    await expect(start({ CONTACT_ADDRESS_HEADER: 'cf-connecting-ip' })).rejects.toThrow(
      'is now called CONTACT_TRUSTED_PROXIES',
    );
  });
});

describe('a question', () => {
  const answer = async (wrong: number) => {
    const { url, data } = await start();
    const headers = answered(await questionFrom(data.secrets.contactSecret));
    for (let tries = 0; tries < wrong; tries += 1) {
      const slip = await post(url, person, { ...headers, [headerNames.answer]: '19' });
      expect(slip.status).toBe(422);
    }
    const { id } = await (await post(url, person, headers)).json();
    return await requestById(sql, id);
  };

  it('accepts the right sum after a few wrong ones', async () => {
    expect(await answer(4)).toMatchObject({ status: 'new', spam_reasons: [] });
  });

  it('is no proof after five wrong sums; the request is held, not lost', async () => {
    expect(await answer(5)).toMatchObject({ status: 'held', spam_reasons: ['too-many-tries'] });
  });
});
