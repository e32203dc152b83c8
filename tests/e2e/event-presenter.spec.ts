/** Event mode under manual control: a presenter's keys and touch, links, and how to leave. */

import { violations } from '../../scripts/lib/measure/axe.ts';
import { stops } from '../../src/content/event-tour.ts';
import { expectState, openEvent, present, stopTitle } from './support/event.ts';
import { field } from './support/form.ts';
import { handled } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, test } from './support/test.ts';

const titles = stops.map(({ lines }) => lines.join(' '));

test('keys and a clicker drive the stops', async ({ page }) => {
  await openEvent(page, '/solutions');
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
  });
  await present(page);
  const at = (index: number) => expect(stopTitle(page)).toHaveText(titles[index] ?? '');
  await at(0);
  let index = 0;
  for (const key of ['ArrowRight', 'PageDown', ' ', 'ArrowDown']) {
    await page.keyboard.press(key);
    index += 1;
    await at(index);
  }
  for (const key of ['ArrowLeft', 'PageUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    index -= 1;
    await at(index);
  }
  await page.keyboard.press(String(titles.length));
  await at(titles.length - 1);
  await page.keyboard.press('ArrowRight');
  await at(0);
  await page.keyboard.press('3');
  const blank = page.locator('.exhibit-blank');
  for (const key of ['b', '.']) {
    await page.keyboard.press(key);
    await expect(blank).toBeVisible();
    await page.keyboard.press(key);
    await expect(blank).toHaveCount(0);
    await at(2);
  }
  await expect(page.getByRole('status').filter({ hasText: titles[2] ?? '' })).toHaveCount(1);
  await page.keyboard.press('F5');
  await at(0);
  await page.keyboard.press('Escape');
  await expectState(page, 'ready');
  // F5 did not reload the page, and the page was not left.
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  expect(new URL(page.url()).pathname).toBe('/solutions');
  // This key opens home and starts its run.
  await page.keyboard.press('s');
  await expect(page.locator('[data-instrument=signal]')).toHaveAttribute('data-run', 'running');
  await expect(page.getByRole('heading', { name: 'Follow one signal' })).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

test('a tour that begins takes the focus to its stage, and Tab to its controls', async ({
  page,
}) => {
  await openEvent(page);
  await page.getByRole('button', { name: 'Take the tour' }).press('Enter');
  await expectState(page, 'presenting');
  await expect(page.getByRole('region', { name: 'Tour' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.exhibit-progress button').first()).toBeFocused();
});

for (const [width, height] of [
  [1280, 720],
  [1080, 1920],
] as const) {
  test(`fingers drive the stops at ${width} × ${height}`, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width, height } });
    const page = await context.newPage();
    await openEvent(page);
    await page.getByRole('button', { name: 'Take the tour' }).tap();
    await expectState(page, 'presenting');
    const stage = page.getByRole('region', { name: 'Tour' });
    for (const button of await stage.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(48);
      expect(box?.height).toBeGreaterThanOrEqual(48);
    }
    await stage.getByRole('button', { name: 'Next stop' }).tap();
    await expect(stopTitle(page)).toHaveText(titles[1] ?? '');
    await stage.getByRole('button', { name: 'Stop 5' }).tap();
    await expect(stopTitle(page)).toHaveText(titles[4] ?? '');
    await stage.getByRole('button', { name: 'Previous stop' }).tap();
    await expect(stopTitle(page)).toHaveText(titles[3] ?? '');
    await stage.getByRole('button', { name: 'End the tour' }).tap();
    await expectState(page, 'ready');
    await context.close();
  });
}

test('a form keeps its keys', { tag: '@push' }, async ({ page }) => {
  await openEvent(page, '/contact');
  const challenge = field(page, 'challenge');
  await challenge.pressSequentially('b 3. ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(challenge).toHaveValue('b 3. ');
  await expectState(page, 'ready');
});

test('a link that leads away shows a code and gives the focus back', async ({ page, context }) => {
  await openEvent(page, '/contact');
  const link = page.getByRole('main').getByRole('link', { name: /LinkedIn/ });
  await handled(link);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Take it with you' });
  await expect(dialog.getByRole('img', { name: /linkedin\.com/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expectState(page, 'ready');

  await page.locator('footer a[href^="mailto:"]').click();
  await expect(dialog.getByRole('img', { name: /mailto:/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the site' }).click();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toContain(`${base()}/contact`);
  expect(context.pages()).toHaveLength(1);
});

test('Escape, held for two seconds, leaves; a short press does not', { tag: '@push' }, async ({
  page,
}) => {
  await page.clock.install();
  await openEvent(page, '/about');
  await page.keyboard.press('Escape');
  await page.clock.fastForward(3000);
  await expectState(page, 'ready');

  await page.keyboard.down('Escape');
  await page.clock.fastForward(1000);
  await expect(page.getByText('Keep holding Escape')).toBeVisible();
  await page.keyboard.up('Escape');
  await page.clock.fastForward(3000);
  await expectState(page, 'ready');

  await page.keyboard.down('Escape');
  await page.clock.fastForward(2500);
  await expect(page.locator('html')).not.toHaveAttribute('data-event', /./);
  await page.keyboard.up('Escape');
  await expect(page).toHaveURL(`${base()}/about`);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('event');
});
