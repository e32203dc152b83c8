/** Who sees what: one answer, read by CSS, Motion, Lenis and the scene alike. */
import { expect, type Page, test } from 'playwright/test';
import { open } from './support/page.ts';
import { base } from './support/server.ts';

const experience = (page: Page) => page.locator('html').getAttribute('data-experience');

/** A graphics card, as far as the page can tell: software rendering is not refused. */
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

/** The scene itself is not the subject here. */
const withoutCanvas = (page: Page) =>
  page.route('**/assets/director-*.js', () => new Promise(() => {}));

test.beforeEach(({ page }) => withoutCanvas(page));

/** The control in the bar: full becomes calm, and calm full. */
const pressMotion = (page: Page) =>
  page
    .getByRole('button', { name: /Motion/ })
    .first()
    .click();

test('a capable device gets the full experience', async ({ page }) => {
  await withGpu(page);
  await open(page, '/about');
  expect(await experience(page)).toBe('full');
});

test('software rendering gets the simplified one', async ({ page }) => {
  await open(page, '/about');
  expect(await experience(page)).toBe('simplified');
});

for (const [name, key, value] of [
  ['saved data', 'connection', { saveData: true }],
  ['little memory', 'deviceMemory', 2],
  ['few cores', 'hardwareConcurrency', 2],
] as const) {
  test(`${name} gets the simplified one, and the visitor may ask for more`, async ({ page }) => {
    await withGpu(page);
    await withNavigator(page, key, value);
    await open(page, '/about');
    expect(await experience(page)).toBe('simplified');
    await pressMotion(page);
    await expect.poll(() => experience(page)).toBe('full');
    await page.reload();
    await expect.poll(() => experience(page)).toBe('full');
  });
}

test('the choice is remembered, until the system setting speaks again', async ({ page }) => {
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

test('the address outranks everything', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${base()}/about?experience=full`);
  await expect.poll(() => experience(page)).toBe('full');
  await withGpu(page);
  await page.goto(`${base()}/about?experience=simplified`);
  await expect.poll(() => experience(page)).toBe('simplified');
});
