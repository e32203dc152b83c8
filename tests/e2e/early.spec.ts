/**
 * Visitors who scroll before the page's code has come: each section of home is seen as it will be,
 * and nothing moves when the code comes.
 */
import { handled, holdBack } from './support/page.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const sections = 'what-if pipeline process solutions buyers human counter blog faq'.split(' ');

/** Every script but the first, which fetches the others. */
const code = /\/assets\/(?!deferred-entry-)[^/]+\.js/;

/** Opens home without its code, and jumps to a section once the typefaces have come. */
async function jumpTo(page: Page, section: Locator) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => window.typefaces?.then(() => true))).toBe(true);
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  // In the first frame the browser lays out what it has skipped.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

for (const id of sections) {
  test(`${id} is finished before its code comes, and nothing moves when it does`, {
    tag: id === 'pipeline' ? '@push' : [],
  }, async ({ page }) => {
    const release = await holdBack(page, code);
    const shifts = await watchShifts(page);
    const section = page.locator(`#${id}`);
    await jumpTo(page, section);
    const place = () =>
      section.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top, height };
      });
    const before = await place();
    await shifts();

    release();
    await handled(page.locator('main article'));
    await handled(section.locator('h2, h3, p').last());
    // What the code does only once an observer has answered would move it later.
    await page.waitForTimeout(500);
    const after = await place();
    expect(Math.abs(after.top - before.top), 'moved by').toBeLessThan(1);
    expect(Math.abs(after.height - before.height), 'grown by').toBeLessThan(1);
    const { sum, nodes } = await shifts();
    expect(sum, nodes.join('\n')).toBeLessThan(0.001);
  });
}

test('a picture whose file has not come stands in its own colours', { tag: '@push' }, async ({
  page,
}) => {
  const release = await holdBack(page, code);
  const deliver = await holdBack(page, /\/art\//);
  const section = page.locator('#solutions');
  await jumpTo(page, section);
  const pictures = section.locator('picture');
  await expect(pictures).toHaveCount(4);
  const grounds = () =>
    pictures.evaluateAll((all) => all.map((box) => getComputedStyle(box).backgroundImage));
  const before = await grounds();
  expect(new Set(before).size).toBe(4);
  for (const ground of before) expect(ground).toMatch(/^linear-gradient\(90deg, rgb/);
  release();
  await handled(page.locator('main article'));
  await handled(pictures.last());
  expect(await grounds()).toEqual(before);
  deliver();
});
