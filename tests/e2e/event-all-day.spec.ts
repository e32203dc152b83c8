/**
 * Event mode through a whole day: lost graphics contexts, a sleeping screen, and visitors who
 * press.
 */

import { stops } from '../../src/content/event-tour.ts';
import { expect, test } from './support/test.ts';

test('the screen is kept awake, and again after it was hidden', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { held: WakeLockSentinel[] };
    counted.held = [];
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type);
      counted.held.push(lock);
      return lock;
    };
  });
  const held = () =>
    page.evaluate(() =>
      (window as unknown as { held: WakeLockSentinel[] }).held.map(({ released }) => !released),
    );
  await open('/', { event: {} });
  await expect.poll(held).toEqual([true]);
  const release = () =>
    page.evaluate(() => (window as unknown as { held: WakeLockSentinel[] }).held.at(-1)?.release());
  const show = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // The browser releases the lock when the screen sleeps, and tells that it is visible again.
  await release();
  await show();
  await expect.poll(held).toEqual([false, true]);
  // The system releases it, and the page stays visible.
  await release();
  await expect.poll(held).toEqual([false, false, true]);
  // A change of visibility requests no second lock.
  for (let count = 0; count < 6; count += 1) await show();
  await page.waitForTimeout(200);
  expect(await held()).toEqual([false, false, true]);
});

test('the first press enters full screen; after a visitor leaves it, no press enters it again', async ({
  page,
  open,
  event,
}) => {
  await open('/', { event: {} });
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const press = () => page.mouse.click(20, 400);
  expect(await isFull()).toBe(false);
  await press();
  await expect.poll(isFull).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(isFull).toBe(false);
  await press();
  // A presentation ends on the page where it began; that is also no reason to fill the screen.
  await event.present();
  await expect(event.title).toBeVisible();
  expect(await isFull()).toBe(false);
});

test('a screen that is plugged out and in again, or turned, keeps its stop, whole', async ({
  page,
  open,
  event,
}) => {
  // Each stop is checked on three screens.
  test.slow();
  /** Texts and controls of the stage that are outside of the screen. */
  const cut = () =>
    event.stage.locator('h2 > span, p, footer, button, [role=img]').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return inside ? [] : [part.textContent || part.ariaLabel];
      }),
    );
  await open('/', { event: {} });
  await event.present();
  for (const [index, { lines }] of stops.entries()) {
    await page.keyboard.press(String(index + 1));
    const title = lines.join(' ');
    for (const size of [
      { width: 1080, height: 1920 },
      { width: 2560, height: 720 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      await expect(event.title).toHaveText(title);
      expect(await event.stage.boundingBox()).toMatchObject(size);
      await expect.poll(cut, `${title} at ${size.width}`).toEqual([]);
    }
  }
});

test.describe('a screen that can be touched', () => {
  test.use({ hasTouch: true });

  test('event mode: a touch at the last stop sends a signal; left alone it is as it was at first', async ({
    page,
    open,
    event,
  }) => {
    // The test waits for the whole tour and for two idle times of eight seconds.
    test.slow();
    // At this pace a stop ends before the test can see it and react, so the page itself presses as
    // soon as the last stop is shown.
    await open('/about', { event: { idle: 80, pace: 10 } });
    const root = page.locator('[data-instrument=signal]');
    const invitation = await page.evaluate(
      (stop) =>
        new Promise<string>((done) => {
          const look = () => {
            const stage = document.querySelector(`[data-stop="${stop}"]`);
            if (!stage?.checkVisibility()) return requestAnimationFrame(look);
            const words = document.body.textContent ?? '';
            dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
            done(words);
          };
          look();
        }),
      stops.length - 1,
    );
    expect(invitation).toContain('Touch to send a signal');
    await expect(root).toHaveAttribute('data-run', 'running');
    await event.expectState('attract');
    await expect(root).toHaveAttribute('data-run', 'idle');
    await page.keyboard.press('x');
    await event.expectState('ready');
    await expect(page).toHaveURL('/');
  });
});
