/** Event mode deletes everything that a visitor typed before the next visitor comes. */

import { expectState, openEvent } from './support/event.ts';
import { answer, field, fill, person, send, toastOf, typed } from './support/form.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

const search = 'whistleblower budget';
const secrets = [...Object.values(person), search];

/** Everything in the tab that the next visitor could read. */
const traces = (page: Page) =>
  page.evaluate(() =>
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

async function expectClean(page: Page) {
  const left = await traces(page);
  for (const secret of secrets) expect(left).not.toContain(secret);
}

test('a countdown warns, any input cancels it, and at its end everything typed is deleted, also behind Back', {
  tag: '@push',
}, async ({ page }) => {
  await page.clock.install();
  await openEvent(page, '/blog');
  const filter = page.getByRole('searchbox', { name: 'Search the articles' });
  await filter.fill(search);
  await expect(page).toHaveURL(/q=whistleblower/);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await fill(page);
  await page.evaluate(async () => {
    localStorage.left = 'by a visitor';
    // Represents requests that wait to be sent, which must not be deleted.
    await new Promise((done) => {
      const asked = indexedDB.open('waiting');
      asked.onsuccess = done;
    });
  });
  await field(page, 'firstName').fill('');
  await answer(page);
  await send(page);
  await expect(toastOf(page)).toBeVisible();
  await field(page, 'firstName').fill(person.firstName);
  expect(await typed(page)).toEqual(person);

  const warning = page.getByRole('alertdialog', { name: 'Still there?' });
  // Time passes by itself as well, so the steps are far from the sixtieth second.
  await page.clock.fastForward(45_000);
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward(16_000);
  await expect(warning).toBeVisible();
  await page.keyboard.press('x');
  await expect(warning).toHaveCount(0);
  expect(await typed(page)).toEqual(person);

  await page.clock.fastForward(61_000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page).toHaveURL(`${base()}/`);
  await expectState(page, 'ready');
  await expectClean(page);
  await expect(toastOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).toContain('waiting');

  // Back and Forward must not bring back anything that was typed.
  await expect.poll(() => page.evaluate(() => sessionStorage.event)).not.toContain('reset');
  const ways = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(new Set(ways)).toEqual(new Set([`${base()}/`]));
  for (const step of [-1, 1]) {
    for (let way = 1; way < ways.length; way += 1) {
      await page.evaluate((by) => history.go(by), step);
      await expectState(page, 'ready');
      await expect(page.locator('main article')).toBeVisible();
      await expectClean(page);
    }
  }
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(field(page, 'email')).toHaveValue('');
  await expectClean(page);
});

test('a form that nobody touched is left for the tour as well, by way of the countdown', async ({
  page,
}) => {
  await page.clock.install();
  await openEvent(page, '/contact?interest=demo', '&idle=10');
  await page.clock.fastForward(30_000);
  await expectState(page, 'ready');
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page).toHaveURL(`${base()}/`);
  await expectState(page, 'ready');
  await page.clock.fastForward(11_000);
  await expectState(page, 'attract');
});

test('no field offers what an earlier visitor entered', async ({ page }) => {
  await openEvent(page, '/contact');
  const open = page.locator('form, input, textarea, select');
  await expect
    .poll(async () => [
      ...new Set(
        await open.evaluateAll((all) => all.map((element) => element.getAttribute('autocomplete'))),
      ),
    ])
    .toEqual(['off']);
});
