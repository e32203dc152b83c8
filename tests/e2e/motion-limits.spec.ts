/** What motion costs at rest, and how it bears zoom, a throw of the wheel and React's strict mode. */
import { createServer } from 'vite';
import { openDemo } from './support/demo.ts';
import { hiddenWords } from './support/hidden-words.ts';
import { expect, type Page, test } from './support/test.ts';

/** All motion, with line art in place of the scene. */
const simplified = { experience: 'simplified' } as const;
/** Pinned questions have one place on the screen, so those that are not read are unseen there. */
const unread = '[data-pinned=true] ol *';

test('no frame is asked for while nothing on the screen moves', async ({ page, open }) => {
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
  // The counter's timeline runs without end.
  const sections = page.locator(
    'article > [data-section]:not(:has([data-claim=counter])), [data-film], footer',
  );
  for (const section of await sections.all()) {
    await section.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const name = (await section.textContent())?.slice(0, 40) ?? '';
    // The loop through the pipeline's stages and the film run without end, until they are paused.
    const pauses = section.getByRole('button', { name: /^Pause the/ });
    await expect
      .poll(
        async () => {
          for (const pause of await pauses.all()) await pause.press('Enter');
          return asked();
        },
        { message: name },
      )
      .toBe(0);
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

/** Animations that run, by what they animate; two of one kind on one element would be doubled. */
const doubled = (page: Page) =>
  page.evaluate(() => {
    const kinds = document.getAnimations().map((animation) => {
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      const properties = (animation.effect as KeyframeEffect)
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
      return { target, name: `${[...new Set(properties)]} ${pseudoElement}` };
    });
    return kinds
      .filter(({ target, name }, at) =>
        kinds.some((other, index) => index < at && other.target === target && other.name === name),
      )
      .map(({ target, name }) => `${name} of ${target?.outerHTML.slice(0, 120)}`);
  });

test("React's strict mode, which runs every effect twice, doubles nothing that moves", async ({
  page,
  open,
}) => {
  const server = await createServer({
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  try {
    await server.listen();
    const at = new URL(server.resolvedUrls?.local[0] ?? '').origin;
    await open('/', { ...simplified, at });
    await expect(page.locator('html')).toHaveClass(/\blenis\b/);
    await expect(page.locator('.home-hero .scene-pulse')).toHaveCount(3);
    expect(await doubled(page)).toEqual([]);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
    await expect(page.locator('[data-pinned=true]')).toHaveCount(1);
    const stages = page.locator('.signal-stages');
    await stages.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-loop-light]')).not.toHaveCSS('opacity', '0');
    expect(await doubled(page)).toEqual([]);
    const counter = page.locator('[data-count]');
    await counter.scrollIntoViewIfNeeded();
    await expect(counter).not.toHaveAttribute('data-count', '14376');
    const changes = await counter.evaluate(async (element) => {
      let count = 0;
      const observer = new MutationObserver(() => {
        count += 1;
      });
      observer.observe(element, { attributeFilter: ['data-count'] });
      await new Promise((resolve) => setTimeout(resolve, 7000));
      return count;
    });
    expect([2, 3]).toContain(changes);
    expect(await doubled(page)).toEqual([]);
  } finally {
    await server.close();
  }
});
