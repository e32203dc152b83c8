/**
 * The tour of event mode begins when there was no input for a while and ends at the first input.
 */

import { stops } from '../../src/content/event-tour.ts';
import { expectState, openEvent, openTour, present, stopTitle } from './support/event.ts';
import { open } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

const idle = (seconds: number) => `&idle=${seconds}`;

async function untilTour(page: Page, path = '/', seconds = 5) {
  await page.clock.install();
  await openEvent(page, path, idle(seconds));
  await page.clock.fastForward(seconds * 1000 + 1000);
  await expectState(page, 'attract');
}

test('the tour begins after the idle time of the address, input puts it off', {
  tag: '@push',
}, async ({ page }) => {
  await page.clock.install();
  await openEvent(page, '/solutions', idle(20));
  await page.clock.fastForward(12_000);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(12_000);
  await expectState(page, 'ready');
  await page.clock.fastForward(12_000);
  await expectState(page, 'attract');
});

test('an invalid idle time leaves the default of 45 seconds', async ({ page }) => {
  await page.clock.install();
  await openEvent(page, '/', '&idle=abc');
  await page.clock.fastForward(30_000);
  await expectState(page, 'ready');
  await page.clock.fastForward(20_000);
  await expectState(page, 'attract');
});

test('it shows every stop with its figure, and a code for the phone, and goes round', async ({
  page,
}) => {
  await openTour(page, `${idle(5)}&pace=10`);
  const shown = await page.evaluate(async (count) => {
    const texts = new Set<string>();
    const stage = () => document.querySelector('.exhibit-words')?.textContent ?? '';
    const first = stage();
    texts.add(first);
    await new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        texts.add(stage());
        if (texts.size < count || stage() !== first) return;
        watch.disconnect();
        done();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    return [...texts].join('\n');
  }, stops.length);
  for (const stop of stops) {
    for (const line of stop.lines) expect(shown).toContain(line);
    if (stop.figure) expect(shown).toContain(stop.figure.value);
  }
  await expect(
    page.getByRole('img', { name: /^Code that leads to https:.*interest=demo$/ }),
  ).toBeVisible();
});

test('the first key, pointer or finger ends it in the same moment, on home', {
  tag: '@push',
}, async ({ page }) => {
  await untilTour(page, '/solutions');
  for (const wake of [
    () => dispatchEvent(new KeyboardEvent('keydown', { key: 'x' })),
    () => dispatchEvent(new PointerEvent('pointermove', { screenX: 300, screenY: 300 })),
    () => dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' })),
  ]) {
    await expectState(page, 'attract');
    // Reads the state in the same task as the input, so that any delay would fail the test.
    const state = await page.evaluate(`(${wake})(); document.documentElement.dataset.event`);
    expect(state).toBe('ready');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(`${base()}/`);
    await expect(page.getByRole('region', { name: 'Tour' })).toHaveCount(0);
    await page.clock.fastForward(6000);
  }
});

test('the press that ends it presses nothing on the page', async ({ page }) => {
  await page.clock.install();
  await openEvent(page, '/', idle(5));
  const link = await page.getByRole('link', { name: 'Request a Demo' }).first().boundingBox();
  await page.clock.fastForward(6000);
  await expectState(page, 'attract');
  if (!link) throw new Error('The link has no place.');
  const place = { clientX: link.x + link.width / 2, clientY: link.y + link.height / 2 };
  // Uses touch, because a mouse has a position before it presses.
  await page.evaluate((at) => {
    const press = { bubbles: true, cancelable: true, ...at };
    const under = () => document.elementFromPoint(at.clientX, at.clientY);
    under()?.dispatchEvent(new PointerEvent('pointerdown', press));
    under()?.dispatchEvent(new PointerEvent('pointerup', press));
    under()?.dispatchEvent(new MouseEvent('click', press));
  }, place);
  await expectState(page, 'ready');
  await expect(page).toHaveURL(`${base()}/`);
  // The next press works as usual.
  await page.getByRole('link', { name: 'Request a Demo' }).first().click();
  await expect(page).toHaveURL(/\/contact\?interest=demo$/);
});

test('the tab remembers the mode and its settings, another tab does not', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openEvent(page, '/', idle(7));
  await open(page, '/about');
  await expectState(page, 'ready');
  await page.clock.fastForward(8000);
  await expectState(page, 'attract');
  const other = await context.newPage();
  await open(other, '/about');
  await expect(other.locator('html')).not.toHaveAttribute('data-event');
});

