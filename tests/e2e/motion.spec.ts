/** What moves, and that movement never hides content. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hiddenWords } from './support/hidden-words.ts';
import { firstInput, followLink, holdBack } from './support/page.ts';
import { watchShifts } from './support/shifts.ts';
import { allowFault, expect, type Page, test } from './support/test.ts';

/**
 * Full motion without the canvas, which is too slow to scroll past without a graphics card.
 */
const inMotion = { experience: 'full', tier: 4, scene: 'blocked' } as const;
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** The part of home with the four questions, which are pinned in full motion. */
const whatIf = (page: Page) => page.locator('#what-if');
/** Pinned questions have one place on the screen, so those that are not read are unseen there. */
const unread = '[data-pinned=true] ol *';
const pinned = (page: Page) => whatIf(page).locator('[data-pinned=true]');
/** Screen heights that the pinned part is scrolled for each question, on a wide screen. */
const screensPerQuestion = 0.8;

/** Scrolls to a share of a question's scroll length, in the pinned part. */
const scrollToQuestion = (page: Page, index: number, share: number, screens = screensPerQuestion) =>
  pinned(page).evaluate(
    (element, distance) => {
      const top = element.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top + distance * innerHeight, behavior: 'instant' });
    },
    (index + share) * screens,
  );

/**
 * Scrolls through the whole page with the wheel, as a person does, and back to the top with a key.
 */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(400, 300);
  for (let at = 0; at < height; at += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(40);
  }
  await expect
    .poll(() =>
      page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2),
    )
    .toBe(true);
}

/** Scrolls until content below the screen is hidden; what is far below is not hidden yet. */
const scrollUntilHidden = (page: Page, hidden: () => Promise<string[]>) =>
  expect(async () => {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
    expect(await hidden()).not.toEqual([]);
  }).toPass();

/**
 * Fallback fonts match the width of their typefaces on average, not for every word of the header
 * bar.
 */
const shiftBudget = 0.005;

for (const view of ['full', 'reduced'] as const) {
  test(`home hardly shifts while it loads, and not at all while it is scrolled through, ${view}`, {
    tag: view === 'reduced' ? '@push' : [],
  }, async ({ page, open }) => {
    const shifts = await watchShifts(page);
    await open('/', view === 'full' ? inMotion : { motion: 'reduced' });
    await page.evaluate(() => document.fonts.ready);
    const { sum, nodes } = await shifts();
    expect(sum, nodes.join('\n')).toBeLessThan(shiftBudget);
    await scrollThrough(page);
    expect(await shifts()).toEqual({ sum: 0, nodes: [] });
  });
}

test('the body that a question is about comes forward while the question is read', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/', inMotion);
  const root = page.locator('html');
  const questions = pinned(page).locator('ol > li');
  await expect(questions).toHaveCount(4);
  const endings = questions.locator('[data-ending]');
  for (const index of [0, 1, 2, 3]) {
    await scrollToQuestion(page, index, 0.5);
    const question = questions.nth(index);
    await expect(question).toHaveAttribute('data-active', 'true');
    await expect(root).toHaveAttribute(
      'data-focus',
      (await question.getAttribute('data-accent')) ?? 'no accent',
    );
    // Its ending alone is seen, and the first words stay where they are.
    for (const other of [0, 1, 2, 3])
      await expect(endings.nth(other)).toHaveCSS('opacity', other === index ? '1' : '0');
    await expect(questions.first().locator('h3 > span').first()).toBeInViewport();
  }
  // Scrolled back, the question before comes again.
  await scrollToQuestion(page, 2, 0.5);
  await expect(endings.nth(2)).toHaveCSS('opacity', '1');
  await expect(endings.nth(3)).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(root).toHaveAttribute('data-focus', '');
  // A press on a question leads to it.
  await scrollToQuestion(page, 0, 0);
  await pinned(page).getByRole('button').nth(2).press('Enter');
  await expect(questions.nth(2)).toHaveAttribute('data-active', 'true');
  await expect(endings.nth(2)).toHaveCSS('opacity', '1');
});

