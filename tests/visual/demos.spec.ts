/**
 * The demos at the start, in the middle and at the end of a run: one sheet per demo in
 * the simplified view, and one of all four products in the live scene in the middle of their runs.
 */
import type { Page } from 'playwright/test';
import { handled } from '../e2e/support/page.ts';
import { expect, expectPicture, sheetOf, test } from './pictures.ts';
import { unsupportedPlatform } from './pinned-browser.ts';
import { goOn, look } from './support.ts';

const screen = { width: 1440, height: 1500, scale: 0.4 };
/**
 * Another machine's software rendering gives slightly different shades. A moved figure, or a run
 * that ends in another state, differs in far more pixels.
 */
const tolerance = 1500;

const products = ['edge', 'shield', 'learning', 'agents'] as const;

test.skip(unsupportedPlatform !== null, unsupportedPlatform ?? '');

const rootOf = (page: Page, name: string) => page.locator(`[data-instrument=${name}]`);

/** CSS pixels after which the pixels of an image fall on the same places again, by its scale. */
const grid = 2 / screen.scale;

/** The screen with the demo at its top, at whole pixels whatever stands above it. */
async function shoot(page: Page, name: string): Promise<Buffer> {
  await rootOf(page, name).evaluate((root, grid) => {
    const main = root.closest('main');
    if (main) {
      main.style.paddingTop = '0';
      const top = root.getBoundingClientRect().top + scrollY;
      main.style.paddingTop = `${grid - (top % grid)}px`;
    }
    root.scrollIntoView({ block: 'start' });
    scrollBy(0, -95);
  }, grid);
  await page.evaluate(() => window.suiteScene?.settle());
  await expect(page.locator('[data-run-drawing][aria-busy=true]')).toHaveCount(0);
  // The scene's metrics differ each time. They are removed by script, because the content security
  // policy forbids an added style sheet.
  await page.evaluate(() => document.querySelector('#scene-stats')?.remove());
  return page.screenshot({ animations: 'disabled' });
}

for (const name of [...products, 'signal'] as const) {
  test(`${name}: start, middle and end, reduced motion`, {
    tag: name === 'edge' ? '@push' : [],
  }, async ({ browser }) => {
    const path = name === 'signal' ? '/' : `/solutions/neural-${name}`;
    const page = await look(browser, { path, view: 'reduced', ...screen });
    const root = rootOf(page, name);
    await root.scrollIntoViewIfNeeded();
    await handled(root.locator('[data-play]'));
    const next = root.getByRole('button', { name: 'Next', exact: true });
    await root.locator('[data-play]').press('Enter');
    await expect(page.locator('[data-run-drawing]')).toHaveCount(1);
    const pictures = [await shoot(page, name)];
    for (let step = 0; step < (name === 'signal' ? 2 : 1); step += 1) await next.press('Enter');
    pictures.push(await shoot(page, name));
    while ((await root.getAttribute('data-run')) === 'running') await next.press('Enter');
    if (name === 'signal') await root.locator('[data-answer=approve]').press('Enter');
    else if (name === 'agents') {
      await root.getByRole('button', { name: 'Leave all 19 waiting' }).press('Enter');
    }
    await expect(root).toHaveAttribute('data-run', 'done');
    if (name === 'shield') await expect(root.getByText('3,309 bytes')).toBeVisible();
    if (name === 'signal') await expect(root.getByText('Signed with')).toBeVisible();
    pictures.push(await shoot(page, name));
    await expectPicture(await sheetOf(pictures, 3), `run-${name}-reduced`, tolerance);
  });
}

test('the four products in the live scene, in the middle of their runs', async ({ browser }) => {
  const page = await look(browser, { path: '/', view: 'full', ...screen, tier: 3, debug: true });
  const pictures: Buffer[] = [];
  for (const name of products) {
    await goOn(page, `/solutions/neural-${name}`);
    const root = rootOf(page, name);
    await root.scrollIntoViewIfNeeded();
    await handled(root.locator('[data-play]'));
    const step = root.getByRole('button', { name: name === 'learning' ? /^Step 2/ : /^Step 3/ });
    await step.press('Enter');
    pictures.push(await shoot(page, name));
  }
  await expectPicture(await sheetOf(pictures, 4), 'run-products-full', 6000);
});
