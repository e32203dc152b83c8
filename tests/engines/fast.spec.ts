/** What no visitor of another engine can do without. */
import { sendForm } from './support/form.ts';
import { expect, test } from './support/test.ts';
import { expectHydrated, expectInPage } from './support/visit.ts';

test('home starts on a first visit', { tag: '@push' }, async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/`);
  await expectHydrated(tab, '/');
});

test('a page starts on a first visit to an anchor', { tag: '@push' }, async ({ tab, baseURL }) => {
  await tab.goto(`${baseURL}/solutions/neural-edge#figure`);
  await expectHydrated(tab, '/solutions/neural-edge');
});

test('the form sends, and the request is stored as new', { tag: '@push' }, async ({
  tab,
  baseURL,
  person,
}) => {
  await tab.goto(`${baseURL}/contact`);
  await expectHydrated(tab, '/contact');
  await sendForm(tab, person.fields);
  await expectInPage(
    tab,
    () => document.body.textContent?.includes('Message Sent!') ?? false,
    [],
    true,
  );
  expect(await person.requests()).toMatchObject([{ ...person.fields, status: 'new', reasons: [] }]);
});
