/** The form, and a device that stores requests, obey the server's answers about sending again. */

import { endpoint } from './support/form.ts';
import { booth } from './support/open.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

/** Gives every POST the same answer, and records the times of the calls. */
async function answerPosts(page: Page, status: number, headers: Record<string, string> = {}) {
  const times: number[] = [];
  allowFault(new RegExp(`${status}: .*contact-form`));
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    times.push(Date.now());
    await route.fulfill({ status, headers, body: '{}' });
  });
  return times;
}

const networkReturns = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const waits = 'It waits on this device';

for (const [name, status, headers] of [
  ['what the server refuses for good is sent once, and staff can see it', 422, {}],
  ['a kept request waits for as long as the server asks', 429, { 'retry-after': '3600' }],
] as const) {
  test(name, { tag: status === 422 ? '@push' : [] }, async ({
    page,
    open,
    form,
    person,
    event,
  }) => {
    await open('/contact', booth);
    await form.sendOffline(person.fields);
    await expect(page.getByRole('heading', { name: waits })).toBeVisible();
    const times = await answerPosts(page, status, headers);
    await page.context().setOffline(false);
    await expect.poll(() => times.length).toBe(1);
    // The device is told ten times that the network is back.
    for (let count = 0; count < 10; count += 1) {
      await networkReturns(page);
      await page.waitForTimeout(200);
    }
    expect(times).toHaveLength(1);
    if (status !== 422) return;
    await expect(
      page.getByRole('heading', { name: 'Your message could not be sent' }),
    ).toBeVisible();
    await event.pressLogo();
    await expect(page.getByText('1 request could not be sent', { exact: true })).toBeVisible();
    await expect(page.getByText('refused it for good (422)')).toBeVisible();
    await page.mouse.up();
  });
}

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
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const sendOne = async () => {
    await form.complete(person.fields);
    await form.send();
    await expect(heading(waits)).toBeVisible();
  };
  await open('/contact', booth);
  await expect(page.getByRole('heading', { name: /waits? on this device/ })).toHaveCount(0);
  await sendOne();
  isCut = false;
  await networkReturns(page);
  await expect(heading('We have your message')).toBeVisible();
  await expect(page.getByText('It waited on this device and has arrived.')).toBeVisible();
  await expect(heading(waits)).toHaveCount(0);
  expect(await person.requests()).toHaveLength(1);

  isCut = true;
  await form.unfold();
  await sendOne();
  await open('/contact');
  await expect(heading('A message waits on this device')).toBeVisible();
  await expect(form.submit).toBeVisible();
  isCut = false;
  await networkReturns(page);
  await expect(heading('Nothing waits on this device any more')).toBeVisible();
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
  const soon = await answerPosts(page, 503, { 'retry-after': '4' });
  await open('/contact');
  await form.complete(person.fields);
  await form.send();
  await expect.poll(() => soon.length).toBe(2);
  expect((soon[1] ?? 0) - (soon[0] ?? 0)).toBeGreaterThanOrEqual(4000);

  const late = await answerPosts(page, 429, { 'retry-after': '600' });
  await form.expectFailed();
  expect(late).toHaveLength(1);
});
