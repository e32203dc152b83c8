/**
 * The list is read page by page. All of a view stays reachable, and nothing is said to be empty that
 * is not, while people answer, filter and see what the others do.
 */

import type { Desk } from './support/desk.ts';
import { holdBack } from './support/page.ts';
import { expect, test } from './support/test.ts';

const rowOf = ({ page }: Desk, id = '') => page.locator(`#row-${id}`);
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ firstName: 'Paged', lastName: String(index) }));

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
