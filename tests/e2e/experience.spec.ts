/** Which visitor gets which view: how much moves, and whether the live scene is loaded. */

import { block, open } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

const experience = (page: Page) => page.locator('html').getAttribute('data-experience');
const motion = (page: Page) => page.locator('html').getAttribute('data-motion');

/**
 * Makes the browser report a graphics card, so that the site does not refuse software rendering.
 */
const withGpu = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      type: string,
      options?: WebGLContextAttributes,
    ) {
      const asked = { ...options };
      delete asked.failIfMajorPerformanceCaveat;
      return (getContext as (...all: unknown[]) => unknown).call(this, type, asked) as never;
    } as typeof getContext;
    Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, get: () => 8 });
    Object.defineProperty(navigator, 'deviceMemory', { configurable: true, get: () => 8 });
  });

const withNavigator = (page: Page, name: string, value: unknown) =>
  page.addInitScript(
    ([key, given]) =>
      Object.defineProperty(navigator, key as string, { configurable: true, get: () => given }),
    [name, value] as const,
  );

/** Blocks the scene's code, because these tests do not need the canvas. */
const withoutCanvas = (page: Page) =>
  page.route('**/assets/scene-client-*.js*', () => new Promise(() => {}));

test.beforeEach(({ page }) => withoutCanvas(page));

/** Presses the control in the bar, which switches between full and calm motion. */
const pressMotion = (page: Page) =>
  page
    .getByRole('button', { name: /Motion/ })
    .first()
    .click();

test('a capable device gets the full experience', { tag: '@push' }, async ({ page }) => {
  await withGpu(page);
  await open(page, '/about');
  expect(await experience(page)).toBe('full');
});

test('a scene that does not load fails alone, and the control brings it back', async ({ page }) => {
  const code = /\/assets\/scene-client-.*\.js/;
  await page.unroute(code);
  await block(page, code);
  await withGpu(page);
  await open(page, '/about');
  await expect.poll(() => experience(page)).toBe('simplified');
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'drawing');
  expect(await motion(page)).toBe('full');
  await expect(page.getByRole('button', { name: /Motion/ }).first()).toHaveAccessibleDescription(
    /did not start/,
  );
  await page.unroute(code);
  await withoutCanvas(page);
  await pressMotion(page);
  expect(await motion(page)).toBe('calm');
  await pressMotion(page);
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'loading');
  expect(await experience(page)).toBe('full');
});

test('software rendering gets the drawing, in motion: pulses, a pinned process, a counter', async ({
  page,
}) => {
  await open(page, '/');
  expect(await experience(page)).toBe('simplified');
  expect(await motion(page)).toBe('full');
  await expect(page.locator('[data-picture=constellation] .scene-pulse')).toHaveCount(3);
  await expect(page.locator('[data-pinned]')).toHaveAttribute('data-pinned', 'true');
  await page.locator('[data-count]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-count]')).not.toHaveAttribute('data-count', '14376', {
    timeout: 10_000,
  });
  // A drawing that was scrolled past does not move.
  await expect(page.locator('[data-picture=constellation] .scene-pulse')).toHaveCount(0);
});

test('less motion gets the drawing, still', { tag: '@push' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await motion(page)).toBe('calm');
  await page.waitForTimeout(1500);
  await expect(page.locator('.scene-pulse')).toHaveCount(0);
  await expect(page.locator('[data-pinned]')).toHaveAttribute('data-pinned', 'false');
});

for (const [name, key, value] of [
  ['saved data', 'connection', { saveData: true }],
  ['little memory', 'deviceMemory', 2],
  ['few cores', 'hardwareConcurrency', 2],
] as const) {
  test(`${name} leaves out the scene, but no other movement`, async ({ page }) => {
    await withGpu(page);
    await withNavigator(page, key, value);
    await open(page, '/about');
    expect(await experience(page)).toBe('simplified');
    expect(await motion(page)).toBe('full');
    await expect(
      page.getByRole('button', { name: 'Motion: full' }).first(),
    ).toHaveAccessibleDescription(/^The drawing moves\. .*Press for calm/);
    await pressMotion(page);
    await expect.poll(() => motion(page)).toBe('calm');
    await page.reload();
    await expect.poll(() => motion(page)).toBe('calm');
  });
}

test('the choice is remembered until the system setting changes', { tag: '@push' }, async ({
  page,
}) => {
  await withGpu(page);
  await open(page, '/about');
  await pressMotion(page);
  await expect.poll(() => experience(page)).toBe('simplified');
  await open(page, '/industries');
  expect(await experience(page)).toBe('simplified');
  await pressMotion(page);
  await expect.poll(() => experience(page)).toBe('full');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => experience(page)).toBe('simplified');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => experience(page)).toBe('full');
});

test('the address has priority over everything', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${base()}/about?experience=full`);
  await expect.poll(() => experience(page)).toBe('full');
  // The address requests the scene; the visitor's choice still decides how much moves.
  expect(await motion(page)).toBe('calm');
  await withGpu(page);
  await page.goto(`${base()}/about?experience=simplified`);
  await expect.poll(() => experience(page)).toBe('simplified');
});
