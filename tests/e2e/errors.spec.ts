import { answer, endpoint, fill, person, send, toastOf, typed } from './support/form.ts';
import { block, open } from './support/page.ts';
import { base } from './support/server.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

/**
 * Expects a toast with exactly this text. The texts are those of the specification's error
 * catalogue.
 */
async function expectToast(page: Page, title: string, text: string) {
  const toast = toastOf(page);
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

test.describe('the contact form', () => {
  for (const [name, value] of [
    ['firstName', ''],
    ['lastName', ''],
    ['firstName', '   '],
  ] as const) {
    test(`says that ${name} is missing when it is '${value}'`, async ({ page }) => {
      await open(page, '/contact');
      await fill(page, { ...person, [name]: value });
      await answer(page);
      await send(page);
      await expectToast(page, 'Error', 'Please fill in all required fields');
      await expect(page.locator(`[name=${name}]`)).toBeFocused();
    });
  }

  test('finds everything in one pass, lists it in the order of the fields, and leads there', {
    tag: '@push',
  }, async ({ page }) => {
    await open(page, '/contact');
    await fill(page, { ...person, firstName: '', email: 'not an address' });
    await answer(page, 1);
    await send(page);
    await expectToast(page, 'Error', 'Please fill in all required fields');
    const list = page.getByRole('group', { name: 'Not sent yet' });
    await expect(list.getByRole('link')).toHaveText([
      'First name: Enter your first name.',
      'Email: Enter an address like name@example.com.',
      'One check: This is not the sum.',
    ]);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expect(page.locator('[name=firstName]')).toBeFocused();
    await list.getByRole('link', { name: /^Email/ }).click();
    await expect(page.locator('[name=email]')).toBeFocused();
    await expect(page).toHaveURL(`${base()}/contact`);
    await page.locator('[name=email]').fill('zoe@example.com');
    await expect(list.getByRole('link')).toHaveCount(2);
  });

  test('says of a malformed email what is wrong in its own words, without a toast', async ({
    page,
  }) => {
    await open(page, '/contact');
    await answer(page);
    await fill(page, { ...person, email: 'not an address' });
    await send(page);
    const email = page.locator('[name=email]');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com.');
    await expect(page.getByRole('group', { name: 'Not sent yet' })).toBeVisible();
    await expect(toastOf(page)).toHaveCount(0);
    await fill(page, { ...person, email: '' });
    await send(page);
    await expectToast(page, 'Error', 'Please fill in all required fields');
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
  });

  test('announces a refusal once: by the toast and the field that gets the focus, not by the list', async ({
    page,
  }) => {
    await open(page, '/contact');
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const live = ':is([role=alert], [role=status], [aria-live]):not([aria-live=off])';
      new MutationObserver((changes) => {
        const regions = changes.flatMap(({ target, addedNodes }) =>
          [target, ...addedNodes].map((node) =>
            (node instanceof Element ? node : node.parentElement)?.closest(live),
          ),
        );
        for (const region of new Set(regions))
          if (region?.textContent) heard.push(region.textContent);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard').join('\n'));
    await fill(page, { ...person, firstName: '', email: 'not an address' });
    await answer(page);
    // The email's own error was spoken when its field was left.
    await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
    await send(page);
    await expectToast(page, 'Error', 'Please fill in all required fields');
    const first = page.getByRole('textbox', { name: 'First name' });
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('Enter your first name.');
    await expect.poll(heard).toContain('Please fill in all required fields');
    await page.waitForTimeout(500);
    expect(await heard()).not.toContain('Enter your first name.');
    expect(await heard()).not.toContain('Enter an address like');

    // Enter in the field that is wrong moves no focus, so its error is spoken, each time.
    await first.fill('Zoë');
    const email = page.getByRole('textbox', { name: 'Email' });
    for (const times of [1, 2]) {
      await email.press('Enter');
      await expect
        .poll(async () => (await heard()).split('Enter an address like').length - 1)
        .toBe(times);
    }
  });

  test('announces what is wrong when a field is left', async ({ page }) => {
    await open(page, '/contact');
    await page.locator('[name=email]').pressSequentially('zoe@');
    await page.keyboard.press('Tab');
    await expect(
      page.locator('form').getByRole('status').filter({ hasText: 'Enter an address like' }),
    ).toHaveCount(1);
  });

  test('says beside a field what is wrong with it, once it is left', async ({ page }) => {
    await open(page, '/contact');
    const email = page.locator('[name=email]');
    const first = page.locator('[name=firstName]');
    // Focus alone must not cause a message.
    await first.focus();
    await email.focus();
    await email.pressSequentially('zoe@');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com.');
    await email.pressSequentially('example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');

    await first.fill('Zoe');
    await first.fill('');
    await page.keyboard.press('Tab');
    await expect(first).toHaveAccessibleDescription('Enter your first name.');
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('does not move Send from under the pointer that presses it', async ({ page }) => {
    await open(page, '/contact');
    await fill(page);
    await answer(page, 1);
    // The answer field has the focus. Pressing the button removes the focus, and the field's
    // message appears at that moment.
    await send(page);
    await expect(toastOf(page)).toHaveCount(1);
    await expect(page.locator('[name=answer]')).toHaveAccessibleDescription(
      /This is not the sum\./,
    );
  });

  test('says that the sum is wrong', { tag: '@push' }, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await open(page, '/contact');
    await fill(page);
    await answer(page, 1);
    await send(page);
    await expectToast(
      page,
      'Verification Failed',
      "Please answer the math question correctly to verify you're human",
    );
    expect(await typed(page)).toEqual(person);
    expect(calls).toEqual([]);
  });

  test('says that the call failed, and keeps every field as typed', { tag: '@push' }, async ({
    page,
  }) => {
    allowFault(/500: .*contact-form/);
    await page.route(endpoint, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await open(page, '/contact?interest=careers');
    await fill(page);
    await answer(page);
    const sum = await page.locator('[name=answer]').inputValue();
    await send(page);
    await expectToast(page, 'Error', 'Failed to send message. Please try again.');
    await expect(toastOf(page)).toHaveAttribute('data-variant', 'destructive');
    expect(await typed(page)).toEqual(person);
    await expect(page.locator('[name=interest]')).toHaveValue('careers');
    await expect(page.locator('[name=answer]')).toHaveValue(sum);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  });

  test('tries a broken connection again three times, with one key, then says so', async ({
    page,
  }) => {
    allowFault(/ERR_CONNECTION_RESET .*contact-form/);
    const keys: (string | undefined)[] = [];
    await page.clock.install();
    await page.route(endpoint, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      return route.abort('connectionreset');
    });
    await open(page, '/contact');
    await fill(page);
    await answer(page);
    await send(page);
    for (const [tries, wait] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => keys.length).toBe(tries + 1);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await page.clock.fastForward(wait);
    }
    await expectToast(page, 'Error', 'Failed to send message. Please try again.');
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(await typed(page)).toEqual(person);
  });

  test('says that the message was sent', { tag: '@push' }, async ({ page }) => {
    await open(page, '/contact');
    await fill(page);
    await answer(page);
    await send(page);
    await expectToast(
      page,
      'Message Sent!',
      "Your message has been sent. We'll get back to you soon!",
    );
    await expect(toastOf(page)).toHaveAttribute('data-variant', 'default');
  });
});

test("a picture that fails says 'Image unavailable'", { tag: '@push' }, async ({ page }) => {
  await block(page, /\/art\//);
  await open(page, '/blog');
  const first = page.locator('[data-image]').first();
  await expect(first).toHaveAttribute('data-image', 'failed');
  await expect(first.getByText('Image unavailable', { exact: true })).toBeVisible();
});

test('an unknown route, reached by a link inside the site, leads home', { tag: '@push' }, async ({
  page,
}) => {
  // The site links to no such route itself. A search index of an earlier version, still in a cache, may.
  await page.route(/search-.*\.json/, async (route) => {
    const response = await route.fetch();
    const index = await response.text();
    await route.fulfill({
      response,
      body: index.replaceAll('"/use-cases/fraud-detection"', '"/use-cases/no-such-case"'),
    });
  });
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('fraud detection');
  await search
    .getByRole('option', { name: /Fraud Detection/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${base()}/use-cases/no-such-case`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${base()}/`);
  await expect(page.locator('main h1')).not.toHaveText('Oops! Page not found');
  // Both steps were taken by the router: a load of the page would have dropped the mark.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
