/** The proof of work: who does it is verified, who does not is told to sales as unverified. */
import { type Challenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { headerNames, proofValidMs } from '../../supabase/functions/_shared/contact-schema.ts';
import { bucketSizes } from '../../supabase/functions/_shared/limits.ts';
import {
  newChallenge,
  proofKeys,
  verifyProof,
} from '../../supabase/functions/contact-form/proof.ts';
import { requestById } from './support/database.ts';
import { channelsAt } from './support/edge.ts';
import { answered, person, post, proofOf, questionFrom } from './support/form.ts';
import { formSecret, openDelivery } from './support/in-process.ts';
import { openLimitedForm } from './support/limited-form.ts';
import { openReceiver } from './support/receiver.ts';

const { databaseUrl, sql, form, levelOf } = await openLimitedForm();

/** The challenge for a question, as a browser at this address gets it. */
async function ask(question: object, from = '198.51.100.1'): Promise<Challenge | null> {
  const response = await form.request('/contact-form/proof', {
    headers: { [headerNames.question]: JSON.stringify(question), 'x-forwarded-for': from },
  });
  expect(response.status).toBe(200);
  return await response.json();
}
const solved = async (challenge: Challenge) =>
  JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });

/** Sends a request with an answered question and this proof; its status and reasons. */
async function filed(
  question: ReturnType<typeof questionFrom>,
  proof: string | null,
  from = '198.51.100.1',
) {
  const { [headerNames.proof]: _, ...headers } = answered(question);
  const sent = {
    ...headers,
    ...(proof && { [headerNames.proof]: proof }),
    'x-forwarded-for': from,
  };
  const { id } = await (await post(form, person, sent)).json();
  const { moderation_status: status, spam_reasons: reasons } = await requestById(sql, id);
  return [status, ...reasons];
}

it('who solves the challenge is verified', async () => {
  const question = questionFrom(formSecret);
  const challenge = await ask(question);
  expect(await filed(question, await solved(challenge!))).toEqual(['new']);
});

