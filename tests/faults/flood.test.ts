/**
 * An hour of a program that solves the question, with and without the work: how many of its requests
 * are taken for a visitor's, and how many of 100 visitors get through. The database's buckets are set
 * forward minute by minute, and the work is paid from the seconds of the program's processors.
 */
import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { newChallenge } from '../../supabase/functions/contact-form/proof.ts';
import { answered, person, post, questionFrom } from '../functions/support/form.ts';
import { formSecret } from '../functions/support/in-process.ts';
import { openLimitedForm } from '../functions/support/limited-form.ts';

const { sql, form, levelOf } = await openLimitedForm();

/** Seconds of one of this machine's processors for the work of a quiet time. */
async function measureWork(): Promise<number> {
  const before = process.cpuUsage();
  for (let solved = 0; solved < 10; solved += 1) {
    const challenge = await newChallenge(formSecret, randomUUID(), 0, Date.now());
    expect(await solveChallenge({ challenge, deriveKey })).not.toBeNull();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / 10;
}

/** Sends a request; whether it was stored. */
async function send(from: string, isWorking: boolean): Promise<boolean> {
  const { [headerNames.proof]: proof, ...headers } = answered(questionFrom(formSecret));
  const work = isWorking && proof ? { [headerNames.proof]: proof } : {};
  const email = `${randomUUID()}@example.com`;
  const sent = { ...headers, ...work, 'x-forwarded-for': from };
  return (await post(form, { ...person, email }, sent)).status === 200;
}

/** Most posts of the program in a minute: twice as many as the limits of the site let through. */
const maxPosts = 120;

it.each([
  ['without the work, from 1,000 networks', false, 0, 1000],
  ['as if the work cost nothing, from 1,000 networks', true, Number.POSITIVE_INFINITY, 1000],
  ['with the work of one processor, from 37 networks', true, 1, 37],
  ['with the work of one processor, from 1,000 networks', true, 1, 1000],
  ['with the work of 16 processors, from 1,000 networks', true, 16, 1000],
] as const)('%s', async (name, isWorking, processors, networks) => {
  const work = isWorking ? await measureWork() : 0;
  const visitors = { sent: 0, through: 0, hardest: 0 };
  const visit = async () => {
    const from = `192.${visitors.sent}.7.1`;
    visitors.hardest = Math.max(visitors.hardest, await levelOf(from));
    visitors.sent += 1;
    if (await send(from, true)) visitors.through += 1;
  };
  let posts = 0;
  for (let minute = 0; minute < 60; minute += 1) {
    let seconds = 60 * processors;
    for (let sent = 0; sent < maxPosts; sent += 1) {
      const from = `100.${(posts % networks) >> 8}.${(posts % networks) & 255}.1`;
      if (isWorking) seconds -= work * 2 ** (await levelOf(from));
      if (isWorking && seconds < 0) break;
      await send(from, isWorking);
      posts += 1;
    }
    if (minute >= 10) for (const _ of ['one', 'another']) await visit();
    await sql`update contact.rate_bucket set full_at = full_at - interval '1 minute'`;
  }
  const [row] = await sql`
    select count(*) filter (where r.moderation_status = 'new')::int as taken,
      count(*) filter (where r.moderation_status = 'new' and not o.in_digest)::int as mails,
      count(*) filter (where r.moderation_status = 'unverified')::int as marked
    from contact.request r left join contact.outbox o on o.request_id = r.id`;
  const taken = row?.taken - visitors.through;
  console.log(
    `${name}: ${posts} posts, ${taken} taken for a visitor's, ${row?.marked} told as unverified, ${row?.mails} mails about verified ones; ${visitors.through} of ${visitors.sent} visitors, hardest level ${visitors.hardest}; ${(work * 1000).toFixed(0)} ms for the lightest work here`,
  );
  if (!isWorking) expect(taken).toBe(0);
  // The seconds that the test itself takes come on top of its hour.
  expect(row?.mails).toBeLessThanOrEqual(62);
  expect(visitors).toMatchObject({ sent: 100, through: 100 });
  expect(visitors.hardest).toBeLessThanOrEqual(4);
});
