/**
 * The list is read page by page. All of a view stays reachable, and nothing is said to be empty that
 * is not, while people answer, filter and see what the others do.
 */

import { enter, insertRequests, settled, withOwner } from './support/desk.ts';
import { type Browser, expect, type Page, test } from './support/test.ts';

const ownWord = () => `w${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
const rowOf = (page: Page, id = '') => page.locator(`#row-${id}`);
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

/** The newest has number 0. */
const insertNumbered = (company: string, count: number) =>
  insertRequests(
    Array.from({ length: count }, (_, index) => ({
      firstName: 'Paged',
      lastName: String(index),
      company,
      email: `paged-${index}@example.com`,
      createdAt: new Date(Date.now() - index * 1000),
    })),
  );

/** A new person of this name, in a window of their own, in which the view is searched for a word. */
async function colleague(browser: Browser, name: string, word: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, name, 'agent');
  await searchFor(page, word);
  return page;
}

async function searchFor(page: Page, words: string): Promise<void> {
  const listed = page.waitForResponse(
    (response) => response.request().postDataJSON()?.filter?.search === words,
  );
  await page.getByLabel('Search name, company, email and message').fill(words);
  await listed;
  await settled(page);
  await page.keyboard.press('Escape');
}

/** Scrolls until the list knows its length, and returns it. */
const lengthAtTheEnd = (page: Page, most = 40_000) =>
  page.evaluate(async (limit) => {
    const length = () => {
      const row = document.querySelector('[data-rows] > li');
      return row ? Number(row.getAttribute('aria-setsize')) : 0;
    };
    const scroller = document.querySelector('[data-scroller]');
    const deadline = performance.now() + limit;
    while (length() < 0 && performance.now() < deadline) {
      scroller?.scrollTo(0, scroller.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
    return length();
  }, most);

/** Counts from now on how often the list says that there is nothing. */
const watchForNothing = (page: Page) =>
  page.evaluate(() => {
    const state = { nothing: 0 };
    Object.assign(window, { state });
    new MutationObserver(() => {
      if (document.querySelector('[data-scroller]')?.textContent?.includes('Nothing found')) {
        state.nothing += 1;
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const saidNothing = (page: Page) =>
  page.evaluate(() => (window as unknown as { state: { nothing: number } }).state.nothing);

/** Answers requests as somebody who works at the database, in one statement. */
const answerInDatabase = (ids: readonly string[]) =>
  withOwner((sql) => sql`update contact.request set work = 'answered' where id in ${sql(ids)}`);
const removeAll = (company: string) =>
  withOwner((sql) => sql`delete from contact.request where payload ->> 'company' = ${company}`);

test('259 requests stay reachable while two people answer, filter and look on', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const word = ownWord();
  const ids = await insertNumbered(word, 259);
  const [ana, ben] = [await colleague(browser, 'Ana', word), await colleague(browser, 'Ben', word)];

  await ana.keyboard.press('j');
  await expect(heading(ana)).toHaveText('Paged 0');
  await ana.keyboard.press('e');
  await expect(heading(ana)).toHaveText('Paged 1');
  expect(await lengthAtTheEnd(ana)).toBe(258);
  // Ben's list has one page when Ana's answer is told.
  await expect(rowOf(ben, ids[0])).toHaveCount(0, { timeout: 15_000 });
  expect(await lengthAtTheEnd(ben)).toBe(258);

  // Undone, the request is back at its place, for both.
  await ana.keyboard.press('z');
  await expect.poll(() => lengthAtTheEnd(ana)).toBe(259);
  await expect.poll(() => lengthAtTheEnd(ben), { timeout: 15_000 }).toBe(259);

  // Another filter, and back: what has been read of the view before counts on.
  await searchFor(ana, `${word} absent`);
  await expect(ana.getByText('Nothing found')).toBeVisible();
  await searchFor(ana, word);
  expect(await lengthAtTheEnd(ana)).toBe(259);

  // Everything that Ana's list has read is answered elsewhere: the rest follows by itself.
  await ana.reload();
  await searchFor(ana, word);
  await watchForNothing(ana);
  await answerInDatabase(ids.slice(0, 100));
  await expect(rowOf(ana, ids[100])).toBeVisible({ timeout: 15_000 });
  expect(await lengthAtTheEnd(ana)).toBe(159);
  expect(await saidNothing(ana)).toBe(0);

  await answerInDatabase(ids.slice(100));
  await expect(ana.getByText('Nothing found')).toBeVisible({ timeout: 15_000 });
  await expect(ben.getByText('Nothing found')).toBeVisible({ timeout: 15_000 });
  await removeAll(word);
  for (const page of [ana, ben]) await page.context().close();
});

test('a page that was on its way during an answer does not bring the request back', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const word = ownWord();
  const [first, second] = await insertNumbered(word, 150);
  const page = await colleague(browser, 'Ana', word);
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Paged 0');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Looks for news are held back too, which would take the request out of the list again.
  await page.route('**/contact-desk', async (route) => {
    const { action, after } = route.request().postDataJSON();
    if (action === 'poll' || (action === 'list' && after)) await released;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => Boolean(request.postDataJSON()?.after));
  await page.evaluate(() => document.querySelector('[data-scroller]')?.scrollTo(0, 1e6));
  await asked;
  const changed = page.waitForResponse(
    (response) => response.request().postDataJSON()?.action === 'change',
  );
  await page.keyboard.press('e');
  await changed;
  await expect(heading(page)).toHaveText('Paged 1');
  release();
  expect(await lengthAtTheEnd(page)).toBe(149);
  await page.evaluate(() => document.querySelector('[data-scroller]')?.scrollTo(0, 0));
  await expect(rowOf(page, second)).toBeVisible();
  await expect(rowOf(page, first)).toHaveCount(0);
  await removeAll(word);
  await page.context().close();
});

test('10,000 requests are reached to the last one while a colleague answers', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const word = ownWord();
  const ids = await insertNumbered(word, 10_000);
  const [ana, ben] = [await colleague(browser, 'Ana', word), await colleague(browser, 'Ben', word)];
  const reached = lengthAtTheEnd(ben, 120_000);
  await ana.keyboard.press('j');
  for (const number of [0, 1, 2]) {
    await expect(heading(ana)).toHaveText(`Paged ${number}`);
    await ana.keyboard.press('e');
  }
  await expect(heading(ana)).toHaveText('Paged 3');
  expect(await reached).toBeGreaterThan(9990);
  await expect.poll(() => lengthAtTheEnd(ben), { timeout: 20_000 }).toBe(9997);
  await ben.evaluate(() => document.querySelector('[data-scroller]')?.scrollTo(0, 1e9));
  await expect(rowOf(ben, ids.at(-1))).toBeVisible();
  await removeAll(word);
  for (const page of [ana, ben]) await page.context().close();
});