it.each([
  [
    'one of another question',
    () => proofOf(formSecret, questionFrom(formSecret).nonce),
    'proof-forged',
  ],
  [
    'one of another site',
    (nonce: string) => proofOf('another secret of thirty-two chars', nonce),
    'proof-forged',
  ],
  [
    'an old one',
    (nonce: string) => proofOf(formSecret, nonce, proofValidMs + 2000),
    'proof-expired',
  ],
  ['what is no proof', () => '{"challenge":{"parameters":{}}}', 'proof-forged'],
  ['broken text', () => '{', 'proof-forged'],
  [
    'another counter',
    (nonce: string) => proofOf(formSecret, nonce).replace(/"derivedKey":"\w/, '"derivedKey":"x'),
    'proof-forged',
  ],
] as const)('with %s a request is unverified', async (_, make, reason) => {
  const question = questionFrom(formSecret);
  expect(await filed(question, make(question.nonce))).toEqual(['unverified', reason]);
});

it('a key that was not found by trying is no proof, though its challenge is genuine', async () => {
  const question = questionFrom(formSecret);
  const challenge = (await ask(question))!;
  // Derived from the first counter: the library alone would compare it with nothing.
  const { nonce, salt } = challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  const { derivedKey } = await deriveKey(challenge.parameters, Buffer.from(salt, 'hex'), password);
  const solution = { counter: 0, derivedKey: Buffer.from(derivedKey).toString('hex') };
  expect(await filed(question, JSON.stringify({ challenge, solution }))).toEqual([
    'unverified',
    'proof-forged',
  ]);
});

it('the check accepts and refuses what the library does', async () => {
  const keys = proofKeys(formSecret);
  const challenge = await newChallenge(formSecret, 'a nonce', 0, Date.now());
  const solution = (await solveChallenge({ challenge, deriveKey }))!;
  const { parameters, signature = '' } = challenge;
  const later = { ...parameters, expiresAt: parameters.expiresAt! + 1 };
  const changed = Object.keys(parameters)
    .filter((name) => name !== 'data')
    .map((name) => ({ ...parameters, [name]: 'changed' }) as never);
  const backwards = Object.fromEntries(Object.entries(parameters).reverse()) as typeof parameters;
  const tried = [
    { challenge, solution },
    { challenge: { parameters: backwards, signature }, solution },
    ...[later, ...changed].map((each) => ({
      challenge: { parameters: each, signature },
      solution,
    })),
    { challenge: { parameters, signature: signature.replace(/./, 'z') }, solution },
    ...['', `${solution.derivedKey}00`, solution.derivedKey.toUpperCase(), '0'.repeat(64)].map(
      (derivedKey) => ({ challenge, solution: { ...solution, derivedKey } }),
    ),
  ];
  const verdicts = tried.map(
    (proof) => verifyProof([keys], JSON.stringify(proof), 'a nonce', Date.now()) === 'valid',
  );
  const library = await Promise.all(
    tried.map(async (proof) => (await verifySolution({ ...proof, deriveKey, ...keys })).verified),
  );
  expect(verdicts).toEqual(library);
  expect(verdicts.filter(Boolean)).toHaveLength(2);
});

it('none of 500 solved questions from 500 networks is verified without the work', async () => {
  const statuses: number[] = [];
  for (let network = 0; network < 500; network += 1) {
    const { [headerNames.proof]: _, ...headers } = answered(questionFrom(formSecret));
    const from = { 'x-forwarded-for': `100.${network >> 8}.${network & 255}.1` };
    const email = `junk-${network}@example.com`;
    statuses.push((await post(form, { ...person, email }, { ...headers, ...from })).status);
  }
  const rows = await sql`
    select moderation_status as status, count(*)::int as n from contact.request group by 1`;
  expect(rows).toEqual([{ status: 'unverified', n: statuses.filter((one) => one === 200).length }]);
  // A visitor who does the work is not held up by them.
  const response = await post(form, person, {
    ...answered(questionFrom(formSecret)),
    'x-forwarded-for': '192.0.2.1',
  });
  expect(response.status).toBe(200);
});

it('a forged or old question gets no challenge', async () => {
  expect(await ask(questionFrom('another secret of thirty-two chars'))).toBeNull();
  expect(await ask(questionFrom(formSecret, 8_000_000))).toBeNull();
  expect(await ask({})).toBeNull();
});

const send = async (from: string, times: number) => {
  for (let sent = 0; sent < times; sent += 1) {
    const email = `${from}-${sent}@example.com`;
    const headers = { ...answered(questionFrom(formSecret)), 'x-forwarded-for': from };
    await post(form, { ...person, email }, headers);
  }
};

it('the work is light in quiet times, and grows under load for the networks that send', async () => {
  await send('203.0.113.5', 8);
  expect(await levelOf('203.0.113.5')).toBe(0);
  for (let network = 0; network < 60; network += 1) await send(`100.64.${network}.1`, 1);
  expect(await levelOf('198.51.100.9')).toBeLessThanOrEqual(4);
  expect(await levelOf('203.0.113.5')).toBeGreaterThanOrEqual(5);
});

it('mails about verified requests have a cap an hour; a digest tells the rest, and erasing reaches it', async () => {
  const receiver = await openReceiver();
  const {
    CONTACT_WEBHOOK_URL: _,
    CONTACT_SLACK_WEBHOOK_URL: __,
    ...mail
  } = channelsAt(receiver.url);
  const delivery = openDelivery(databaseUrl, mail);
  const { burst } = bucketSizes.mail;
  for (let sent = 0; sent < burst + 5; sent += 1) {
    const from = { 'x-forwarded-for': `100.65.${sent}.1` };
    const fields = { ...person, firstName: `No-${sent}`, email: `no-${sent}@example.com` };
    await post(form, fields, { ...answered(questionFrom(formSecret)), ...from });
  }
  await delivery.deliver();
  expect(receiver.received).toHaveLength(burst);
  const health = async () =>
    (await sql`select contact.health() as h`)[0]?.h as {
      isOverdue: boolean;
      oldestPendingSeconds: number | null;
    };
  expect(await health()).toMatchObject({ isOverdue: false, oldestPendingSeconds: null });

  await sql`update contact.outbox set created_at = created_at - interval '61 minutes' where in_digest`;
  const gone = `no-${burst + 1}@example.com`;
  await sql`select contact.staff_erase(array(select id from contact.request where email = ${gone}))`;
  await delivery.deliver();
  const digest = JSON.parse(receiver.received.at(-1)?.body ?? '{}');
  expect(receiver.received).toHaveLength(burst + 1);
  expect(digest.subject).toBe('4 more contact requests came than mails may leave in an hour');
  expect(digest.text).toContain(`no-${burst}@example.com`);
  expect(digest.text).not.toContain(gone);
  expect(await health()).toMatchObject({ isOverdue: false });
  const [detail] = await sql`
    select contact.request_detail(r) -> 'delivery' as delivery from contact.request r
    where r.email = ${`no-${burst}@example.com`}`;
  expect(detail?.delivery).toMatchObject([{ channel: 'email', state: 'sent', inDigest: true }]);
  await delivery.deliver();
  expect(
    receiver.received.filter(({ body }) => body.includes('more contact requests')),
  ).toHaveLength(1);
  await receiver.close();
});
