import { endpoint } from './support/form.ts';
import { block } from './support/page.ts';
import { fields } from './support/person.ts';
import { allowFault, expect, test } from './support/test.ts';

/** Texts are those of the specification's error catalogue. */
const missing = ['Error', 'Please fill in all required fields'] as const;

test.describe('the contact form', () => {
  test.beforeEach(({ open }) => open('/contact?interest=careers'));

  test('finds everything in one pass, lists it in the order of the fields, and leads there', {
    tag: '@push',
  }, async ({ page, form }) => {
    await form.fill({ ...fields, firstName: '', email: 'not an address' });
    await form.answer(1);
    await form.send();
    await form.expectToast(...missing);
    const links = page.getByRole('group', { name: 'Not sent yet' }).getByRole('link');
    await expect(links).toHaveText([
      'First name: Enter your first name.',
      'Email: Enter an address like name@example.com.',
      'One check: This is not the sum.',
    ]);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expect(form.field('firstName')).toBeFocused();
    await links.nth(1).click();
    await expect(form.field('email')).toBeFocused();
    await expect(page).toHaveURL('/contact?interest=careers');
    await form.field('email').fill('zoe@example.com');
    await expect(links).toHaveCount(2);
  });

  test('announces a refusal once: by the toast and the field that gets the focus, not by the list', async ({
    page,
    form,
  }) => {
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
    await form.complete({ ...fields, firstName: '', email: 'not an address' });
    // The email's own error was spoken when its field was left.
    await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
    await form.send();
    await form.expectToast(...missing);
    const first = form.field('firstName');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('Enter your first name.');
    await expect.poll(heard).toContain('Please fill in all required fields');
    await page.waitForTimeout(500);
    expect(await heard()).not.toContain('Enter your first name.');
    expect(await heard()).not.toContain('Enter an address like');

    // Enter in the field that is wrong moves no focus, so its error is spoken, each time.
    await first.fill('Zoë');
    for (const times of [1, 2]) {
      await form.field('email').press('Enter');
      await expect
        .poll(async () => (await heard()).split('Enter an address like').length - 1)
        .toBe(times);
    }
  });

  test('says beside a field what is wrong with it, and aloud, once it is left', async ({
    page,
    form,
  }) => {
    const [email, first] = [form.field('email'), form.field('firstName')];
    // Focus alone must not cause a message.
    await first.focus();
    await email.focus();
    await email.pressSequentially('zoe@');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('Enter an address like name@example.com.');
    await expect(
      page.locator('form').getByRole('status').filter({ hasText: 'Enter an address like' }),
    ).toHaveCount(1);
    await email.pressSequentially('example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');

    await first.fill('Zoe');
    await first.fill('');
    await page.keyboard.press('Tab');
    await expect(first).toHaveAccessibleDescription('Enter your first name.');
    await expect(form.toast).toHaveCount(0);
  });

  test('says that the sum is wrong', { tag: '@push' }, async ({ page, form }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await form.fill();
    await form.answer(1);
    // The answer has the focus, which the press takes away: the field's message that appears then
    // must not move Send from under the pointer.
    await form.send();
    await form.expectToast(
      'Verification Failed',
      "Please answer the math question correctly to verify you're human",
    );
    await expect(form.question).toHaveAccessibleDescription(/This is not the sum\./);
    expect(await form.typed()).toEqual(fields);
    expect(calls).toEqual([]);
  });

  test('says that the form refused the request, keeps every field as typed, and does not try again', {
    tag: '@push',
  }, async ({ page, form }) => {
    allowFault(/4\d\d: .*contact-form/);
    const statuses = [400, 403, 409, 413, 422];
    // Without `errors` it would not be the form's own answer, and be tried again.
    const body = JSON.stringify({ errors: [{ pointer: '#', code: 'refused' }] });
    let calls = 0;
    await page.route(endpoint, (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      calls += 1;
      const status = statuses[calls - 1] ?? 422;
      return route.fulfill({ status, contentType: 'application/problem+json', body });
    });
    await page.clock.install();
    await form.complete();
    const sum = await form.question.inputValue();
    for (const [index, status] of statuses.entries()) {
      await form.send();
      await form.expectFailed();
      await expect(form.toast).toHaveAttribute('data-variant', 'destructive');
      await page.clock.fastForward(60_000);
      await expect(form.toast).toHaveCount(0);
      expect(calls, String(status)).toBe(index + 1);
    }
    expect(await form.typed()).toEqual(fields);
    await expect(form.interest).toHaveValue('careers');
    await expect(form.question).toHaveValue(sum);
    await expect(form.submit).toBeEnabled();
  });
});

test("a picture that fails says 'Image unavailable'", { tag: '@push' }, async ({ page, open }) => {
  await block(page, /\/art\//);
  await open('/blog');
  await expect(page.getByText('Image unavailable', { exact: true }).first()).toBeVisible();
});

test('an unknown route, reached by a link inside the site, leads home', { tag: '@push' }, async ({
  page,
  open,
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
  await open('/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('fraud detection');
  await search
    .getByRole('option', { name: /Fraud Detection/ })
    .first()
    .click();
  await expect(page).toHaveURL('/use-cases/no-such-case');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(title).not.toHaveText('Oops! Page not found');
  // Both steps were taken by the router: a load of the page would have dropped the mark.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
