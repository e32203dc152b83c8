import { ContactForm, endpoint } from './support/form.ts';
import { handled, stopClock } from './support/page.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

/** The form when the network, the browser or the server fails for a while. */

const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-draft'));

test('what was typed survives a reload and a detour, until it is sent', async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/contact?interest=careers');
  await form.complete(person.fields);
  // Neither the answer nor the trap is kept.
  const payload = { ...person.fields, interest: 'careers' };
  expect(JSON.parse((await draftIn(page)) ?? '{}')).toEqual({
    payload,
    key: expect.any(String),
    search: '?interest=careers',
  });
  await page.reload();
  await handled(page.locator('main article'));
  expect(await form.typed()).toEqual(person.fields);
  await expect(form.interest).toHaveValue('careers');

  await open('/about');
  await open('/contact');
  expect(await form.typed()).toEqual(person.fields);
  await expect(form.interest).toHaveValue('careers');

  await form.answer();
  await form.send();
  await form.expectSent();
  expect(await draftIn(page)).toBeNull();
  await open('/contact');
  expect(Object.values(await form.typed()).join('')).toBe('');
  expect(await person.requests()).toHaveLength(1);
});

test('a reload in the middle of sending makes no second request', { tag: '@push' }, async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/contact');
  await form.complete(person.fields);
  let stored = false;
  // The request reaches the server, but its answer does not reach the visitor.
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST' || stored) return route.continue();
    await route.fetch();
    stored = true;
  });
  await form.send();
  await expect.poll(() => stored).toBe(true);
  expect(await person.requests()).toHaveLength(1);

  await page.reload();
  await handled(page.locator('main article'));
  expect(await form.typed()).toEqual(person.fields);
  await form.answer();
  await form.send();
  await form.expectSent();
  expect(await person.requests()).toHaveLength(1);
});

test('an offline visitor is told so, keeps every word in the tab alone, and sends it later', {
  tag: '@push',
}, async ({ page, open, form, person }) => {
  await open('/contact');
  const notice = page.getByText('You are offline. What you wrote stays in this tab;');
  await expect(notice).toHaveCount(0);
  await form.sendOffline(person.fields);
  await expect(notice).toBeVisible();
  // The toast's own code can't be fetched now, so a plain message appears.
  const failed = page.getByText('Failed to send message. Please try again.', { exact: true });
  await expect(failed).toBeVisible();
  expect(await form.typed()).toEqual(person.fields);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await page.context().setOffline(false);
  await expect(notice).toHaveCount(0);
  await form.send();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  expect(await person.requests()).toHaveLength(1);
});

for (const fault of [429, 503, 'connectionreset'] as const) {
  test(`${fault} is tried again after 1, 2 and 4 s with one key`, {
    tag: fault === 503 ? '@push' : [],
  }, async ({ page, open, form, person }) => {
    allowFault(/(429|503): .*contact-form|ERR_CONNECTION_RESET .*contact-form/);
    const keys: (string | undefined)[] = [];
    await page.route(endpoint, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      // A connection that stays broken is given up after the same tries.
      if (fault === 'connectionreset') return route.abort(fault);
      return keys.length < 4 ? route.fulfill({ status: fault }) : route.continue();
    });
    await open('/contact', { clock: 'installed' });
    await form.complete(person.fields);
    await stopClock(page);
    await form.send();
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
    await (fault === 'connectionreset' ? form.expectFailed() : form.expectSent());
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(await person.requests()).toHaveLength(fault === 'connectionreset' ? 0 : 1);
  });
}

test('nothing can be typed while it is sent; Stop keeps every word, and Send sends it once', {
  tag: '@push',
}, async ({ page, open, form, person }) => {
  let isHeld = true;
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST' || !isHeld) return route.continue();
    // The server stores the request, but its answer never arrives.
    await route.fetch();
  });
  await open('/contact?interest=careers');
  await form.complete(person.fields);
  await form.send();
  await expect(form.submit).toHaveText('Sending...');
  await form.field('company').click();
  await page.keyboard.type('Lost');
  await page.locator('select[name=interest]').evaluate((select) => select.focus());
  await page.keyboard.press('ArrowDown');
  expect(await form.typed()).toEqual(person.fields);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(form.submit).toBeFocused();
  await expect(form.submit).toHaveText('Send');
  await form.field('company').click();
  expect(await form.typed()).toEqual(person.fields);
  await expect(form.interest).toHaveValue('careers');

  isHeld = false;
  await form.send();
  await form.expectSent();
  expect(await draftIn(page)).toBeNull();
  expect(await person.requests()).toHaveLength(1);
});

test('a duplicated tab sends the same draft once, and a changed one as another', async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/contact');
  await form.fill(person.fields);
  // A page that a script opens gets a copy of the tab's storage, as a duplicated tab does.
  const duplicate = async () => {
    const [copy] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void open('/contact')),
    ]);
    await handled(copy.locator('main article'));
    const copied = new ContactForm(copy);
    expect(await copied.typed()).toEqual(person.fields);
    return copied;
  };
  const send = async (each: ContactForm) => {
    await each.answer();
    await each.send();
    await each.expectSent();
  };
  const [same, changed] = [await duplicate(), await duplicate()];
  await send(form);
  await send(same);
  expect(await person.requests()).toHaveLength(1);
  await changed.field('company').fill('Another Ltd');
  await send(changed);
  expect(await person.requests()).toHaveLength(2);
});

test('a device whose clock is two hours ahead sends the form as any other', {
  tag: '@push',
}, async ({ page, open, form, person }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 125 * 60_000;
  });
  await open('/contact');
  await form.fill(person.fields);
  await form.question.evaluate((field) => Object.assign(field, { isFirst: true }));
  const [a, b] = await form.operands();
  await form.question.click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type(String(a + b));
  await expect(form.question).toBeFocused();
  expect(await form.question.evaluate((field) => 'isFirst' in field)).toBe(true);
  await form.takeTime();
  await form.send();
  await form.expectSent();
  expect(form.asked).toHaveLength(2);
  expect(await person.requests()).toMatchObject([{ status: 'new', reasons: [] }]);
});
