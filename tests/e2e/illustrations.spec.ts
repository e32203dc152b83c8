/** The illustrations: legible on every screen, also without a script, and played once. */
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases } from '../../src/content/routes.ts';
import { expect, type Page, test } from './support/test.ts';

const paths = allPaths.filter(
  (path) => /^\/(?:roles|industries|use-cases)\/./.test(path) && !(path in aliases),
);

/** Labels that leave the screen, stand over another one, or are smaller than `smallest` px. */
const illegible = (page: Page, smallest = 12) =>
  page.locator('.illustration-label').evaluateAll((all, least) => {
    const labels = all.map((element) => ({
      text: element.textContent?.slice(0, 30),
      box: element.getBoundingClientRect(),
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    const reach = (start: number, end: number) => end - start > 1;
    return labels.flatMap(({ text, box, size }, index) => [
      ...(box.left < 0 || box.right > innerWidth + 1 ? [`${text} leaves the screen`] : []),
      ...(size < least ? [`${text} has ${size} px`] : []),
      ...labels
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            reach(Math.max(box.left, other.left), Math.min(box.right, other.right)) &&
            reach(Math.max(box.top, other.top), Math.min(box.bottom, other.bottom)),
        )
        .map((other) => `${text} is over ${other.text}`),
    ]);
  }, smallest);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every label is legible from 320 to 3840 px, and in print', async ({ page }) => {
    expect(paths).toHaveLength(11);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('.illustration-art > svg')).toHaveCount(1);
      for (const width of [320, 390, 600, 834, 1440, 3840]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await illegible(page), `${path}, ${width} px`).toEqual([]);
      }
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 673, height: 986 });
      expect.soft(await illegible(page, 11), `${path}, in print`).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

test('one plays once when it is reached, and ends as its markup; in reduced motion it stands', async ({
  page,
  open,
}) => {
  const playing = () =>
    page
      .locator('.illustration-art')
      .evaluate((art) => art.getAnimations({ subtree: true }).length);
  await open('/use-cases/predictive-maintenance', { motion: 'full', experience: 'simplified' });
  /** An animation that has ended leaves an empty attribute. */
  const markup = async () =>
    (await page.locator('.illustration-art').innerHTML()).replaceAll(' style=""', '');
  const before = await markup();
  const figure = page.locator('figure:has(.illustration)');
  // What a jump reaches stands at its end, so the figure comes as slowly as a person reads.
  await page.mouse.move(400, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 60);
    await expect(figure).toBeInViewport({ ratio: 0.5, timeout: 100 });
  }).toPass();
  await expect.poll(playing).toBeGreaterThan(3);
  await expect.poll(playing).toBe(0);
  expect(await markup()).toBe(before);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await figure.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(1000);
  expect(await playing()).toBe(0);

  await open('/use-cases/predictive-maintenance', { motion: 'reduced' });
  await figure.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(1000);
  expect(await playing()).toBe(0);
});
