import { ownEmail, requestsFrom } from './support/database.ts';
import {
  answer,
  endpoint,
  fill,
  interest,
  operandsOf,
  person,
  question,
  send,
  takeTime,
  toastOf,
  typed,
  unfold,
} from './support/form.ts';
import { open } from './support/page.ts';
import { base } from './support/server.ts';
import { allowFault, expect, type Page, type Response, test } from './support/test.ts';

const isQuestion = (response: Response) =>
  response.url().endsWith('/functions/v1/contact-form') && response.request().method() === 'GET';

/** Opens the form and waits for the server's question. */
async function openForm(page: Page, query = ''): Promise<Response> {
  const asked = page.waitForResponse(isQuestion);
  await open(page, `/contact${query}`);
  await expect(question(page)).toBeVisible();
  return asked;
}

/** 4,000 characters as people count them, including an emoji, quotes, Arabic and line breaks. */
const start =
  '“Déjà vu” 🚀 said the \'auditor\': "why?"\nمرحبا، نريد بيانات موثوقة.\n\n$1 \\ %s <b>&amp;</b> ';
const challenge = `${start}${'x'.repeat(4000 - [...start].length - 1)}!`;

test('what was typed is in the database, character by character', { tag: '@push' }, async ({
  page,
}) => {
  const request = {
    firstName: 'José 🚀',
    lastName: 'O\'Neil "Junior"',
    email: ownEmail(),
    company: 'شركة البيانات الموثوقة',
    role: 'Head of “Why?”',
    challenge,
  };
  expect([...challenge]).toHaveLength(4000);
  const asked = await openForm(page);
  await interest(page).selectOption('Book a Call with an Expert');
  await fill(page, request);
  await answer(page);
  await takeTime(asked);
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(await requestsFrom(request.email)).toEqual([
    { status: 'new', reasons: [], interest: 'expert', ...request },
  ]);
  // The payload has only the seven strings of the specification.
  expect((await post).postDataJSON()).toEqual({ interest: 'expert', ...request });
});

test('Sending... is disabled; then everything is cleared and a new question asked', {
  tag: '@push',
}, async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(endpoint, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const email = ownEmail();
  const first = await openForm(page, '?interest=partnership');
  await fill(page, { ...person, email });
  await answer(page);
  await send(page);
  const button = page.locator('form button[type=submit]');
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  // Enter in a field must not send the form a second time.
  await page.getByRole('textbox', { name: 'Role' }).press('Enter');

  const second = page.waitForResponse(isQuestion);
  go();
  await expect(toastOf(page)).toContainText('Message Sent!');
  await expect(button).toHaveText('Send');
  await expect(button).toBeEnabled();
  // The answer is in view, the core has had its pulse, and the form is folded below the answer.
  const answered = page.getByRole('region', { name: 'We have your message' });
  await expect(answered).toBeFocused();
  await expect(answered).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.core-pulse')).toHaveCount(1);
  await expect(page.locator('[data-share="1"]')).toBeVisible();
  await expect(button).toBeHidden();
  await unfold(page);
  await expect(interest(page)).toBeFocused();
  await expect(page.locator('[data-share="0"]')).toBeVisible();
  expect(Object.values(await typed(page))).toEqual(['', '', '', '', '', '']);
  await expect(interest(page)).toHaveValue('');
  const nonces = [await first.json(), await (await second).json()];
  expect(nonces[1].nonce).not.toBe(nonces[0].nonce);
  await expect(question(page)).toHaveValue('');
  expect(await operandsOf(page)).toEqual([nonces[1].a, nonces[1].b]);
  expect(await requestsFrom(email)).toHaveLength(1);
});

test('what failed and is sent again is stored once', { tag: '@push' }, async ({ page }) => {
  const email = ownEmail();
  await openForm(page);
  await fill(page, { ...person, email });
  await answer(page);
  // The server stores the request, but the visitor is told that it failed.
  allowFault(/500: .*contact-form/);
  await page.route(
    endpoint,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500 });
    },
    { times: 1 },
  );
  await send(page);
  await expect(toastOf(page)).toContainText('Failed to send message.');
  expect(await requestsFrom(email)).toHaveLength(1);
  await send(page);
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(await requestsFrom(email)).toHaveLength(1);
});

test('a right sum passes however it is written, and what is no number is refused by its field', {
  tag: '@push',
}, async ({ page }) => {
  const posts: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.headers()['x-contact-answer']);
  });
  const email = ownEmail();
  const asked = await openForm(page);
  await fill(page, { ...person, email });
  await takeTime(asked);
  for (const answered of ['0x7', '1e1', 'seven']) {
    await question(page).fill(answered);
    await send(page);
    await expect(question(page)).toHaveAccessibleDescription(/Enter the sum as a number/);
  }
  expect(posts).toEqual([]);
  const [a, b] = await operandsOf(page);
  const fullWidth = String(a + b).replace(
    /\d/g,
    (digit) => '０１２３４５６７８９'[Number(digit)] ?? '',
  );
  await question(page).fill(` +0${fullWidth}.0 `);
  await send(page);
  await expect(toastOf(page)).toContainText('Message Sent!');
  expect(posts).toEqual([String(a + b)]);
  expect(await requestsFrom(email)).toMatchObject([{ status: 'new', reasons: [] }]);
});

test('the address fills in interest and reason', async ({ page }) => {
  await openForm(page, '?interest=careers&reason=We%20%26%20you%3A%20%22why%22%3F');
  await expect(interest(page)).toHaveValue('careers');
  await expect(page.locator('[name=challenge]')).toHaveValue('We & you: "why"?');
  await openForm(page, '?interest=no-such-interest');
  await expect(interest(page)).toHaveValue('');

  // A link on another page passes its words to the form.
  await open(page, '/');
  const start = page.getByRole('link', { name: 'Start Now' });
  const query = new URL((await start.getAttribute('href')) ?? '', base()).searchParams;
  await start.click();
  await expect(interest(page)).toHaveValue(query.get('interest') ?? '');
  await expect(page.locator('[name=challenge]')).toHaveValue(query.get('reason') ?? '');
});
