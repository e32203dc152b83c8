/** Event mode under manual control: a presenter's keys and touch, links, and how to leave. */

import { violations } from '../../scripts/lib/measure/axe.ts';
import { stops } from '../../src/content/event-tour.ts';
import { handled } from './support/page.ts';
import { expect, test } from './support/test.ts';

const titles = stops.map(({ lines }) => lines.join(' '));

test('keys and a clicker drive the stops', async ({ page, open, event }) => {
  await open('/solutions', { event: {} });
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
  });
  await event.present();
  const at = (index: number) => expect(event.title).toHaveText(titles[index] ?? '');
  await at(0);
  let index = 0;
  for (const [keys, by] of [
    [['ArrowRight', 'PageDown', ' ', 'ArrowDown'], 1],
    [['ArrowLeft', 'PageUp', 'ArrowUp'], -1],
  ] as const) {
    for (const key of keys) {
      await page.keyboard.press(key);
      index += by;
      await at(index);
    }
  }
  await page.keyboard.press(String(titles.length));
  await at(titles.length - 1);
  await page.keyboard.press('ArrowRight');
  await at(0);
  await page.keyboard.press('3');
  // A blank screen covers everything, and is silent.
  const spoken = page.getByRole('status').filter({ hasText: titles[2] ?? '' });
  const inTheMiddle = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);
  for (const key of ['b', '.']) {
    await page.keyboard.press(key);
    await expect.poll(inTheMiddle).toBe('');
    await expect(spoken).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(spoken).toHaveCount(1);
    await at(2);
  }
  await page.keyboard.press('F5');
  await at(0);
  await page.keyboard.press('Escape');
  await event.expectState('ready');
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
  open,
  event,
}) => {
  await open('/', { event: {} });
  await page.getByRole('button', { name: 'Take the tour' }).press('Enter');
  await event.expectState('presenting');
  await expect(event.stage).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(event.stage.getByRole('button').first()).toBeFocused();
});

test.describe('fingers', () => {
  test.use({ hasTouch: true });
  for (const size of [
    [1280, 720],
    [1080, 1920],
  ] as const) {
    test(`drive the stops at ${size.join(' × ')}`, async ({ page, open, event }) => {
      await open('/', { event: {}, size });
      await page.getByRole('button', { name: 'Take the tour' }).tap();
      await event.expectState('presenting');
      for (const button of await event.stage.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(48);
        expect(box?.height).toBeGreaterThanOrEqual(48);
      }
      for (const [name, stop] of [
        ['Next stop', 1],
        ['Stop 5', 4],
        ['Previous stop', 3],
      ] as const) {
        await event.stage.getByRole('button', { name }).tap();
        await expect(event.title).toHaveText(titles[stop] ?? '');
      }
      await event.stage.getByRole('button', { name: 'End the tour' }).tap();
      await event.expectState('ready');
    });
  }
});

test('a form keeps its keys', { tag: '@push' }, async ({ page, open, event, form }) => {
  await open('/contact', { event: {} });
  const challenge = form.field('challenge');
  await challenge.pressSequentially('b 3. ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(challenge).toHaveValue('b 3. ');
  await event.expectState('ready');
});

test('a link that leads away shows a code and gives the focus back', async ({
  page,
  open,
  event,
  context,
}) => {
  await open('/contact', { event: {} });
  const link = page.getByRole('main').getByRole('link', { name: /LinkedIn/ });
  await handled(link);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Take it with you' });
  await expect(dialog.getByRole('img', { name: /linkedin\.com/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await event.expectState('ready');

  await page.getByRole('contentinfo').locator('[href^="mailto:"]').click();
  await expect(dialog.getByRole('img', { name: /mailto:/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the site' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(context.pages()).toHaveLength(1);
});

test('Escape, held for two seconds, leaves; a short press does not', { tag: '@push' }, async ({
  page,
  open,
  event,
}) => {
  await open('/about', { event: {}, clock: 'installed' });
  await page.keyboard.press('Escape');
  await page.clock.fastForward(3000);
  await event.expectState('ready');

  await page.keyboard.down('Escape');
  await page.clock.fastForward(1000);
  await expect(page.getByText('Keep holding Escape')).toBeVisible();
  await page.keyboard.up('Escape');
  await page.clock.fastForward(3000);
  await event.expectState('ready');

  await page.keyboard.down('Escape');
  await page.clock.fastForward(2500);
  await expect(page.locator('html')).not.toHaveAttribute('data-event', /./);
  await page.keyboard.up('Escape');
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('event');
});
