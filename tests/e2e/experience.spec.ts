/** Which visitor gets which view: how much moves, and whether the live scene is loaded. */

import { block, firstInput } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

type Value = string | RegExp;
const root = (page: Page) => page.locator('html');
const expectView = async (page: Page, experience: Value, motion: Value) => {
  await expect(root(page)).toHaveAttribute('data-experience', experience);
  await expect(root(page)).toHaveAttribute('data-motion', motion);
};
const code = /\/assets\/scene-client-.*\.js/;
/** The code of the scene never comes, because these tests do not need the canvas. */
const withoutCanvas = (page: Page) => page.route(code, () => new Promise(() => {}));
test.beforeEach(({ page }) => withoutCanvas(page));

/** The control in the bar, which switches between full and reduced motion. */
const control = (page: Page) => page.getByRole('button', { name: /Motion/ }).first();

test('a capable device gets the full experience, and its choice is kept until the system setting changes', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/about', { graphicsCard: true });
  await expectView(page, 'full', 'full');
  await control(page).click();
  await expectView(page, 'simplified', 'calm');
  await open('/industries');
  await expectView(page, 'simplified', 'calm');
  await control(page).click();
  await expectView(page, 'full', 'full');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectView(page, 'simplified', 'calm');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectView(page, 'full', 'full');
});

test('a scene that does not load fails alone, and the control brings it back', async ({
  page,
  open,
}) => {
  await page.unroute(code);
  await block(page, code);
  await open('/about', { graphicsCard: true });
  await expectView(page, 'simplified', 'full');
  await expect(root(page)).toHaveAttribute('data-scene', 'drawing');
  await expect(control(page)).toHaveAccessibleDescription(/did not start/);
  await page.unroute(code);
  await withoutCanvas(page);
  await control(page).click();
  await expectView(page, 'simplified', 'calm');
  await control(page).click();
  await expect(root(page)).toHaveAttribute('data-scene', 'loading');
  await expectView(page, 'full', 'full');
});

/** How many parts of the opening move by themselves; three pulses run along its drawing. */
const pulses = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate(
      (section) =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect).target)
          .filter((target) => target instanceof HTMLElement && section.contains(target)).length,
    );

test('software rendering gets the drawing, in motion: pulses, pinned questions, a counter', async ({
  page,
  open,
}) => {
  await open('/');
  await expectView(page, 'simplified', 'full');
  await expect.poll(() => pulses(page)).toBeGreaterThanOrEqual(3);
  await firstInput(page);
  await expect(page.locator('[data-pinned=true]')).toHaveCount(1);
  const counter = page.locator('[data-count]');
  await counter.scrollIntoViewIfNeeded();
  await expect(counter).not.toHaveAttribute('data-count', '14376');
  // A drawing that was scrolled past does not move.
  await expect.poll(() => pulses(page)).toBe(0);
});

test('less motion gets the drawing, still', { tag: '@push' }, async ({ page, open }) => {
  await open('/', { motion: 'reduced' });
  await expectView(page, 'simplified', 'calm');
  await page.waitForTimeout(1500);
  expect(await pulses(page)).toBe(0);
  await expect(page.locator('[data-pinned=true]')).toHaveCount(0);
});

for (const [name, navigator] of [
  ['saved data', { connection: { saveData: true } }],
  ['little memory', { deviceMemory: 2 }],
  ['few cores', { hardwareConcurrency: 2 }],
] as const) {
  test(`${name} leaves out the scene, but no other movement`, async ({ page, open }) => {
    await open('/about', { graphicsCard: true, navigator });
    await expectView(page, 'simplified', 'full');
    await expect(control(page)).toHaveAccessibleDescription(
      /^The drawing moves\. .*Press for calm/,
    );
    await control(page).click();
    await expectView(page, 'simplified', 'calm');
    await page.reload();
    await expectView(page, 'simplified', 'calm');
  });
}

test('the address has priority over everything', async ({ page, open }) => {
  await open('/about', { motion: 'reduced', experience: 'full' });
  // The address requests the scene; the visitor's choice still decides how much moves.
  await expectView(page, 'full', 'calm');
  await open('/about', { graphicsCard: true, experience: 'simplified' });
  await expectView(page, 'simplified', 'calm');
});
