/** A thousand forged, expired, replayed or spliced questions: none of them is accepted as good. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedCaptcha, signCaptcha } from '../../supabase/functions/_shared/captcha.ts';
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { answered, person, post, questionFrom } from '../functions/support/form.ts';
import { type Fixture, openFixture } from '../functions/support/kills.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.close());

const hour = 3_600_000;
const flip = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);

it('lets none of 1,000 reach new', async () => {
  const { localServer, sql } = fixture;
  const secret = localServer.data.secrets.contactSecret;
  const used = questionFrom(secret);
  expect((await post(localServer.url, person, answered(used))).status).toBe(200);

  const kinds: ((one: SignedCaptcha, other: SignedCaptcha) => SignedCaptcha)[] = [
    (one) => signCaptcha(randomUUID(), one),
    () => questionFrom(secret, 3 * hour),
    () => used,
    (one, other) => ({ ...one, nonce: other.nonce }),
    (one, other) => ({ ...one, signature: other.signature }),
    (one) => ({ ...one, expires: one.expires + hour }),
    (one) => ({ ...one, issued: one.issued - hour }),
    (one) => ({ ...one, a: one.a + 1 }),
    (one) => ({ ...one, signature: flip(one.signature) }),
    (one) => ({ ...one, nonce: randomUUID() }),
  ];
  for (let round = 0; round < 100; round += 1) {
    await Promise.all(
      kinds.map(async (kind) => {
        const bad = kind(questionFrom(secret), questionFrom(secret, 120_000));
        const headers = {
          [headerNames.question]: JSON.stringify(bad),
          [headerNames.answer]: String(bad.a + bad.b),
        };
        expect((await post(localServer.url, person, headers)).status).toBe(200);
      }),
    );
  }
  const found = await sql`
    select moderation_status as status, count(*)::int as requests from contact.request group by 1 order by 1`;
  expect(found).toEqual([
    { status: 'new', requests: 1 },
    { status: 'unverified', requests: 1000 },
  ]);
});
