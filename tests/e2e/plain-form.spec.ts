import { ownEmail, requestsFrom } from './support/database.ts';
import { fill, interest, person, send } from './support/form.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

/** The contact form in a browser without JavaScript. */
test.use({ javaScriptEnabled: false });

async function post(page: Page, values: Partial<typeof person>) {
  await page.goto(`${base()}/contact`);
  await expect(page.getByText(/^What is \d/)).toHaveCount(0);
  await fill(page, values);
  await interest(page).selectOption('Request Demo');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(page);
  return answered;
}

test('the form is posted and answered with the thank-you state', { tag: '@push' }, async ({
  page,
}) => {
  const email = ownEmail();
  const response = await post(page, { ...person, email });
  expect(response.status()).toBe(303);
  await expect(page).toHaveURL(`${base()}/contact#sent`);
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'It did not reach us' })).toBeHidden();
  expect(await requestsFrom(email)).toMatchObject([
    { ...person, email, interest: 'demo', status: 'held', reasons: ['no-question'] },
  ]);
});

test('a form that lacks a name says that nothing was stored', { tag: '@push' }, async ({
  page,
}) => {
  const email = ownEmail();
  expect((await post(page, { ...person, email, firstName: '' })).status()).toBe(303);
  await expect(page).toHaveURL(`${base()}/contact#failed`);
  await expect(page.getByRole('heading', { name: 'It did not reach us' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeHidden();
  expect(await requestsFrom(email)).toEqual([]);
});
