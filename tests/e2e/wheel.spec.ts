/** The wheel over elements that scroll by themselves, while smooth scrolling is on. */
import { expect, type Locator, type Page, test } from './support/test.ts';

/** Starts smooth scrolling, whose code waits for an input after hydration. */
async function startSmoothScroll(page: Page) {
  const isOn = () => page.locator('html').evaluate(({ classList }) => classList.contains('lenis'));
  for (let x = 1; !(await isOn()); x += 1) {
    await page.mouse.move(x, 1);
    await page.waitForTimeout(50);
  }
}

const pageTop = (page: Page) => page.evaluate(() => scrollY);
const topOf = (element: Locator) => element.evaluate(({ scrollTop }) => scrollTop);

/** Turns the wheel until an element is scrolled to its end, while the page stands still. */
async function wheelToEnd(page: Page, element: Locator) {
  await element.hover();
  const before = await pageTop(page);
  const isAtEnd = () =>
    element.evaluate((node) => node.scrollTop >= node.scrollHeight - node.clientHeight - 1);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect.poll(isAtEnd, { timeout: 500 }).toBe(true);
  }).toPass({ intervals: [0] });
  return before;
}

test('a text area and the contents of an article keep the wheel until their end', {
  tag: '@push',
}, async ({ page, open, form }) => {
  await open('/contact');
  await startSmoothScroll(page);
  const challenge = form.field('challenge');
  await challenge.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'));
  await challenge.evaluate((field) => {
    field.scrollTop = 0;
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await challenge.hover();
  const before = await pageTop(page);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => topOf(challenge)).toBeGreaterThan(0);
  expect(await pageTop(page)).toBe(before);
  await wheelToEnd(page, challenge);
  // At the end the page goes on, as it does in a browser.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => pageTop(page), { timeout: 500 }).toBeGreaterThan(before);
  }).toPass({ intervals: [0] });

  await open('/blog/speed-is-everything', { size: [1280, 320] });
  await startSmoothScroll(page);
  const contents = page.locator('nav.overflow-y-auto');
  await contents.evaluate((list) => list.scrollIntoView({ behavior: 'instant' }));
  await contents.hover();
  const start = await pageTop(page);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => topOf(contents)).toBeGreaterThan(0);
  expect(await pageTop(page)).toBe(start);
});

test('a wheel over a track that only scrolls sideways moves the page', async ({ page, open }) => {
  await open('/industries/enterprise', { experience: 'simplified' });
  await startSmoothScroll(page);
  const track = page.locator('section[tabindex="0"]').first();
  await track.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await track.hover();
  const before = await pageTop(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => pageTop(page)).toBeGreaterThan(before);
  expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});
