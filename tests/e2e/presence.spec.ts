/** What comes and goes: dropdowns, panels of the diagram, the search dialog, the menu, answers. */
import { handled } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

interface Part {
  path: string;
  size?: readonly [number, number];
  selector: string;
  property: 'opacity' | 'clipPath';
  open: (page: Page) => Promise<void>;
}

const toggleMenu = (page: Page) =>
  page.locator('header').getByRole('button', { name: 'Toggle mobile menu' }).first().click();

const parts: Record<string, Part> = {
  'a dropdown': {
    path: '/about',
    size: [1440, 900],
    selector: '[data-menu] > div',
    property: 'opacity',
    open: (page) => page.locator('[data-menu] button').first().click(),
  },
  'the menu': {
    path: '/about',
    size: [390, 844],
    selector: 'dialog > nav',
    property: 'clipPath',
    open: toggleMenu,
  },
};

/** Holds every animation that begins early in its course, while `window.holds` is true. */
const holdAnimations = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    const state = { holds: false, held: [] as Animation[] };
    Object.assign(window, { state });
    Element.prototype.animate = function (...input) {
      const animation = animate.apply(this, input);
      // After framer-motion has set the time at which it begins.
      if (state.holds)
        queueMicrotask(() => {
          // What follows the scroll position has no time.
          if (animation.timeline !== document.timeline) return;
          animation.pause();
          animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 10;
          state.held.push(animation);
        });
      return animation;
    };
  });

const setHolds = (page: Page, holds: boolean) =>
  page.evaluate((next) => {
    const { state } = window as unknown as { state: { holds: boolean; held: Animation[] } };
    state.holds = next;
    for (const animation of state.held.splice(0)) if (!next) animation.play();
  }, holds);

/** Values of the part's opacity or clip path; empty if it is not there. */
const valuesOf = (page: Page, { selector, property }: Part) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
      property,
    );

/** Whether a value is neither that of the part's end nor that of its absence. */
const isBetween = (value = '') =>
  value.startsWith('inset')
    ? !/^inset\(0%\)$|100%/.test(value)
    : Number(value) > 0 && Number(value) < 1;

const isInert = (page: Page, { selector }: Part) =>
  page.locator(selector).evaluate((element) => element.closest('[inert]') !== null);

/** The files of the code that animates, if they have been fetched. */
const loadedParts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('presence-parts')),
  );

for (const [name, part] of Object.entries(parts)) {
  const { path, size, selector, open: press } = part;
  const conditions = { experience: 'simplified', ...(size && { size }) } as const;

  test(`${name} comes and goes, and turns round where it stands`, async ({ page, open }) => {
    await holdAnimations(page);
    await open(path, conditions);
    // Its movement comes after hydration; until then it appears and vanishes at once.
    await expect(async () => {
      await setHolds(page, true);
      await press(page);
      await expect(page.locator(selector)).toHaveCount(1);
      const [value] = await valuesOf(page, part);
      if (!isBetween(value)) {
        await setHolds(page, false);
        await page.keyboard.press('Escape');
        await expect(page.locator(selector)).toHaveCount(0);
      }
      expect(isBetween(value), value).toBe(true);
    }).toPass();
    expect(await isInert(page, part)).toBe(false);
    await setHolds(page, false);
    await expect.poll(() => valuesOf(page, part)).toEqual([expect.stringMatching(/^(1|none)$/)]);

    await setHolds(page, true);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await valuesOf(page, part)).every(isBetween)).toBe(true);
    expect(await isInert(page, part)).toBe(true);
    expect(
      await page.evaluate(() => document.activeElement?.closest('[inert], dialog') ?? null),
    ).toBeNull();

    await press(page);
    await expect.poll(() => isInert(page, part)).toBe(false);
    await setHolds(page, false);
    await expect.poll(() => valuesOf(page, part)).toEqual([expect.stringMatching(/^(1|none)$/)]);
    await page.keyboard.press('Escape');
    await expect(page.locator(selector)).toHaveCount(0);
  });

  test(`${name} appears and vanishes at once in reduced motion`, async ({ page, open }) => {
    await holdAnimations(page);
    await open(path, { ...conditions, motion: 'reduced' });
    await setHolds(page, true);
    for (const _ of [1, 2]) {
      await expect(async () => {
        await press(page);
        await expect(page.locator(selector)).toBeVisible({ timeout: 5000 });
      }).toPass();
      expect(await valuesOf(page, part)).toEqual([expect.stringMatching(/^(1|none)$/)]);
      await page.keyboard.press('Escape');
      await expect(page.locator(selector)).toHaveCount(0);
    }
    expect(await loadedParts(page)).toEqual([]);
  });
}

test('a part that is open when its movement comes, or when motion is reduced, stays as it is', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/about', { experience: 'simplified', motion: 'reduced' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('pricing');
  for (const reducedMotion of ['no-preference', 'reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect.poll(() => loadedParts(page)).not.toEqual([]);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('pricing');
  }
});

test('an answer that closes is inert, and afterwards can be found again', async ({
  page,
  open,
}) => {
  await open('/');
  const headers = page.locator('#faq h3').getByRole('button');
  await headers.first().scrollIntoViewIfNeeded();
  await handled(headers);
  const answer = page.locator('#faq [data-findable]').first();
  await headers.first().click();
  await expect(answer).not.toHaveAttribute('hidden');
  /** Whether it was inert before it was hidden. */
  const wasInert = answer.evaluate(
    (element) =>
      new Promise((resolve) => {
        let isInert = false;
        new MutationObserver(() => {
          isInert ||= element.hasAttribute('inert');
          if (element.hasAttribute('hidden')) resolve(isInert);
        }).observe(element, { attributes: true });
      }),
  );
  await headers.nth(1).click();
  expect(await wasInert).toBe(true);
  await expect(answer).toHaveAttribute('hidden', 'until-found');
  await expect(answer).not.toHaveAttribute('inert');
});
