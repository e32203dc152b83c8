/**
 * Event mode through a whole day: lost graphics contexts, a sleeping screen, and visitors who
 * press.
 */

import { stops } from '../../src/content/event-tour.ts';
import { expectState, openEvent, openTour, present, stopTitle } from './support/event.ts';
import { recordStates, states } from './support/scene.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

test.describe('the graphics context', () => {
  test.use({ viewport: { width: 640, height: 420 } });
  test.describe.configure({ timeout: 120_000 });

  test('lost in the middle of the tour: the tour goes on, with the drawing until it is back', async ({
    page,
  }) => {
    await recordStates(page);
    await openTour(page, '&idle=5&pace=4&experience=full&tier=4&debug');
    const stop = () => page.locator('[data-stop]').getAttribute('data-stop');
    for (const after of [/ live lost live$/, / live lost live lost live$/, / drawing$/]) {
      await expect
        .poll(() => page.evaluate(() => window.suiteScene?.stats().frames), { timeout: 60_000 })
        .toBeTruthy();
      const before = await stop();
      await page.evaluate(() => window.suiteScene?.loseContext());
      await expect.poll(() => states(page), { timeout: 60_000 }).toMatch(after);
      await expect.poll(stop, { timeout: 30_000 }).not.toBe(before);
      await expectState(page, 'attract');
    }
    await expect(page.locator('.exhibit-drawing')).toBeVisible();
  });
});

test('the screen is kept awake, and again after it was hidden', { tag: '@push' }, async ({
  page,
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
  await openEvent(page);
  await expect.poll(held).toEqual([true]);
  // Does what the browser does when the screen sleeps.
  await page.evaluate(async () => {
    await (window as unknown as { held: WakeLockSentinel[] }).held[0]?.release();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(held).toEqual([false, true]);
});

test('the first press enters full screen; after a visitor leaves it, no press enters it again', async ({
  page,
}) => {
  await openEvent(page);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const press = () => page.mouse.click(20, 400);
  expect(await isFull()).toBe(false);
  await press();
  await expect.poll(isFull).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(isFull).toBe(false);
  await press();
  // A presentation ends on the page where it began; that is also no reason to fill the screen.
  await present(page);
  await expect(stopTitle(page)).toBeVisible();
  expect(await isFull()).toBe(false);
});

/** Texts and controls of the stage that are outside of the screen. */
const cut = (page: Page) =>
  page.getByRole('region', { name: 'Tour' }).evaluate((stage) =>
    [...stage.querySelectorAll('h2 > span, p, .exhibit-code, footer, button')].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return inside ? [] : [part.className || part.textContent];
    }),
  );

test('a screen that is plugged out and in again, or turned, keeps its stop, whole', async ({
  page,
}) => {
  // Each stop is checked on three screens.
  test.slow();
  await openEvent(page);
  await present(page);
  for (const [index, { lines }] of stops.entries()) {
    await page.keyboard.press(String(index + 1));
    const title = lines.join(' ');
    for (const size of [
      { width: 1080, height: 1920 },
      { width: 2560, height: 720 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      await expect(stopTitle(page)).toHaveText(title);
      expect(await page.getByRole('region', { name: 'Tour' }).boundingBox()).toMatchObject(size);
      await expect.poll(() => cut(page), `${title} at ${size.width}`).toEqual([]);
    }
  }
});

test.describe('a screen that can be touched', () => {
  test.use({ hasTouch: true });

  test('event mode: a touch at the last stop sends a signal; left alone it is as it was at first', async ({
    page,
  }) => {
    // The test waits for the whole tour and for two idle times of eight seconds.
    test.slow();
    // At this pace a stop ends before the test can see it and react, so the page itself presses as
    // soon as the last stop is shown.
    await openEvent(page, '/about', '&idle=80&pace=10');
    const root = page.locator('[data-instrument=signal]');
    const invitation = await page.evaluate(
      (stop) =>
        new Promise<string>((done) => {
          const look = () => {
            const stage = document.querySelector(`.exhibit-stage[data-stop="${stop}"]`);
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
    await expect(root).toHaveAttribute('data-run', 'running', { timeout: 8000 });
    await expectState(page, 'attract');
    await expect(root).toHaveAttribute('data-run', 'idle');
    await page.keyboard.press('x');
    await expectState(page, 'ready');
    await expect(page).toHaveURL(`${base()}/`);
  });
});
