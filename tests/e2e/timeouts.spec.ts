import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDataFolder } from '../../scripts/local-server/data-folder.ts';
import { startStack } from '../../scripts/local-server/stack.ts';
import { layWire } from '../functions/support/wire.ts';
import { ownEmail, requestsFrom } from './support/database.ts';
import {
  answer,
  endpoint,
  fill,
  interest,
  person,
  question,
  send,
  toastOf,
  typed,
  unfold,
} from './support/form.ts';
import { handled, open, stopClock } from './support/page.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

/** The form when the network, the browser or the server fails for a while. */

async function filled(page: Page, path = '/contact?interest=careers') {
  const email = ownEmail();
  await open(page, path);
  await fill(page, { ...person, email });
  await expect(question(page)).toBeVisible();
  await answer(page);
  return email;
}

const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-draft'));
const sent = (page: Page) => expect(toastOf(page)).toContainText('Message Sent!');

test('what was typed survives a reload and a detour, until it is sent', async ({ page }) => {
  const email = await filled(page);
  await page.reload();
  await handled(page.locator('main article'));
  expect(await typed(page)).toEqual({ ...person, email });
  await expect(interest(page)).toHaveValue('careers');

  await open(page, '/about');
  await open(page, '/contact?interest=demo&reason=Something%20else');
  expect(await typed(page)).toEqual({ ...person, email });
  await expect(interest(page)).toHaveValue('careers');

  await expect(question(page)).toBeVisible();
  await answer(page);
  await send(page);
  await sent(page);
  expect(await draftIn(page)).toBeNull();
  await open(page, '/contact');
  expect(Object.values(await typed(page)).join('')).toBe('');
  expect(await requestsFrom(email)).toHaveLength(1);
});

test('neither the answer nor the trap is kept', async ({ page }) => {
  await filled(page);
  const draft = JSON.parse((await draftIn(page)) ?? '{}');
  expect(Object.keys(draft)).toEqual(['payload']);
  expect(Object.keys(draft.payload).sort()).toEqual([...Object.keys(person), 'interest'].sort());
});

test('a reload in the middle of sending makes no second request', { tag: '@push' }, async ({
  page,
}) => {
  const email = await filled(page);
  let stored = false;
  // The request reaches the server, but its answer does not reach the visitor.
  await page.route(
    (url) => url.pathname.endsWith('/contact-form'),
    async (route) => {
      if (route.request().method() !== 'POST' || stored) return route.continue();
      await route.fetch();
      stored = true;
    },
  );
  await send(page);
  await expect.poll(() => stored).toBe(true);
  expect(await requestsFrom(email)).toHaveLength(1);

  await page.reload();
  await handled(page.locator('main article'));
  expect(await typed(page)).toEqual({ ...person, email });
  await expect(question(page)).toBeVisible();
  await answer(page);
  await send(page);
  await sent(page);
  expect(await requestsFrom(email)).toHaveLength(1);
});

test('an offline visitor is told so, keeps every word, and sends it later', {
  tag: '@push',
}, async ({ page, context }) => {
  const email = await filled(page);
  const notice = page.getByText('You are offline. What you wrote stays in this tab;');
  await expect(notice).toHaveCount(0);
  // The code that sends is fetched at the first input; then the network is cut.
  await page.waitForLoadState('networkidle');
  allowFault(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await send(page);
  // The toast's own code can't be fetched now, so a plain message appears.
  const failed = page.getByText('Failed to send message. Please try again.', { exact: true });
  await expect(failed).toBeVisible({ timeout: 20_000 });
  await expect(notice).toBeVisible();
  expect(await typed(page)).toEqual({ ...person, email });

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await send(page);
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  expect(await requestsFrom(email)).toHaveLength(1);
});

for (const status of [429, 503]) {
  test(`${status} is tried again after 1, 2 and 4 s with one key`, {
    tag: status === 503 ? '@push' : [],
  }, async ({ page }) => {
    allowFault(new RegExp(`${status}: .*contact-form`));
    const keys: (string | undefined)[] = [];
    await page.clock.install();
    await page.route(endpoint, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length < 4 ? route.fulfill({ status }) : route.continue();
    });
    const email = await filled(page);
    await stopClock(page);
    await send(page);
    for (const [tries, wait] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => keys.length).toBe(tries + 1);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      // Up to three of the previous 50 ms steps may already belong to this wait.
      await page.clock.fastForward(wait - 150);
      expect(keys).toHaveLength(tries + 1);
      // The wait begins when the browser has read the answer, which is a little after this test saw
      // it.
      await expect(async () => {
        await page.clock.fastForward(50);
        expect(keys.length).toBe(tries + 2);
      }).toPass({ intervals: [50] });
    }
    await page.clock.resume();
    await sent(page);
    expect(new Set(keys).size).toBe(1);
    expect(await requestsFrom(email)).toHaveLength(1);
  });
}

for (const status of [400, 403, 409, 413, 422, 500]) {
  test(`${status} is not tried again`, { tag: status === 422 ? '@push' : [] }, async ({ page }) => {
    allowFault(new RegExp(`${status}: .*contact-form`));
    let calls = 0;
    await page.clock.install();
    await page.route(endpoint, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      calls += 1;
      return route.fulfill({ status, contentType: 'application/problem+json', body: '{}' });
    });
    await filled(page);
    await send(page);
    await expect(toastOf(page)).toContainText('Failed to send message.');
    await page.clock.fastForward(60_000);
    expect(calls).toBe(1);
  });
}

test('a database that is away for a moment costs the visitor only the wait', async ({ page }) => {
  test.setTimeout(120_000);
  allowFault(/503: .*contact-form/);
  const folder = mkdtempSync(join(tmpdir(), 'neural-suite-away-'));
  const wire = await layWire();
  const { functionPassword } = openDataFolder(folder).secrets;
  const stack = await startStack({
    dataDir: folder,
    siteDir: resolve(import.meta.dirname, '../../dist'),
    deliverEvery: null,
    functionEnv: {
      CONTACT_DATABASE_URL: `postgresql://contact_function:${functionPassword}@127.0.0.1:${wire.port}/postgres`,
    },
  });
  try {
    wire.leadTo(new URL(stack.databaseUrl).host);
    const statuses: number[] = [];
    page.on(
      'response',
      (response) => response.request().method() === 'POST' && statuses.push(response.status()),
    );
    await page.goto(`${stack.url}/contact`);
    await handled(page.locator('main article'));
    await fill(page);
    await expect(question(page)).toBeVisible();
    await answer(page);
    await wire.cut();
    await send(page);
    await expect.poll(() => statuses).toEqual([503]);
    await wire.mend();
    await expect(toastOf(page)).toContainText('Message Sent!', { timeout: 20_000 });
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.slice(0, -1).every((status) => status === 503)).toBe(true);

    // The database is away for longer than the browser tries: the visitor is told so, nothing is
    // lost, and Send works again.
    await unfold(page);
    await fill(page);
    await expect(question(page)).toBeVisible();
    await answer(page);
    await wire.cut();
    await send(page);
    await expect(toastOf(page)).toContainText('Failed to send message.', { timeout: 45_000 });
    expect(await typed(page)).toEqual(person);
    await wire.mend();
    await send(page);
    await expect(toastOf(page)).toContainText('Message Sent!', { timeout: 20_000 });
  } finally {
    await stack.stop();
    await wire.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