test('the place of the pinned questions is read at most once a frame, and no media query is made', async ({
  page,
  open,
}) => {
  await open('/', inMotion);
  await expect(pinned(page)).toHaveCount(1);
  await scrollToQuestion(page, 0, 0.5);
  const steps = 10;
  const read = await pinned(page).evaluate(async (root, count) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const found = { places: 0, queries: 0 };
    const { matchMedia } = window;
    root.getBoundingClientRect = () => {
      found.places += 1;
      return Element.prototype.getBoundingClientRect.call(root);
    };
    window.matchMedia = (query) => {
      found.queries += 1;
      return matchMedia.call(window, query);
    };
    for (let step = 0; step < count; step += 1) {
      scrollBy({ top: 20, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.matchMedia = matchMedia;
    return found;
  }, steps);
  expect(read.queries).toBe(0);
  expect(read.places).toBeGreaterThan(0);
  expect(read.places).toBeLessThanOrEqual(steps);
});

test('scrolling to the end and back leaves no listener and no animation behind', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    let count = 0;
    Object.defineProperty(window, 'listening', { get: () => count });
    for (const target of [window, document] as EventTarget[]) {
      const kept = new Set<string>();
      const ids = new WeakMap<object, number>();
      let next = 0;
      const name = (type: string, listener: object, options?: unknown) => {
        if (!ids.has(listener)) {
          next += 1;
          ids.set(listener, next);
        }
        const capture =
          typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
        return `${type} ${ids.get(listener)} ${Boolean(capture)}`;
      };
      const { addEventListener: add, removeEventListener: remove } = target;
      target.addEventListener = function (this: EventTarget, type, listener, options) {
        const { once, signal } = (options ?? {}) as AddEventListenerOptions;
        if (listener && !once) {
          const key = name(type, listener, options);
          if (!kept.has(key)) count += 1;
          kept.add(key);
          signal?.addEventListener('abort', () => {
            if (kept.delete(key)) count -= 1;
          });
        }
        return add.call(this, type, listener, options);
      };
      target.removeEventListener = function (this: EventTarget, type, listener, options) {
        if (listener && kept.delete(name(type, listener, options))) count -= 1;
        return remove.call(this, type, listener, options);
      };
    }
  });
  await open('/', inMotion);
  /**
   * Animations driven by time. Those driven by the scroll position exist for as long as the page
   * does.
   */
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
        )
        .map(({ effect }) => (effect as KeyframeEffect).target)
        // Something may move only on the screen, as pulses do along the drawing of the opening.
        .filter((target) => {
          const { top, bottom } = target!.parentElement!.getBoundingClientRect();
          return bottom < 0 || top > innerHeight;
        })
        .map((target) => target?.outerHTML.slice(0, 120)),
    );
  /**
   * Scrolls to the end and back.
   *
   * @returns number of listeners afterwards
   */
  const listeningAfterRound = async () => {
    await scrollThrough(page);
    // A wheel's glide that has not ended yet would take the page away from the top again.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }).toPass();
    await expect.poll(running).toEqual([]);
    return page.evaluate(() => (window as unknown as { listening: number }).listening);
  };
  // The first rounds may load code that is loaded on demand; a leak grows in every round.
  const counts: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    counts.push(await listeningAfterRound());
    if (round > 0 && counts[round] === counts[round - 1]) break;
  }
  expect(counts.at(-1), `listeners after each round: ${counts}`).toBe(counts.at(-2));
});

test('the keyboard alone reads home from top to bottom', async ({ page, open }) => {
  await open('/', inMotion);
  const seen = new Set<string>();
  let rounds = 0;
  let isAtEnd = false;
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { top, bottom } = element.getBoundingClientRect();
      return {
        name: `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent?.trim().slice(0, 40)}`,
        onScreen: bottom > 0 && top < innerHeight,
        inFooter: element.closest('footer') !== null,
      };
    });
    // While a film loads, Chromium disables its controls, including the focused one; the next Tab
    // continues from there.
    if (!at && !isAtEnd) continue;
    if (!at) break;
    expect.soft(at.onScreen, at.name).toBe(true);
    if (at.name.includes('#main')) rounds += 1;
    isAtEnd = at.inFooter;
    seen.add(at.name);
  }
  expect(rounds).toBe(1);
  expect([...seen].some((name) => name.includes('Request a Demo'))).toBe(true);
  expect([...seen].some((name) => name.includes('/contact?'))).toBe(true);
  expect([...seen].some((name) => name.includes('What does Neural Suite do?'))).toBe(true);
  expect([...seen].some((name) => name.includes('mailto:'))).toBe(true);
  // Without a focused element, Space and the End key scroll the page.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Smooth scrolling that has just reached the top may ignore a key.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  }).toPass();
});

