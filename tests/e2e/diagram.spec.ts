import { offering, offerings } from '../../src/content/suite.ts';
import { screenPositions } from '../../src/scene/scene-store.ts';
import { forwardShare, spreadShare } from '../../src/scene/shared/reactions.ts';
import { handled } from './support/page.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

/** The opening of home, with the diagram of the suite. */
const opening = (page: Page) => page.getByRole('main').locator('section').first();
const node = (page: Page, name: string) => opening(page).getByRole('button', { name, exact: true });
/** The box of the drawing and the scene, which holds the nodes. */
const picture = (page: Page) => page.locator('[data-diagram] [data-scene-view]');
const panel = (page: Page) => page.locator('[data-node-panel]:not([inert]):visible');
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};
const centre = async (locator: Locator) => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
};
/** Middle and radius of the core. */
async function coreOf(page: Page) {
  const frame = await boxOf(picture(page));
  const { x, y, radius } = screenPositions.core;
  return {
    x: frame.x + (frame.width * x) / 100,
    y: frame.y + (frame.height * y) / 100,
    radius: (frame.width * radius) / 100,
  };
}
/** A point outside all nodes and panels. */
const away = { x: 8, y: 790 } as const;

const { edge: first, shield: second } = offering;

test('pointing at a node opens its panel, at another one the other’s, leaving clears it', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/');
  await expect(panel(page)).toHaveCount(0);
  for (const { name, benefit, description, href } of offerings) {
    await node(page, name).hover();
    await expect(panel(page)).toHaveCount(1);
    for (const text of [name, benefit, description]) {
      await expect(panel(page).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(panel(page).getByRole('link')).toHaveAttribute('href', href);
    await expect(node(page, name)).toHaveAttribute('aria-expanded', 'true');
    if (name === second.name) continue;
    await page.mouse.move(away.x, away.y);
    await expect(panel(page)).toHaveCount(0);
    await expect(node(page, name)).toHaveAttribute('aria-expanded', 'false');
  }
  await node(page, first.name).hover();
  await expect(panel(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a node that a scroll carries under a pointer at rest opens once the pointer moves', async ({
  page,
  open,
}) => {
  await open('/');
  const { x, y } = await centre(node(page, first.name));
  await page.mouse.move(x, y - 150);
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
  await expect
    .poll(() => node(page, first.name).evaluate((button) => button.matches(':hover')))
    .toBe(true);
  await expect(panel(page)).toHaveCount(0);
  await page.mouse.move(x + 1, y - 150);
  await expect(panel(page)).toHaveCount(1);
});

test('focus opens, Escape clears, and Enter opens again', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/');
  await node(page, first.name).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(node(page, first.name)).toBeFocused();
  await expect(panel(page)).toContainText(first.benefit);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(first.benefit);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(node(page, first.name)).toBeFocused();
});

test('Tab leads from each node into its own panel, and on to the next node', async ({
  page,
  open,
}) => {
  await open('/');
  await node(page, first.name).focus();
  for (const { name, href } of offerings) {
    await expect(node(page, name)).toBeFocused();
    await expect(panel(page)).toContainText(name);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', href);
    await expect(panel(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(panel(page)).toHaveCount(0);
});

// Two nodes: the panel of one is beside its node, that of the other across from it.
for (const { name } of [first, offering.learning]) {
  test(`${name}: a pointer as slow as 150 px/s reaches the panel's link`, async ({
    page,
    open,
  }) => {
    await open('/', { size: [1440, 900], clock: 'stopped' });
    await node(page, name).hover();
    const link = panel(page).getByRole('link');
    const [from, to] = [await centre(node(page, name)), await centre(link)];
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 15);
    for (let step = 1; step <= steps; step += 1) {
      await page.clock.runFor(100);
      await page.mouse.move(
        from.x + ((to.x - from.x) * step) / steps,
        from.y + ((to.y - from.y) * step) / steps,
      );
    }
    await expect(panel(page)).toContainText(name);
    await link.click();
    await expect(page).toHaveURL(/\/solutions\/neural-/);
  });
}

/**
 * Names what an open panel covers although it must stay readable, and labels that are not
 * completely on the screen.
 */
const coveredBy = (page: Page) =>
  page.locator('[data-node-panel]:not([inert]):visible').evaluate((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const section = panel.closest('section')!;
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const opened = panel.previousElementSibling;
    const seen = [
      ...[...section.querySelectorAll('h1 > *, p')].map((element) => [element, linesOf(element)]),
      ...[...section.querySelectorAll('a:not([href^="#"]), [data-node] > span')].map((element) => [
        element,
        [element.getBoundingClientRect()],
      ]),
    ] as [Element, DOMRect[]][];
    return seen
      .filter(([element]) => !panel.contains(element) && element.parentElement !== opened)
      .filter(([, boxes]) =>
        boxes.some(
          (box) =>
            box.width > 0 &&
            Math.min(box.right, right) - Math.max(box.left, left) > 0.5 &&
            Math.min(box.bottom, bottom) - Math.max(box.top, top) > 0.5,
        ),
      )
      .map(([element]) => element.textContent);
  });

test('panels stand on the screen and leave core, nodes, words and other labels free', async ({
  page,
  open,
}) => {
  // Fourteen screens, with four panels each.
  test.slow();
  // A panel's place does not depend on movement, and moving is slow on large screens without a
  // graphics card.
  await open('/', { motion: 'reduced' });
  for (const [width, height] of [
    [960, 640],
    [960, 900],
    [1024, 640],
    [1024, 768],
    [1280, 640],
    [1280, 720],
    [1280, 900],
    [1440, 640],
    [1440, 900],
    [1920, 800],
    [1920, 1080],
    [2560, 1080],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const core = await coreOf(page);
    const places = await Promise.all(offerings.map(({ name }) => centre(node(page, name))));
    for (const { id, name } of offerings) {
      const at = `${name}, ${width} × ${height}`;
      await page
        .locator(`[data-node=${id}]`)
        .evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
      await expect(panel(page)).toContainText(name);
      // Agents stands across the core from its panel, over which no line leads.
      const leader = panel(page).locator('[data-leader]');
      await expect(leader).toHaveCSS('display', id === 'agents' ? 'none' : 'inline');
      const box = await boxOf(panel(page));
      expect.soft(box.x, at).toBeGreaterThanOrEqual(0);
      expect.soft(box.y, at).toBeGreaterThan(0);
      expect.soft(box.x + box.width, at).toBeLessThanOrEqual(width);
      // If a window is lower than the panel, the page scrolls.
      if (height >= 720) expect.soft(box.y + box.height, at).toBeLessThanOrEqual(height);
      const distanceTo = ({ x, y }: { x: number; y: number }) =>
        Math.hypot(
          x - Math.max(box.x, Math.min(x, box.x + box.width)),
          y - Math.max(box.y, Math.min(y, box.y + box.height)),
        );
      // A panel may touch the core's rim but must not cover the core.
      expect.soft(distanceTo(core), at).toBeGreaterThan(core.radius * 0.65);
      // While its panel is open, a body is larger.
      const own = await boxOf(node(page, name));
      const opened = ((own.width / 2) * (1 + spreadShare[id])) / (1 - forwardShare[id]);
      expect.soft(distanceTo(await centre(node(page, name))), at).toBeGreaterThan(opened * 0.98);
      if (id !== 'agents') {
        const gap = await leader.evaluate((path: SVGPathElement, { x, y }) => {
          const { left, top } = path.ownerSVGElement!.getBoundingClientRect();
          const length = path.getTotalLength();
          const distances = Array.from({ length: 50 }, (_, step) => {
            const point = path.getPointAtLength((length * step) / 49);
            return Math.hypot(left + point.x - x, top + point.y - y);
          });
          return Math.min(...distances);
        }, core);
        expect.soft(gap, `line of ${at}`).toBeGreaterThan(core.radius);
      }
      const covered = places.filter(
        ({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
      );
      expect.soft(covered, at).toEqual([]);
      expect.soft(await coveredBy(page), at).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
});

test('from 900 px on the words stand beside the diagram, whose labels are wholly on the screen', async ({
  page,
  open,
}) => {
  await open('/', { motion: 'reduced' });
  for (const [width, height] of [
    [900, 600],
    [960, 600],
    [1024, 640],
    [1024, 768],
    [1100, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `${width} × ${height}`;
    const core = await coreOf(page);
    const lead = await boxOf(page.getByRole('heading', { level: 1 }).locator('span').first());
    expect(lead.x + lead.width, at).toBeLessThan(core.x - core.radius);
    expect(core.radius * 2, at).toBeGreaterThan(width * 0.14);
    for (const { id, name } of offerings) {
      const label = await boxOf(page.locator(`[data-node=${id}] > span`));
      expect(label.x, `${name}, ${at}`).toBeGreaterThanOrEqual(0);
      expect(label.y, `${name}, ${at}`).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width, `${name}, ${at}`).toBeLessThanOrEqual(width);
      expect(label.y + label.height, `${name}, ${at}`).toBeLessThanOrEqual(height);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap toggles the panel, a tap elsewhere clears it', { tag: '@push' }, async ({
    page,
    open,
  }) => {
    await open('/');
    await handled(node(page, first.name));
    const tap = (name: string) => node(page, name).tap();
    for (const putAway of [
      () => tap(first.name),
      () => panel(page).getByRole('button', { name: 'Close' }).tap(),
      // The panel covers the headline below; the core between the nodes is never covered.
      () => picture(page).tap(),
    ]) {
      await tap(first.name);
      await expect(panel(page)).toContainText(first.benefit);
      await putAway();
      await expect(panel(page)).toHaveCount(0);
    }
    for (const { name, benefit } of [second, first]) {
      await tap(name);
      await expect(panel(page)).toContainText(benefit);
    }
    const box = await boxOf(panel(page));
    expect(box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await expect(page).toHaveURL('/');
  });

  test('a panel is a sheet from below that cuts no words, at four sizes', async ({
    page,
    open,
  }) => {
    await open('/');
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [320, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const { name, description } of offerings) {
        await page.evaluate(() => scrollTo(0, 0));
        await node(page, name).press('Enter');
        await expect(panel(page)).toContainText(description);
        const { bottom, hidden } = await panel(page).evaluate((element) => ({
          bottom: innerHeight - element.getBoundingClientRect().bottom,
          hidden: element.scrollHeight - element.clientHeight,
        }));
        expect(Math.abs(bottom), name).toBeLessThan(1);
        if (height > 400) expect(hidden, name).toBe(0);
        await panel(page).getByRole('link').scrollIntoViewIfNeeded();
        await expect(panel(page).getByRole('link')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(panel(page)).toHaveCount(0);
      }
    }
  });
});
