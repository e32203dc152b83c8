/** The form, and a device that stores requests, obey the server's answers about sending again. */
import { readFileSync } from 'node:fs';
import { endpoint } from './support/form.ts';
import { booth } from './support/open.ts';
import { allowFault, expect, type Page, type Route, test } from './support/test.ts';

type Answer = Parameters<Route['fulfill']>[0];

/** Gives every POST the same answer, and records the times of the calls. */
async function answerPosts(page: Page, answer: Answer & { status: number }) {
  const times: number[] = [];
  allowFault(new RegExp(`${answer.status}: .*contact-form`));
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    times.push(Date.now());
    await route.fulfill({ body: '{}', ...answer });
  });
  return times;
}

const networkReturns = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const waits = 'It waits on this device';

/** Tells the device ten times that the network is back. */
async function networkFlaps(page: Page) {
  for (let count = 0; count < 10; count += 1) {
    await networkReturns(page);
    await page.waitForTimeout(200);
  }
}

test('what the form refuses for good is sent once, and staff can take it away', {
  tag: '@push',
}, async ({ page, open, form, person, event }) => {
  await open('/contact', booth);
  await form.sendOffline(person.fields);
  await expect(heading(page, waits)).toBeVisible();
  const times = await answerPosts(page, {
    status: 422,
    contentType: 'application/problem+json',
    body: JSON.stringify({ errors: [{ pointer: '#/role', code: 'too-long' }] }),
  });
  await page.context().setOffline(false);
  await expect(heading(page, 'Your message could not be sent')).toBeVisible();
  await networkFlaps(page);
  expect(times).toHaveLength(1);
  await page.reload();
  await expect(heading(page, 'A message on this device could not be sent')).toBeVisible();

  await event.pressLogoUntil('1 request could not be sent');
  await expect(page.getByText('refused it for good (422)')).toBeVisible();
  await page.mouse.up();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(saved).toMatchObject([{ status: 422, body: person.fields }]);
  await page.getByRole('button', { name: 'Remove from this screen' }).click();
  await expect(page.getByRole('heading', { name: /on this device/ })).toHaveCount(0);
});

test('an error, or the page of a Wi-Fi network, is no answer: the request waits and arrives, others meanwhile', {
  tag: '@push',
}, async ({ page, open, form, person }) => {
  const another = page.getByText('Write another message');
  const { fields } = person;
  await open('/contact', booth);
  await form.sendOffline(fields);
  await expect(another).toBeVisible();
  await form.unfold();
  await form.complete({ ...fields, challenge: 'The second one' });
  await form.send();
  await expect(another).toBeVisible();

  allowFault(/500: .*contact-form/);
  const answers: Answer[] = [
    { status: 500, contentType: 'application/json', body: '{}' },
    { status: 200, contentType: 'text/html', body: '<title>Sign in to the Wi-Fi</title>' },
  ];
  const replays: (string | undefined)[] = [];
  await page.route(endpoint, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    replays.push(request.headers()['x-contact-replay']);
    const isFirst = request.postDataJSON().challenge === fields.challenge;
    const answer = isFirst ? answers.shift() : undefined;
    return answer ? route.fulfill(answer) : route.fallback();
  });
  await page.context().setOffline(false);
  const arrived = async () => (await person.requests()).map(({ challenge }) => challenge).sort();
  // The second arrives while the first is in its pause.
  await expect.poll(arrived).toEqual(['The second one']);
  await expect(async () => {
    await networkReturns(page);
    expect(await arrived()).toEqual(['The second one', fields.challenge].sort());
  }).toPass({ intervals: [1000] });
  expect(answers).toEqual([]);
  expect(replays).toEqual(['1', '1', '1', '1']);
});

test('the panel follows what is stored on the device: waiting, sent, and after a reload', async ({
  page,
  open,
  form,
  person,
}) => {
  let isCut = true;
  allowFault(/ERR_FAILED .*contact-form/);
  await page.route(endpoint, (route) =>
    isCut && route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const sendOne = async () => {
    await form.complete(person.fields);
    await form.send();
    await expect(heading(page, waits)).toBeVisible();
  };
  await open('/contact', booth);
  await expect(page.getByRole('heading', { name: /waits? on this device/ })).toHaveCount(0);
  await sendOne();
  isCut = false;
  await networkReturns(page);
  await expect(heading(page, 'We have your message')).toBeVisible();
  await expect(page.getByText('It waited on this device and has arrived.')).toBeVisible();
  await expect(heading(page, waits)).toHaveCount(0);
  expect(await person.requests()).toHaveLength(1);

  isCut = true;
  await form.unfold();
  await sendOne();
  await open('/contact');
  await expect(heading(page, 'A message waits on this device')).toBeVisible();
  await expect(form.submit).toBeVisible();
  isCut = false;
  await networkReturns(page);
  await expect(heading(page, 'Nothing waits on this device any more')).toBeVisible();
  expect(await person.requests()).toHaveLength(2);
  await open('/contact');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: /on this device/ })).toHaveCount(0);
});

test('the form tries again when the server allows it, not before, and keeps nobody waiting for minutes', async ({
  page,
  open,
  form,
  person,
}) => {
  const soon = await answerPosts(page, { status: 503, headers: { 'retry-after': '4' } });
  await open('/contact');
  await form.complete(person.fields);
  await form.send();
  await expect.poll(() => soon.length).toBe(2);
  expect((soon[1] ?? 0) - (soon[0] ?? 0)).toBeGreaterThanOrEqual(4000);

  const late = await answerPosts(page, { status: 429, headers: { 'retry-after': '600' } });
  await form.expectFailed();
  expect(late).toHaveLength(1);
});
