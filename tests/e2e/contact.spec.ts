import { endpoint } from './support/form.ts';
import { holdBack } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** 4,000 characters as people count them, including an emoji, quotes, Arabic and line breaks. */
const start =
  '“Déjà vu” 🚀 said the \'auditor\': "why?"\nمرحبا، نريد بيانات موثوقة.\n\n$1 \\ %s <b>&amp;</b> ';
const challenge = `${start}${'x'.repeat(4000 - [...start].length - 1)}!`;

test('what was typed is in the database, character by character', { tag: '@push' }, async ({
  page,
  open,
  form,
  person,
}) => {
  const fields = {
    ...person.fields,
    firstName: 'José 🚀',
    lastName: 'O\'Neil "Junior"',
    company: 'شركة البيانات الموثوقة',
    role: 'Head of “Why?”',
    challenge,
  };
  expect([...challenge]).toHaveLength(4000);
  await open('/contact');
  await form.interest.selectOption('Book a Call with an Expert');
  await form.complete(fields);
  await form.takeTime();
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await form.send();
  await form.expectSent();
  expect(await person.requests()).toEqual([
    { status: 'new', reasons: [], interest: 'expert', ...fields },
  ]);
  // The payload has only the seven strings of the specification.
  expect((await post).postDataJSON()).toEqual({ interest: 'expert', ...fields });
});

test('Sending... is disabled; then everything is cleared and a new question asked', {
  tag: '@push',
}, async ({ page, open, form, person }) => {
  const go = await holdBack(page, endpoint, (request) => request.method() === 'POST');
  await open('/contact?interest=partnership');
  await form.complete(person.fields);
  await form.send();
  await expect(form.submit).toHaveText('Sending...');
  await expect(form.submit).toBeDisabled();
  // Enter in a field must not send the form a second time.
  await form.field('role').press('Enter');

  go();
  await form.expectSent();
  // The answer is in view, and the form is folded below it.
  const answered = page.getByRole('region', { name: 'We have your message' });
  await expect(answered).toBeFocused();
  await expect(answered).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-to-progress="1"]')).toBeVisible();
  await expect(form.submit).toBeHidden();
  await form.unfold();
  await expect(form.submit).toHaveText('Send');
  await expect(form.submit).toBeEnabled();
  await expect(form.interest).toBeFocused();
  await expect(page.locator('[data-to-progress="0"]')).toBeVisible();
  expect(Object.values(await form.typed())).toEqual(['', '', '', '', '', '']);
  await expect(form.interest).toHaveValue('');
  await expect(form.question).toHaveValue('');
  await expect.poll(() => form.asked.length).toBe(2);
  const [first, second] = await Promise.all(form.asked.map((answer) => answer.json()));
  expect(second.nonce).not.toBe(first.nonce);
  expect(await form.operands()).toEqual([second.a, second.b]);
  expect(await person.requests()).toHaveLength(1);
});

test('a request is sent with its context, and the form says so', { tag: '@push' }, async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/solutions/neural-edge?utm_source=fair&utm_campaign=ñ&other=x');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByText('the page and campaign that led you here')).toBeVisible();
  await form.complete(person.fields);
  await form.takeTime();
  await form.send();
  await form.expectSent();
  expect(await person.context()).toMatchObject({
    page: '/solutions/neural-edge',
    campaign: { utm_source: 'fair', utm_campaign: 'ñ' },
    language: 'en-US',
    view: 'simplified',
    device: 'computer',
  });
});