test('the film plays by itself only while motion is full', async ({ page, open }) => {
  await open('/', inMotion);
  const film = page.locator('video');
  const isPaused = () => film.evaluate((element: HTMLVideoElement) => element.paused);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Motion: full' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: 'Motion: calm' }).click();
  await expect.poll(isPaused).toBe(false);
});

test('the film has controls of its own', async ({ page, open }) => {
  await open('/', { motion: 'reduced', size: [390, 844] });
  const film = page.locator('video');
  const figure = page.locator('[data-film]');
  await film.scrollIntoViewIfNeeded();
  await expect(film).not.toHaveAttribute('controls');
  const isPaused = () => film.evaluate((element: HTMLVideoElement) => element.paused);
  // In reduced motion it does not play by itself, and nothing says 0:00.
  await expect(figure).toHaveText('');
  expect(await isPaused()).toBe(true);
  const position = figure.getByRole('slider', { name: 'Position in the film' });
  await expect(position).toHaveCount(0);
  await figure.getByRole('button', { name: 'Play the film' }).press('Enter');
  await expect.poll(isPaused).toBe(false);
  await expect(position).toHaveAttribute('aria-valuetext', / of 14 seconds$/);
  await figure.getByRole('button', { name: 'Pause the film' }).press('Space');
  await expect.poll(isPaused).toBe(true);
  await position.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', '0 of 14 seconds');
  await position.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', '14 of 14 seconds');
  const play = figure.getByRole('button', { name: 'Play the film' });
  expect((await play.boundingBox())?.height).toBeGreaterThan(44);
});

test('no word is hidden when every lazy chunk is blocked', async ({ page, open }) => {
  const html = readFileSync(resolve(import.meta.dirname, '../../dist/index.html'), 'utf8');
  const first = new Set(html.match(/\/assets\/[\w-]+\.js/g));
  const blocked: string[] = [];
  // Answers without their code are not what was prerendered, which React reports.
  allowFault(/ERR_FAILED .*\/assets\/.*\.js|React error #418/);
  await page.route('**/assets/*.js*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (first.has(pathname)) return route.continue();
    blocked.push(pathname);
    return route.abort();
  });
  await open('/', inMotion);
  await scrollThrough(page);
  expect(blocked.some((path) => path.includes('framer'))).toBe(true);
  expect(blocked.some((path) => path.includes('accordion'))).toBe(true);
  // Makes sure that this is not an error screen, on which no word is hidden either.
  await expect(page.getByText('Expect initial results within 30–60 days.')).toBeVisible();
  expect(await hiddenWords(page)).toEqual([]);
});

