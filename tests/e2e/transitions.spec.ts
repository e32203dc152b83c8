/** From page to page: the words move, nothing queues, and a slow network holds the old page. */
import { block, holdBack } from './support/page.ts';
import { expect, type Open, type Page, test } from './support/test.ts';

const inMotion = { experience: 'simplified', motion: 'full' } as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Waits until the code of the transitions is there. */
const untilReady = (page: Page) => page.waitForLoadState('networkidle');

/**
 * Notes in each frame whether any block of words is clearly visible, and how they are moved. A movement
 * that a stalled page shows in no frame is noted as it begins.
 */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: { visible: boolean; shift: number }[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const blocks = [...document.querySelectorAll<HTMLElement>('[data-theme] > *, h1')].filter(
        (block) => {
          const { top, bottom, height } = block.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < innerHeight;
        },
      );
      const shifts = blocks.map((block) => new DOMMatrix(getComputedStyle(block).transform).m42);
      frames.push({
        visible: blocks.some((block) => Number(getComputedStyle(block).opacity) > 0.2),
        shift: shifts.reduce((largest, y) => (Math.abs(y) > Math.abs(largest) ? y : largest), 0),
      });
      requestAnimationFrame(look);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...args: Parameters<typeof animate>) {
      const { transform } = (args[0] ?? {}) as { transform?: string | string[] };
      for (const value of [transform ?? []].flat())
        frames.push({ visible: true, shift: new DOMMatrix(value).m42 });
      return animate.apply(this, args);
    } as typeof animate;
    look();
  });
const framesOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { frames: { visible: boolean; shift: number }[] }).frames,
  );

/** Inline styles that a transition has left. */
const leftovers = (page: Page) =>
  page
    .locator('main [data-theme] > :is([style*=opacity], [style*=transform])')
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 100)));

test('words leave and arrive upwards, and downwards on Back; no frame is without words', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/about', inMotion);
  await untilReady(page);
  await watchFrames(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveURL('/industries');
  await expect(heading(page)).toContainText(/industr/i);
  await expect.poll(() => leftovers(page)).toEqual([]);
  const forward = await framesOf(page);
  expect(forward.every(({ visible }) => visible)).toBe(true);
  // The old words go up, and the new ones come from below.
  expect(forward.some(({ shift }) => shift < -1)).toBe(true);
  expect(forward.some(({ shift }) => shift > 4)).toBe(true);

  await page.evaluate(() => (window as unknown as { frames: unknown[] }).frames.splice(0));
  await page.goBack();
  await expect(page).toHaveURL(/\/about(?:\?|$)/);
  await expect.poll(async () => (await framesOf(page)).some(({ shift }) => shift < -4)).toBe(true);
  await expect.poll(() => leftovers(page)).toEqual([]);
  expect((await framesOf(page)).every(({ visible }) => visible)).toBe(true);
});

test('five quick presses lead to the last page, and leave nothing behind', async ({
  page,
  open,
}) => {
  await open('/about', inMotion);
  await untilReady(page);
  for (const name of ['Industries', 'Resources', 'About', 'Industries', 'Resources'])
    await link(page, name).click();
  await expect(page).toHaveURL('/resources');
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => leftovers(page)).toEqual([]);
});

test('in reduced motion words only fade', { tag: '@push' }, async ({ page, open }) => {
  await open('/about', { motion: 'reduced' });
  await untilReady(page);
  await watchFrames(page);
  await link(page, 'Industries').click();
  await expect(page).toHaveURL('/industries');
  await expect.poll(() => leftovers(page)).toEqual([]);
  const frames = await framesOf(page);
  expect(frames.every(({ visible, shift }) => visible && shift === 0)).toBe(true);
});

test('a slow network holds the old page, with a line of progress', async ({ page, open }) => {
  await open('/about', { ...inMotion, navigator: { connection: { saveData: true } } });
  await untilReady(page);
  const release = await holdBack(page, /\/assets\/industries-/);
  const before = await heading(page).textContent();
  await link(page, 'Industries').click();
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(line).toBeVisible();
  await expect(heading(page)).toHaveText(before ?? '');
  release();
  await expect(page).toHaveURL('/industries');
  await expect(line).toHaveCount(0);
});

test('without the code of the animations pages change at once', async ({ page, open }) => {
  await block(page, /\/assets\/framer-/);
  await open('/about', inMotion);
  await link(page, 'Industries').click();
  await expect(page).toHaveURL('/industries');
  await expect(heading(page)).toContainText(/industr/i);
});

