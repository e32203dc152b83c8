import type { ContactForm } from './support/form.ts';
import type { Fields } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** The contact form in a browser without JavaScript. */
test.use({ javaScriptEnabled: false });

/** Fills in the form and sends it. */
async function post(form: ContactForm, fields: Fields) {
  await form.fill(fields);
  await form.interest.selectOption('Request Demo');
  const answered = form.page.waitForResponse((response) => response.request().method() === 'POST');
  await form.send();
  expect((await answered).status()).toBe(303);
}

const sent = 'We have your message';
const failed = 'It did not reach us';

test('the form is posted and answered with the thank-you state', { tag: '@push' }, async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/contact');
  await expect(page.getByText(/^What is \d/)).toHaveCount(0);
  // What fills in forms for people finds no trap there: it has no size, no familiar name, and is inert.
  const trap = page.locator('form [inert] input');
  expect(await trap.boundingBox()).toMatchObject({ width: 0, height: 0 });
  await expect(trap).not.toHaveAttribute(
    'name',
    /name|mail|phone|tel|url|web|site|company|address|street|city|zip|code|title|user|login|card|note/,
  );
  await post(form, person.fields);
  await expect(page).toHaveURL('/contact#sent');
  await expect(page.getByRole('heading', { name: sent })).toBeVisible();
  await expect(page.getByRole('heading', { name: failed })).toBeHidden();
  expect(await person.requests()).toMatchObject([
    { ...person.fields, interest: 'demo', status: 'unverified', reasons: ['no-question'] },
  ]);
});

test('a form that lacks a name says that nothing was stored', { tag: '@push' }, async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/contact');
  await post(form, { ...person.fields, firstName: '' });
  await expect(page).toHaveURL('/contact#failed');
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  await expect(page.getByRole('heading', { name: sent })).toBeHidden();
  expect(await person.requests()).toEqual([]);
});
