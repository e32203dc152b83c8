/**
 * The tour of event mode begins when there was no input for a while and ends at the first input.
 */

import { stops } from '../../src/content/event-tour.ts';
import type { EventMode } from './support/event.ts';
import { overlaps } from './support/overlaps.ts';
import { expect, test } from './support/test.ts';

test('the tour begins after the idle time of the address, input puts it off', {
  tag: '@push',
}, async ({ page, open, event }) => {
  await open('/solutions', { event: { idle: 20 }, clock: 'installed' });
  await page.clock.fastForward(12_000);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(12_000);
  await event.expectState('ready');
  await page.clock.fastForward(12_000);
  await event.expectState('attract');
});

test('it shows every stop with its figure, and a code for the phone, and goes round', async ({
  page,
  open,
  event,
}) => {
  await open('/', { event: { idle: 5, pace: 10, until: 'attract' } });
  const shown = await event.stage.evaluate(async (stage, count) => {
    const words = () => stage.querySelector('h2')?.parentElement?.textContent ?? '';
    const first = words();
    const texts = new Set([first]);
    await new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        texts.add(words());
        if (texts.size < count || words() !== first) return;
        watch.disconnect();
        done();
      });
      watch.observe(stage, { childList: true, subtree: true });
    });
    return [...texts].join('\n');
  }, stops.length);
  for (const { lines, figure } of stops) {
    for (const line of lines) expect(shown).toContain(line);
    if (figure) expect(shown).toContain(figure.value);
  }
  await expect(
    page.getByRole('img', { name: /^Code that leads to https:.*interest=demo$/ }),
  ).toBeVisible();
});

test('the first key, pointer or finger ends it in the same moment, on home', {
  tag: '@push',
}, async ({ page, open, event }) => {
  await open('/solutions', { event: { idle: 60 }, clock: 'installed' });
  for (const wake of [
    () => dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })),
    () => dispatchEvent(new PointerEvent('pointermove', { screenX: 300, screenY: 300 })),
    () => dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' })),
  ]) {
    await page.clock.fastForward(61_000);
    await event.expectState('attract');
    // Reads the state in the same task as the input, so that any delay would fail the test.
    const state = await page.evaluate(`(${wake})(); document.documentElement.dataset.event`);
    expect(state).toBe('ready');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/');
    await expect(event.stage).toHaveCount(0);
  }
});

test('the press that ends it presses nothing on the page', async ({ page, open, event }) => {
  await open('/', { event: { idle: 60 }, clock: 'installed' });
  const link = page.getByRole('link', { name: 'Request a Demo' }).first();
  const box = (await link.boundingBox())!;
  await page.clock.fastForward(61_000);
  await event.expectState('attract');
  const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  // Uses touch, because a mouse has a position before it presses.
  await page.evaluate((at) => {
    const press = { bubbles: true, cancelable: true, ...at };
    const under = () => document.elementFromPoint(at.clientX, at.clientY);
    under()?.dispatchEvent(new PointerEvent('pointerdown', press));
    under()?.dispatchEvent(new PointerEvent('pointerup', press));
    under()?.dispatchEvent(new MouseEvent('click', press));
  }, place);
  await event.expectState('ready');
  await expect(page).toHaveURL('/');
  // The next press works as usual.
  await link.click();
  await expect(page).toHaveURL('/contact?interest=demo');
});

test('the tab remembers the mode and its settings, another tab does not', async ({
  page,
  open,
  event,
  context,
}) => {
  await open('/', { event: { idle: 70 }, clock: 'installed' });
  await open('/about');
  await event.expectState('ready');
  await page.clock.fastForward(71_000);
  await event.expectState('attract');
  const other = await context.newPage();
  await open('/about', { on: other });
  await expect(other.locator('html')).not.toHaveAttribute('data-event');
});

test('parts that are shown all day move by a few pixels', async ({ page, open, event }) => {
  await open('/', { event: { idle: 60 }, clock: 'installed' });
  await page.clock.fastForward(61_000);
  await event.expectState('attract');
  const stray = () => event.stage.evaluate((stage) => getComputedStyle(stage).translate);
  const before = await stray();
  await page.clock.runFor(60_000);
  const after = await stray();
  expect(after).not.toBe(before);
  for (const pixels of after.split(' '))
    expect(Math.abs(Number.parseFloat(pixels))).toBeLessThan(9);
});

/** What lies on the drawing of the tour's stage: text, the code, the controls. */
async function overlapsOf({ page, stage }: EventMode): Promise<string[]> {
  const found = await overlaps(page, { root: '[data-stop]', withControls: true });
  // React does not know these copies and would leave them in the next stop.
  await stage.evaluate((root) => {
    for (const copy of root.querySelectorAll('img.line-art + svg')) copy.remove();
  });
  return found;
}

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
  [2160, 3840],
  [1024, 768],
  // On both sides of the shape from which a screen is a panorama.
  [3440, 1440],
  [3456, 1440],
  [5120, 1440],
] as const) {
  test(`without the scene no text, code or control lies on a drawing at ${width} × ${height}`, async ({
    page,
    open,
    event,
  }) => {
    await open('/', {
      experience: 'simplified',
      motion: 'reduced',
      event: {},
      size: [width, height],
    });
    await event.present();
    const found: Record<string, string[]> = {};
    for (const [index, { id, lines }] of stops.entries()) {
      await page.keyboard.press(String(index + 1));
      await expect(event.title).toHaveText(lines.join(' '));
      await expect(event.drawing.locator('.line-art').first()).toBeAttached();
      found[id] = await overlapsOf(event);
    }
    expect(found).toEqual(Object.fromEntries(stops.map(({ id }) => [id, []])));
  });
}

test('when frames stop, the page reloads, but three times at most', async ({
  page,
  open,
  event,
}) => {
  // Installs the clock first, because its animation frames are the ones that are stopped.
  await page.clock.install();
  await page.addInitScript(() => {
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (step) => (sessionStorage.frozen ? 0 : ask(step));
    sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
  });
  await open('/', { event: {} });
  // While the page reloads, it can't answer.
  const loads = () => page.evaluate(() => Number(sessionStorage.loads)).catch(() => 0);
  const silence = async () => {
    for (let step = 0; step < 9; step += 1) await page.clock.fastForward(5000);
  };
  const first = await loads();
  await page.keyboard.press('Shift');
  await silence();
  expect(await loads()).toBe(first);

  await page.evaluate(() => {
    sessionStorage.frozen = 'yes';
  });
  for (let restart = 1; restart <= 3; restart += 1) {
    await page.clock.runFor(40_000).catch(() => {});
    await expect.poll(loads).toBe(first + restart);
    await event.expectState('ready');
  }
  await page.clock.runFor(40_000);
  expect(await loads()).toBe(first + 3);
});