/** Middle and width of the largest drawn core, which is its light. */
const coreOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main .scene-view [data-body="core"]')].map(
      (core) => core.getBoundingClientRect(),
    );
    const { x, y, width, height } = boxes.sort((one, other) => other.width - one.width)[0]!;
    return { x: x + width / 2, y: y + height / 2, width };
  });

test('the next page’s drawing begins where this page shows the same body', async ({
  page,
  open,
}) => {
  await open('/about', { ...inMotion, size: [1440, 900] });
  await untilReady(page);
  const before = await coreOf(page);
  // The first look at the new page, as soon as it stands in the document.
  const first = page.evaluateHandle(
    () =>
      new Promise<{ x: number; y: number; width: number }>((resolve) => {
        const old = document.querySelector('main .scene-view');
        new MutationObserver((_changes, observer) => {
          const view = document.querySelector('main .scene-view');
          if (!view || view === old) return;
          observer.disconnect();
          const boxes = [...view.querySelectorAll('[data-body="core"]')].map((core) =>
            core.getBoundingClientRect(),
          );
          const { x, y, width, height } = boxes.sort((one, other) => other.width - one.width)[0]!;
          resolve({ x: x + width / 2, y: y + height / 2, width });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link(page, 'Home').click();
  const begins = await (await first).jsonValue();
  for (const name of ['x', 'y', 'width'] as const)
    expect(Math.abs(begins[name] - before[name])).toBeLessThan(3);
  await expect.poll(() => leftovers(page)).toEqual([]);
  await expect.poll(async () => (await coreOf(page)).x).toBeGreaterThan(before.x + 200);
});

/** Notes what a selector's elements show in each frame from the one on in which the new page stands there. */
const watchOpacity = (page: Page, selector: string) =>
  page.evaluate((css) => {
    const old = document.querySelector('main > article');
    const shown: { isFlying: boolean; opacities: number[] }[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const isNew = document.querySelector('main > article') !== old;
      const all = [...document.querySelectorAll<HTMLElement>(css)];
      const drawing = document.querySelector('main .scene-view > [data-fallback]');
      const isFlying =
        drawing !== null && !new DOMMatrix(getComputedStyle(drawing).transform).isIdentity;
      const opacities = all.map((one) => Number(getComputedStyle(one).opacity));
      if (isNew && all.length > 0) shown.push({ isFlying, opacities });
      requestAnimationFrame(look);
    };
    look();
  }, selector);
const opacitiesOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { shown: { isFlying: boolean; opacities: number[] }[] }).shown,
  );
const areShown = async (page: Page) =>
  (await opacitiesOf(page)).at(-1)?.opacities.every((opacity) => opacity === 1);

test('the labels of a drawing appear when it stands', { tag: '@push' }, async ({ page, open }) => {
  await open('/solutions/neural-edge', { ...inMotion, size: [1440, 900] });
  await untilReady(page);
  await watchOpacity(page, 'main [data-node]');
  await link(page, 'Home').click();
  await expect.poll(() => areShown(page)).toBe(true);
  const flying = (await opacitiesOf(page)).filter(({ isFlying }) => isFlying);
  expect(flying.length).toBeGreaterThan(0);
  // In the last frame of the flight they may begin.
  expect(Math.max(...flying.flatMap(({ opacities }) => opacities))).toBeLessThan(0.2);
});

for (const [what, from, to, selector] of [
  ['bodies', '/', '/roles/finance-leaders', 'main .page-scene-view svg > :not([data-body="core"])'],
  ['paper', '/contact', '/about', 'main [data-theme="light"]:not([data-theme] *)'],
] as const) {
  test(`${what} that the old page does not show in their place fade in`, async ({ page, open }) => {
    await open(from, { ...inMotion, size: [1440, 900] });
    await untilReady(page);
    await watchOpacity(page, selector);
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((one) => (one as HTMLElement).click());
    await expect(page).toHaveURL(to);
    await expect.poll(() => areShown(page)).toBe(true);
    expect((await opacitiesOf(page))[0]?.opacities).toContain(0);
  });
}

test('in reduced motion the next page’s drawing stands in its place at once', async ({
  page,
  open,
}) => {
  await open('/about', { motion: 'reduced' });
  await untilReady(page);
  await link(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main [data-fallback][style*="transform"]')).toHaveCount(0);
});

/** Copies of pictures that have flown, with their boxes before any transform. */
const watchFlights = (page: Page) =>
  page.evaluate(() => {
    const flights: { left: number; width: number }[] = [];
    Object.assign(window, { flights });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLImageElement) {
            const { left, width } = node.style;
            flights.push({ left: Number.parseFloat(left), width: Number.parseFloat(width) });
          }
    }).observe(document.body, { childList: true });
  });
const flightsOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { flights: { left: number; width: number }[] }).flights,
  );

