/** What motion costs at rest, and how it bears zoom, a throw of the wheel and React's strict mode. */
import { openDemo } from './support/demo.ts';
import { hiddenWords } from './support/hidden-words.ts';
import { expect, test } from './support/test.ts';

/** All motion, with line art in place of the scene. */
const simplified = { experience: 'simplified' } as const;
/** Pinned questions have one place on the screen, so those that are not read are unseen there. */
const unread = '[data-pinned=true] ol *';

test('code asks for no frame while nothing on the screen is changed by it', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    let asked = 0;
    Object.defineProperty(window, 'asked', { get: () => asked });
    const { requestAnimationFrame: request } = window;
    window.requestAnimationFrame = (callback) => {
      asked += 1;
      return request.call(window, callback);
    };
  });
  await open('/', simplified);
  /** Frames that are asked for in a second. */
  const asked = () =>
    page.evaluate(async () => {
      const count = () => (window as unknown as { asked: number }).asked;
      const before = count();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return count() - before;
    });
  const sections = page.locator('article > [data-section], [data-film], footer');
  for (const section of await sections.all()) {
    await section.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const name = (await section.textContent())?.slice(0, 40) ?? '';
    // Their timelines run without end, but between two steps the browser moves all by itself.
    const endless = section.locator('[data-claim=counter], [data-loop-light]');
    const overLimit = async () => (await asked()) > ((await endless.count()) ? 10 : 0);
    await expect.poll(overLimit, { message: name }).toBe(false);
  }
});

test('zoomed to 400% in the middle of the pinned questions, they are a list that can be read', async ({
  page,
  open,
}) => {
  await open('/', { ...simplified, size: [1280, 1024] });
  const pinned = page.locator('[data-pinned=true]');
  await expect(pinned).toHaveCount(1);
  await pinned.evaluate((element) => {
    const top = element.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top + 1.2 * innerHeight, behavior: 'instant' });
  });
  await expect(page.locator('html')).toHaveAttribute('data-focus', 'shield');
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(pinned).toHaveCount(0);
  await expect.poll(() => hiddenWords(page, { within: '#what-if *' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('zoomed to 400% in the middle of a run, the run goes on and can be answered', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 1024 });
  const demo = await openDemo(page, open, 'signal', simplified);
  await demo.button('A payment').click();
  await demo.play.click();
  await demo.expectRun('running');
  await page.setViewportSize({ width: 320, height: 256 });
  await demo.expectRun('waiting');
  await demo.answer('refuse').click();
  await demo.expectRun('done');
  await expect(demo.root.getByText('Nothing is paid; $12,400 stays open.').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a wheel that throws 10,000 px leaves no word hidden, where it ends and on the way back', async ({
  page,
  open,
}) => {
  await open('/', simplified);
  await expect(page.locator('html')).toHaveClass(/\blenis\b/);
  const top = () => page.evaluate(() => scrollY);
  const seen = () => hiddenWords(page, { onScreen: true, except: unread });
  for (const [way, end] of [
    [10_000, (y: number) => y > 5000],
    [-10_000, (y: number) => y === 0],
  ] as const) {
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, way);
    await expect.poll(async () => end(await top())).toBe(true);
    await expect.poll(seen).toEqual([]);
  }
});