test('every word of home can be seen once it has been scrolled through, and in print at once', async ({
  page,
  open,
}) => {
  await open('/', inMotion);
  await firstInput(page);
  await expect(pinned(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // Print shows no buttons and no film.
  const except = 'a:not(p a), button, nav, figure:has(video), #counter';
  await expect.poll(() => hiddenWords(page, { except })).toEqual([]);
  // All questions have one place when pinned on the screen; in print each has its own.
  const places = await whatIf(page)
    .locator('ol > li h3')
    .evaluateAll((titles) =>
      titles.map((one) => {
        const { left, top } = one.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(top)}`;
      }),
    );
  expect(new Set(places).size).toBe(4);
  await page.emulateMedia({ media: 'screen' });
  // Pinned, the page is longer.
  await expect(pinned(page)).toHaveCount(1);
  await scrollThrough(page);
  await expect.poll(() => hiddenWords(page, { except: unread })).toEqual([]);
});

test('what an address leads to below the pinned questions stays there when they are pinned, and let go', async ({
  page,
  open,
}) => {
  const section = page.locator('#faq');
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  await open('/', inMotion);
  await expect(pinned(page)).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = 'faq';
  });
  // Below the header bar.
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  const before = await top();
  expect(before).toBeLessThan(120);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pinned(page)).toHaveCount(0);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

/** Index of the question on top a third down the left half of the screen. */
const seenQuestion = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('#what-if ol > li')];
    const seen = document.elementsFromPoint(innerWidth / 4, innerHeight / 3);
    return items.indexOf(seen.find((element) => items.includes(element)) as Element);
  });

test('the question that is read stays when motion is switched, and the stage waits until it is unseen', async ({
  page,
  open,
}) => {
  await open('/', { motion: 'reduced' });
  // The questions are a plain list in reduced motion.
  await expect(pinned(page)).toHaveCount(0);
  const third = whatIf(page).locator('ol > li').nth(2);
  await third.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
  await expect.poll(() => seenQuestion(page)).toBe(2);
  await expect(third.locator('h3')).toBeInViewport({ ratio: 1 });
  await page.waitForTimeout(1000);
  await expect(pinned(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(pinned(page)).toHaveCount(1);
});

for (const size of [
  [1440, 900],
  [390, 844],
] as [number, number][]) {
  test(`who scrolls before the code has come reads all four questions, and nothing shifts, ${size[0]} px`, {
    tag: '@push',
  }, async ({ page, open }) => {
    const release = await holdBack(page, /\/assets\/(?:framer|questions)-/);
    await open('/', { experience: 'simplified', size });
    const section = whatIf(page);
    const items = section.locator('ol > li');
    const screens = size[0] < 1024 ? 0.75 : screensPerQuestion;
    const goTo = (index: number) =>
      section.evaluate(
        (element, distance) => {
          const top = element.getBoundingClientRect().top + scrollY;
          scrollTo({ top: top + distance * innerHeight, behavior: 'instant' });
        },
        index * screens + 0.02,
      );
    for (const index of [0, 1, 2, 3]) {
      await goTo(index);
      await expect.poll(() => seenQuestion(page)).toBe(index);
      await expect(items.nth(index).locator('h3')).toBeInViewport({ ratio: 1 });
      await expect(items.nth(index).locator('.what-if-picture')).toBeInViewport({ ratio: 0.9 });
    }
    await goTo(1);
    const place = () =>
      items
        .nth(1)
        .evaluate((item) => [item.getBoundingClientRect().top, document.body.scrollHeight]);
    const before = await place();
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-offscreen-sections', 'skipped');
    await page.waitForTimeout(1000);
    expect(await place()).toEqual(before);
    expect(await seenQuestion(page)).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(pinned(page)).toHaveCount(1);
  });
}

test('content that a jump to the end passes is visible when scrolling back', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/', inMotion);
  const hidden = () => hiddenWords(page, { except: unread });
  await scrollUntilHidden(page, hidden);
  // The glide of the wheel may take the page away from the end again.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => innerHeight + scrollY + 2 >= document.body.scrollHeight)).toBe(
      true,
    );
    expect(await hidden()).toEqual([]);
  }).toPass();
});

test('after choosing reduced motion in the middle of a page, the rest of it does not move', async ({
  page,
  open,
}) => {
  await open('/', inMotion);
  const hidden = () => hiddenWords(page);
  await scrollUntilHidden(page, hidden);
  // The address has priority over the visitor's choice, so its query is removed.
  await page.evaluate(() => history.replaceState(history.state, '', '/'));
  await page
    .getByRole('button', { name: /Motion/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-experience', 'simplified');
  await expect.poll(hidden).toEqual([]);
});

for (const size of [
  [390, 844],
  [320, 576],
  [834, 1112],
] as [number, number][]) {
  test(`on a narrow screen of ${size.join(' by ')} the questions are pinned, their picture above them`, async ({
    page,
    open,
  }) => {
    await open('/', { ...inMotion, size });
    await expect(pinned(page)).toHaveCount(1);
    const questions = pinned(page).locator('ol > li');
    for (const index of [0, 1, 2, 3]) {
      await scrollToQuestion(page, index, 0.5, 0.5);
      const question = questions.nth(index);
      await expect(question).toHaveAttribute('data-active', 'true');
      await expect(question.locator('[data-ending]')).toHaveCSS('opacity', '1');
      const picture = await question.locator('[data-scene-view]').boundingBox();
      const words = await question.locator('h3').boundingBox();
      const dots = await pinned(page).getByRole('button').first().boundingBox();
      expect(picture!.width).toBeGreaterThanOrEqual(size[0] - 20);
      expect(words!.y).toBeGreaterThanOrEqual(picture!.y + picture!.height);
      expect(dots!.y).toBeGreaterThanOrEqual(words!.y + words!.height - 1);
      expect(dots!.y + dots!.height).toBeLessThanOrEqual(size[1]);
    }
    // After the last, the four accents are one dot.
    await scrollToQuestion(page, 3, 1, 0.5);
    const middles = () =>
      pinned(page)
        .getByRole('button')
        .evaluateAll((dots) => dots.map((dot) => Math.round(dot.getBoundingClientRect().x)));
    await expect.poll(async () => new Set(await middles()).size).toBe(1);
  });
}

test('the question that is read stays when a resize changes the layout of the pinned ones', async ({
  page,
  open,
}) => {
  await open('/', { ...inMotion, size: [1280, 900] });
  await expect(pinned(page)).toHaveCount(1);
  const third = pinned(page).locator('ol > li').nth(2);
  await scrollToQuestion(page, 2, 0.5);
  await expect(third).toHaveAttribute('data-active', 'true');
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => pinned(page).evaluate((element) => element.clientHeight))
      .toBe(width < 1024 ? 2700 : 3780);
    await expect(third).toHaveAttribute('data-active', 'true');
  }
  // A low screen gets the list.
  await page.setViewportSize({ width: 820, height: 500 });
  await expect(pinned(page)).toHaveCount(0);
});

test('dark ground becomes paper along an arch, which scrolls back and leaves nothing behind', async ({
  page,
  open,
}) => {
  await open('/', inMotion);
  const sheet = page.locator('#process');
  const ridges = page.locator('.paper-ridge');
  const scrollTo = (screensBelow: number) =>
    sheet.evaluate((element, share) => {
      const top = element.getBoundingClientRect().top + scrollY;
      window.scrollTo({ top: top - share * innerHeight, behavior: 'instant' });
    }, screensBelow);
  await scrollTo(1.5);
  await expect(ridges).toHaveCount(3);
  await scrollTo(0.9);
  await expect(sheet).toHaveCSS('clip-path', /round 50% 50% 0px 0px \/ (?!0px)/);
  await scrollTo(0.3);
  await expect(sheet).toHaveCSS('clip-path', /\/ 0px/);
  await scrollTo(0.9);
  await expect(sheet).toHaveCSS('clip-path', /round 50% 50% 0px 0px \/ (?!0px)/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(sheet).toHaveCSS('clip-path', 'none');
  await expect(ridges).toHaveCount(0);
});

test('the figure of the first role rolls in on the screen, once', async ({ page, open }) => {
  await open('/', inMotion);
  const digit = page.locator('.role-column').first();
  const scrollTo = (screensBelow: number) =>
    page.locator('#buyers').evaluate((element, share) => {
      const top = element.getBoundingClientRect().top + scrollY;
      window.scrollTo({ top: top - share * innerHeight, behavior: 'instant' });
    }, screensBelow);
  await scrollTo(1.4);
  await expect(digit).not.toHaveCSS('transform', 'none');
  await scrollTo(0.2);
  await expect(digit).toHaveCSS('transform', 'none');
  await scrollTo(1.4);
  await expect(digit).toHaveCSS('transform', 'none');
});

test('parts of home that the first visit did not reach are visible on a second visit', async ({
  page,
  open,
}) => {
  await open('/', inMotion);
  const before = (await title(page).textContent()) ?? '';
  await followLink(page, '/about');
  await expect(title(page)).not.toHaveText(before);
  await followLink(page, '/');
  for (const part of ['#pipeline ol', '[data-instrument=signal]', '[role=radiogroup]'])
    await expect(page.getByRole('main').locator(part).first()).toBeVisible();
});
