/**
 * The list is read page by page. All of a view stays reachable, and nothing is said to be empty that
 * is not, while people answer, filter and see what the others do.
 */

import { withOwner } from './support/database.ts';
import type { Desk } from './support/desk.ts';
import { holdBack } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

const rowOf = ({ page }: Desk, id = '') => page.locator(`#row-${id}`);
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ firstName: 'Paged', lastName: String(index) }));

/** Two people at their own desks, who have searched for the requests of the first. */
async function two(ana: Desk): Promise<Desk> {
  const ben = await ana.colleague();
  await ana.enter('Ana', 'agent');
  await ben.enter('Ben', 'agent');
  for (const desk of [ana, ben]) await desk.searchFor(ana.word);
  return ben;
}

/** Scrolls until the list knows its length, and returns it. */
const lengthAtTheEnd = ({ page }: Desk, most = 40_000) =>
  page.evaluate(async (limit) => {
    const scroller = document.querySelector('[aria-busy]');
    const length = () => Number(scroller?.querySelector('li')?.ariaSetSize ?? 0);
    const deadline = performance.now() + limit;
    while (length() < 0 && performance.now() < deadline) {
      scroller?.scrollTo(0, scroller.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
    return length();
  }, most);

const scrollTo = ({ page }: Desk, top: number) =>
  page.evaluate((to) => document.querySelector('[aria-busy]')?.scrollTo(0, to), top);

/** Counts from now on how often the list says that there is nothing. */
const watchForNothing = (page: Page) =>
  page.evaluate(() => {
    const state = { nothing: 0 };
    Object.assign(window, { state });
    new MutationObserver(() => {
      if (document.querySelector('[aria-busy]')?.textContent?.includes('Nothing found')) {
        state.nothing += 1;
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const saidNothing = (page: Page) =>
  page.evaluate(() => (window as unknown as { state: { nothing: number } }).state.nothing);

/** Answers requests as somebody who works at the database, in one statement. */
const answerInDatabase = (ids: readonly string[]) =>
  withOwner((sql) => sql`update contact.request set progress = 'answered' where id in ${sql(ids)}`);

test('259 requests stay reachable while two people answer, filter and look on', async ({
  desk: ana,
}) => {
  const ids = await ana.insert(numbered(259));
  const ben = await two(ana);

  await ana.page.keyboard.press('j');
  await expect(ana.heading).toHaveText('Paged 0');
  await ana.page.keyboard.press('e');
  await expect(ana.heading).toHaveText('Paged 1');
  expect(await lengthAtTheEnd(ana)).toBe(258);
  // Ben's list has one page when Ana's answer is told.
  await expect(rowOf(ben, ids[0])).toHaveCount(0);
  expect(await lengthAtTheEnd(ben)).toBe(258);

  // Undone, the request is back at its place, for both.
  await ana.page.keyboard.press('z');
  for (const desk of [ana, ben]) await expect.poll(() => lengthAtTheEnd(desk)).toBe(259);

  // Another filter, and back: what has been read of the view before counts on.
  await ana.searchFor(`${ana.word} absent`);
  await expect(ana.page.getByText('Nothing found')).toBeVisible();
  await ana.searchFor(ana.word);
  expect(await lengthAtTheEnd(ana)).toBe(259);

  // Everything that Ana's list has read is answered elsewhere: the rest follows by itself.
  await ana.page.reload();
  await ana.searchFor(ana.word);
  await watchForNothing(ana.page);
  await answerInDatabase(ids.slice(0, 100));
  await expect(rowOf(ana, ids[100])).toBeVisible();
  expect(await lengthAtTheEnd(ana)).toBe(159);
  expect(await saidNothing(ana.page)).toBe(0);

  await answerInDatabase(ids.slice(100));
  for (const { page } of [ana, ben]) await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a page that was on its way during an answer does not bring the request back', async ({
  page,
  desk,
}) => {
  const [first, second] = await desk.insert(numbered(150));
  await desk.enter('Ana', 'agent');
  await desk.searchFor(desk.word);
  await page.keyboard.press('j');
  await expect(desk.heading).toHaveText('Paged 0');
  // Looks for news are held back too, which would take the request out of the list again.
  const release = await holdBack(page, '**/contact-desk', (request) => {
    const { action, after } = request.postDataJSON();
    return action === 'poll' || (action === 'list' && after);
  });
  const asked = page.waitForRequest((request) => Boolean(request.postDataJSON()?.after));
  await scrollTo(desk, 1e6);
  await asked;
  const changed = page.waitForResponse(
    (response) => response.request().postDataJSON()?.action === 'change',
  );
  await page.keyboard.press('e');
  await changed;
  await expect(desk.heading).toHaveText('Paged 1');
  release();
  expect(await lengthAtTheEnd(desk)).toBe(149);
  await scrollTo(desk, 0);
  await expect(rowOf(desk, second)).toBeVisible();
  await expect(rowOf(desk, first)).toHaveCount(0);
});