test('parts that are shown all day move by a few pixels', async ({ page }) => {
  await untilTour(page);
  const stray = () =>
    page.locator('.exhibit-stage').evaluate((stage) => getComputedStyle(stage).translate);
  const before = await stray();
  await page.clock.runFor(60_000);
  const after = await stray();
  expect(after).not.toBe(before);
  for (const pixels of after.split(' '))
    expect(Math.abs(Number.parseFloat(pixels))).toBeLessThan(9);
  expect(await stopTitle(page).textContent()).toBeTruthy();
});

/**
 * What lies on the drawing of the tour's stage: lines of text, the code and the controls, by their
 * boxes and those of every stroke.
 */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector('.exhibit-stage');
    if (!stage) return ['There is no stage.'];
    const isShown = ({ width, height }: DOMRect) => width > 0 && height > 0;
    const lines: [string, DOMRect][] = [];
    const words = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const parent = words.currentNode.parentElement;
      if (parent?.closest('.exhibit-invitation')) continue;
      for (const box of range.getClientRects()) lines.push([String(range), box]);
    }
    const boxesOf = (name: string, selector: string) =>
      [...stage.querySelectorAll(selector)].map((element): [string, DOMRect] => [
        name,
        element.getBoundingClientRect(),
      ]);
    const code = boxesOf('the code', '.exhibit-invitation');
    const controls = boxesOf('a control', '.exhibit-controls button');
    const strokes = [...stage.querySelectorAll('.exhibit-drawing svg')].flatMap((drawing) => {
      const sheet = drawing.getBoundingClientRect();
      const parts = [...drawing.querySelectorAll('path, circle, ellipse, rect, use')];
      return parts.flatMap((part): [string, DOMRect][] => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const [x, y] = [Math.max(left, sheet.left), Math.max(top, sheet.top)];
        const [end, foot] = [Math.min(right, sheet.right), Math.min(bottom, sheet.bottom)];
        return [['the drawing', new DOMRect(x, y, end - x, foot - y)]];
      });
    });
    const found = new Set<string>();
    const compare = (some: [string, DOMRect][], others: [string, DOMRect][]) => {
      for (const [name, box] of some) {
        for (const [other, against] of others) {
          const across = Math.min(box.right, against.right) - Math.max(box.left, against.left);
          const down = Math.min(box.bottom, against.bottom) - Math.max(box.top, against.top);
          if (!isShown(box) || !isShown(against) || across <= 1 || down <= 1) continue;
          found.add(`${name.trim()} / ${other}`);
        }
      }
    };
    if (!strokes.some(([, box]) => isShown(box))) return ['There is no drawing.'];
    compare([...lines, ...code, ...controls], strokes);
    return [...found];
  });

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
    browser,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await openEvent(page, '/?experience=simplified');
    await present(page);
    const found: Record<string, string[]> = {};
    for (const [index, { id, lines }] of stops.entries()) {
      await page.keyboard.press(String(index + 1));
      await expect(stopTitle(page)).toHaveText(lines.join(' '));
      await expect(page.locator('.exhibit-drawing svg path').first()).toBeAttached();
      found[id] = await overlaps(page);
    }
    expect(found).toEqual(Object.fromEntries(stops.map(({ id }) => [id, []])));
    await context.close();
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [2160, 3840],
] as const) {
  test(`the button that starts the tour has a place of its own at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openEvent(page, '/about?experience=simplified');
    const button = page.getByRole('button', { name: 'Take the tour' });
    // The bar covers what is scrolled below it, so nothing but its own items can lie there.
    const found = async () => {
      const place = await button.boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      if (!place || !bar) return ['There is no button or no bar.'];
      const isOutside =
        place.x + place.width > bar.x + bar.width || place.y + place.height > bar.y + bar.height;
      const items = await page.getByRole('banner').locator('a:visible, button:visible').all();
      const boxes = await Promise.all(items.map((item) => item.boundingBox()));
      const isCovering = boxes.some(
        (box) =>
          box && box.x + box.width > place.x && box.x < place.x + place.width && box.y < bar.height,
      );
      return [isOutside && 'outside the bar', isCovering && 'on an item of the bar'].filter(
        Boolean,
      );
    };
    await expect.poll(found).toEqual([]);
    await page.mouse.wheel(0, 2000);
    await expect.poll(found).toEqual([]);
  });
}

test('when frames stop, the page reloads, but three times at most', async ({ page }) => {
  // Installs the clock first, because its animation frames are the ones that are stopped.
  await page.clock.install();
  await page.addInitScript(() => {
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = (step) => (sessionStorage.frozen ? 0 : ask(step));
    sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
  });
  await openEvent(page);
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
    await expectState(page, 'ready');
  }
  await page.clock.runFor(40_000);
  expect(await loads()).toBe(first + 3);
});
