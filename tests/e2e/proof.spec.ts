/** The proof of work: done by a worker while the visitor types, renewed when it is old, never in the way. */
import { headerNames } from '../../supabase/functions/_shared/contact-schema.ts';
import { block } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

/** Calls for a challenge, and the proofs that requests carry. */
function watch(page: Page) {
  const asked: string[] = [];
  const sent: (string | undefined)[] = [];
  const workers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/contact-form/proof')) asked.push(request.url());
    if (request.method() === 'POST') sent.push(request.headers()[headerNames.proof]);
  });
  page.on('worker', (worker) => workers.push(worker.url()));
  return { asked, sent, workers };
}

test('it begins when the form is approached, in a worker of its own', { tag: '@push' }, async ({
  page,
  open,
  form,
  person,
}) => {
  const { asked, sent, workers } = watch(page);
  await open('/contact');
  await expect(form.question).toBeVisible();
  expect(asked).toHaveLength(0);
  await form.field('firstName').focus();
  await expect
    .poll(() => workers.filter((url) => url.includes('/assets/proof-worker-')))
    .toHaveLength(1);
  await form.complete(person.fields);
  await form.takeTime();
  await form.send();
  await form.expectSent();
  expect([asked.length, sent.length]).toEqual([1, 1]);
  expect(sent[0]).toContain('PBKDF2/SHA-256');
  expect(await person.requests()).toMatchObject([{ status: 'new', reasons: [] }]);
});

test('one that is too old is renewed when the request is sent', async ({
  page,
  open,
  form,
  person,
}) => {
  const { asked } = watch(page);
  await page.clock.install();
  await open('/contact');
  await form.complete(person.fields);
  await form.takeTime();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward('19:30');
  await form.send();
  await form.expectSent();
  expect(asked).toHaveLength(2);
  expect(await person.requests()).toMatchObject([{ status: 'new', reasons: [] }]);
});

test('without it the request is sent too, and told as unverified', async ({
  page,
  open,
  form,
  person,
}) => {
  await block(page, /\/contact-form\/proof/);
  await open('/contact');
  await form.complete(person.fields);
  await form.takeTime();
  await form.send();
  await form.expectSent();
  expect(await person.requests()).toMatchObject([{ status: 'unverified', reasons: ['no-proof'] }]);
});