/** Opens home, scrolled to the card that leads to Neural Edge, with the frame of the card's picture. */
async function openAtCard(page: Page, open: Open) {
  await open('/', { ...inMotion, size: [1440, 900] });
  await untilReady(page);
  const card = page.locator('main li a[href="/solutions/neural-edge"]').first();
  await card.scrollIntoViewIfNeeded();
  const frame = page.locator('li:has(a[href="/solutions/neural-edge"]) picture').first();
  return { card, frame };
}

test('a pressed card’s picture becomes the next page’s, and Back returns it', async ({
  page,
  open,
}) => {
  const { card, frame } = await openAtCard(page, open);
  const picture = frame.locator('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await watchFlights(page);
  await card.click();
  await expect(page).toHaveURL('/solutions/neural-edge');
  await expect.poll(async () => (await flightsOf(page)).length).toBe(1);
  const view = await page.locator('.page-scene-view').boundingBox();
  const [flight] = await flightsOf(page);
  // Without its transform it covers the whole view.
  expect(flight!.left).toBeLessThanOrEqual(view!.x + 1);
  expect(flight!.left + flight!.width).toBeGreaterThanOrEqual(view!.x + view!.width - 1);
  await expect(page.locator('.picture-flight')).toHaveCount(0);
  await expect.poll(() => leftovers(page)).toEqual([]);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(async () => (await flightsOf(page)).length).toBe(2);
  await expect(page.locator('.picture-flight')).toHaveCount(0);
});

/** An animation that has begun, with what it moves. */
interface Begun {
  what: string;
  opacity: number[];
  transform: string[];
  delay: number;
}

/** Notes each animation of a flight and of the words from now on. */
const watchAnimations = (page: Page) =>
  page.evaluate(() => {
    const begun: Begun[] = [];
    Object.assign(window, { begun });
    const kinds = {
      '.picture-flight': 'copy',
      '.leaving-page .page-scene-view > [data-fallback]': 'old drawing',
      'main :has(> h1), main :has(> * > h1)': 'headline',
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...args: Parameters<typeof animate>) {
      const keyframes = args[0] as Record<string, (string | number)[]>;
      const { delay = 0 } = args[1] as KeyframeAnimationOptions;
      const [, what = ''] = Object.entries(kinds).find(([css]) => this.matches(css)) ?? [];
      const opacity = [keyframes.opacity ?? []].flat().map(Number);
      const transform = [keyframes.transform ?? []].flat().map(String);
      begun.push({ what, opacity, transform, delay });
      return animate.apply(this, args);
    } as typeof animate;
  });
const begunOf = async (page: Page, what: string) =>
  (await page.evaluate(() => (window as unknown as { begun: Begun[] }).begun)).filter(
    (one) => one.what === what,
  );

test('on Back the drawing returns into the card, and its picture appears on the way', {
  tag: '@push',
}, async ({ page, open }) => {
  const { card, frame } = await openAtCard(page, open);
  await expect
    .poll(() => frame.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const target = (await frame.boundingBox())!;
  await card.click();
  await expect(page).toHaveURL('/solutions/neural-edge');
  await expect.poll(() => leftovers(page)).toEqual([]);
  await expect(page.locator('.leaving-page')).toHaveCount(0);
  const view = (await page.locator('.page-scene-view > [data-fallback]').boundingBox())!;
  await watchAnimations(page);
  await page.goBack();
  await expect(page.locator('.picture-flight')).toHaveCount(0);
  await expect.poll(async () => (await begunOf(page, 'copy')).length).toBeGreaterThan(0);
  await expect(page.locator('.leaving-page')).toHaveCount(0);
  const opacities = async (what: string) =>
    (await begunOf(page, what)).map(({ opacity }) => opacity).find(({ length }) => length > 1) ??
    [];
  const [copy, drawing] = [await opacities('copy'), await opacities('old drawing')];
  expect([copy[0], copy.at(-1)]).toEqual([0, 1]);
  expect([drawing[0], drawing.at(-1)]).toEqual([1, 0]);
  const [way] = (await begunOf(page, 'old drawing')).filter(({ transform }) => transform.length);
  const ends = await page.evaluate(
    (transforms) => transforms.map((one) => new DOMMatrix(one)).map(({ a, f }) => ({ a, f })),
    way!.transform,
  );
  expect(ends[0]).toEqual({ a: 1, f: 0 });
  // It shrinks, and its middle moves to the card's.
  expect(ends.at(-1)!.a).toBeLessThan(0.9);
  const moved = target.y + target.height / 2 - (view.y + view.height / 2);
  expect(Math.abs(ends.at(-1)!.f - moved)).toBeLessThan(60);
});

for (const [path, to] of [
  ['/industries', '/industries/finance'],
  ['/use-cases', '/use-cases/fraud-detection'],
] as const) {
  test(`the rows of ${path} leave whole, where they stood`, async ({ page, open }) => {
    await open(path, { ...inMotion, size: [1440, 900] });
    await untilReady(page);
    const row = page.locator(`main li:has(h3 a[href="${to}"])`);
    await row.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(1000);
    const before = (await row.boundingBox())!;
    // The first look at the old page over the new one.
    const seen = page.evaluateHandle(
      (href) =>
        new Promise<{ top: number; isWhole: boolean }>((resolve) => {
          new MutationObserver((_changes, observer) => {
            const found = document.querySelector(`.leaving-page li:has(h3 a[href="${href}"])`);
            const section = found?.closest('[data-theme]');
            if (!found || !section) return;
            observer.disconnect();
            const [{ top, bottom }, clip] = [
              found.getBoundingClientRect(),
              section.getBoundingClientRect(),
            ];
            resolve({ top, isWhole: top >= clip.top && bottom <= clip.bottom });
          }).observe(document.body, { childList: true });
        }),
      to,
    );
    await row.locator('h3 a').evaluate((link: HTMLAnchorElement) => link.click());
    const { top, isWhole } = await (await seen).jsonValue();
    expect(isWhole).toBe(true);
    expect(Math.abs(top - before.y)).toBeLessThan(2);
    await expect(page.locator('.leaving-page')).toHaveCount(0);
  });
}

test('words wait until a drawing that crosses them has passed', async ({ page, open }) => {
  const delays: number[] = [];
  // Between the first two pages the drawing changes its side, between the others it stays on it.
  for (const [path, to] of [
    ['/industries', '/industries/finance'],
    ['/use-cases', '/use-cases/fraud-detection'],
  ] as const) {
    await open(path, { ...inMotion, size: [1440, 900] });
    await untilReady(page);
    const row = page.locator(`main h3 a[href="${to}"]`);
    await row.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await row.focus();
    await page.waitForTimeout(1000);
    await watchAnimations(page);
    await row.evaluate((one: HTMLAnchorElement) => one.click());
    await expect(page).toHaveURL(to);
    await expect.poll(async () => (await begunOf(page, 'headline')).length).toBeGreaterThan(0);
    delays.push((await begunOf(page, 'headline'))[0]!.delay);
  }
  const [crossed = 0, free = 0] = delays;
  expect(crossed).toBeGreaterThan(2 * free);
});

test('Back stands where the page was left, also while parts above get their code', async ({
  page,
  open,
}) => {
  await open('/', inMotion);
  await untilReady(page);
  const article = page.locator('#blog a[href^="/blog/"]').first();
  const top = () => article.evaluate((element) => element.getBoundingClientRect().top);
  await article.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.waitForTimeout(1000);
  const before = await top();
  await article.evaluate((element) => (element as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/blog\//);
  await untilReady(page);
  await page.goBack();
  await expect(article).toBeAttached();
  await untilReady(page);
  await page.waitForTimeout(1500);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
});

test('a new page has its picture in its first frame, and home plays its arrival only once', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/', inMotion);
  await untilReady(page);
  await page.evaluate(() => {
    const pictures: string[] = [];
    Object.assign(window, { pictures });
    const look = () => {
      const picture = document.querySelector('main [data-scene-view] > [data-fallback] .line-art');
      pictures.push(`${location.pathname} ${picture?.querySelector('svg') ? 'drawn' : 'empty'}`);
      requestAnimationFrame(look);
    };
    look();
  });
  await link(page, 'Industries').click();
  await expect(heading(page)).toContainText(/industr/i);
  await page.goBack();
  await expect(heading(page)).toContainText(/answers/);
  const pictures = await page.evaluate(
    () => (window as unknown as { pictures: string[] }).pictures,
  );
  expect([...new Set(pictures)].sort()).toEqual(['/ drawn', '/industries drawn']);
  const arrival = page.locator('[data-arrival]');
  expect(await arrival.evaluate((light) => light.getAnimations().length)).toBe(0);
});
