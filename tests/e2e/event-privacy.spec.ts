/** Event mode deletes everything that a visitor typed before the next visitor comes. */

import { fields } from './support/person.ts';
import { expect, type Page, test } from './support/test.ts';

const search = 'whistleblower budget';
const secrets = [...Object.values(fields), search];

/** Expects that the next visitor can read nothing in the tab. */
async function expectClean(page: Page) {
  const left = await page.evaluate(() =>
    JSON.stringify([
      decodeURIComponent(location.href).replaceAll('+', ' '),
      document.body.textContent,
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
        (field) => field.value,
      ),
      { ...sessionStorage },
      { ...localStorage },
      history.state,
    ]),
  );
  for (const secret of secrets) expect(left).not.toContain(secret);
}

test('a countdown warns, any input cancels it, and at its end everything typed is deleted, also behind Back', {
  tag: '@push',
}, async ({ page, open, event, form, baseURL }) => {
  await open(`/blog?q=${encodeURIComponent(search)}`, { event: {}, clock: 'installed' });
  const toContact = page.getByRole('link', { name: 'Contact' }).first();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toHaveValue(search);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page).toHaveURL(/q=whistleblower/);
  await toContact.click();
  await expect(page).toHaveURL('/contact');
  await page.evaluate(async () => {
    localStorage.left = 'by a visitor';
    // Represents requests that wait to be sent, which must not be deleted.
    await new Promise((done) => {
      const asked = indexedDB.open('waiting');
      asked.onsuccess = done;
    });
  });
  await form.complete({ ...fields, firstName: '' });
  await form.send();
  await expect(form.toast).toBeVisible();
  await form.field('firstName').fill(fields.firstName);
  expect(await form.typed()).toEqual(fields);

  const warning = page.getByRole('alertdialog', { name: 'Still there?' });
  // Time passes by itself as well, so the steps are far from the sixtieth second.
  await page.clock.fastForward(45_000);
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward(16_000);
  await expect(warning).toBeVisible();
  await page.keyboard.press('x');
  await expect(warning).toHaveCount(0);
  expect(await form.typed()).toEqual(fields);

  await page.clock.fastForward(61_000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page).toHaveURL('/');
  await event.expectState('ready');
  await expectClean(page);
  await expect(form.toast).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).toContain('waiting');

  // Back and Forward must not bring back anything that was typed.
  await expect.poll(() => page.evaluate(() => sessionStorage.event)).not.toContain('reset');
  const ways = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(new Set(ways)).toEqual(new Set([`${baseURL}/`]));
  for (const step of [-1, 1]) {
    for (let way = 1; way < ways.length; way += 1) {
      await page.evaluate((by) => void setTimeout(() => history.go(by)), step);
      await event.expectState('ready');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectClean(page);
    }
  }
  await toContact.click();
  await expect(form.field('email')).toHaveValue('');
  await expectClean(page);
});

test('a form that nobody touched is left for the tour as well, by way of the countdown', async ({
  page,
  open,
  event,
}) => {
  await open('/contact?interest=demo', { event: { idle: 10 }, clock: 'installed' });
  // No field that somebody types into offers what an earlier visitor entered.
  const field = page.getByLabel('First name');
  await field.focus();
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(page.locator('main form')).toHaveAttribute('autocomplete', 'off');
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.fastForward(30_000);
  await event.expectState('ready');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page).toHaveURL('/');
  await event.expectState('ready');
  await page.clock.fastForward(11_000);
  await event.expectState('attract');
});
