/** Line art below the first screen is in images; see src/scene/line-art.tsx. */

import { block } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

/** Keeps every CSS animation at its start. */
const pauseAnimations = (page: Page) =>
  page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()} * { animation-play-state: paused !important }`;
    await route.fulfill({ response, body });
  });

/** The stream, the core of two sections, and the four steps. */
const count = 7;
const drawings = (page: Page) => page.locator('img.line-art');
const arrived = (page: Page) =>
  expect.poll(() =>
    drawings(page).evaluateAll(
      (all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length,
    ),
  );
const steps = [
  'A wave of signals crossing an array of hexagonal sensors',
  'Plates of a geodesic shell closing around a point of light',
  'A graph in which one lit cause spreads to its effects',
  'Beads on nested rings, waiting at a gate for an answer',
];

test('all come without scrolling', { tag: '@push' }, async ({ page, open }) => {
  await open('/', { motion: 'reduced' });
  await expect(drawings(page)).toHaveCount(count);
  await arrived(page).toBe(count);
  for (const name of steps) await expect(page.getByRole('img', { name })).toHaveCount(1);
});

test('one that does not arrive comes when the network is back', async ({ page, open }) => {
  const isStream = /line-art-signal-.*\.svg/;
  await block(page, isStream);
  await open('/', { motion: 'reduced' });
  await arrived(page).toBe(count - 1);
  await page.unroute(isStream);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await arrived(page).toBe(count);
});

/** Beginnings of the arrival's animations, by body (object of the scene) or label, in milliseconds. */
const beginnings = (page: Page) =>
  page.locator('.home-hero').evaluate((hero) => {
    const begins: Record<string, number> = {};
    for (const { effect } of hero.getAnimations({ subtree: true })) {
      const { target } = effect as KeyframeEffect;
      const body = target?.getAttribute('data-body');
      const label = target?.parentElement?.dataset.node;
      const delay = Number(effect?.getComputedTiming().delay);
      if (body) begins[body] = delay;
      else if (label) begins[`${label} label`] = delay;
    }
    return begins;
  });

test('the arrival draws each body as the light reaches it, then its label, and an input ends it', async ({
  page,
  open,
}) => {
  await pauseAnimations(page);
  await open('/', { motion: 'full', experience: 'simplified' });
  const begins = await beginnings(page);
  const order = ['core', 'edge', 'shield', 'learning', 'agents'].map((id) => begins[id] ?? -1);
  expect(order[0]).toBe(0);
  for (const [index, begin] of order.slice(1).entries())
    expect(begin).toBeGreaterThan(order[index]!);
  for (const id of ['edge', 'shield', 'learning', 'agents'])
    expect(begins[`${id} label`], id).toBeGreaterThan(begins[id]!);
  const light = page.locator('.home-hero [data-arrival]');
  await expect(light).toHaveCSS('visibility', 'visible');
  // The code that listens comes after hydration.
  await expect(page.locator('[data-touched]')).toBeAttached();
  await page.keyboard.press('Shift');
  await expect(light).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('.home-hero [data-node="agents"] > span')).toHaveCSS('opacity', '1');
});
