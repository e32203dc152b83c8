/**
 * Touching and turning the constellation, and its arrival. Software WebGL: the canvas is small, so
 * that a frame is fast.
 */

import type { SceneRequest } from '../../src/scene/shared/protocol.ts';
import { expect, type Page, test } from './support/test.ts';

interface Said {
  /** Drawn bodies, in the order in which they leave in the intro. */
  drawn: string[];
  arrives: boolean[];
  turns: number[];
  holds: boolean[];
}

/** Records the messages of the page to its scene, and passes them on. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const said: Said = { drawn: [], arrives: [], turns: [], holds: [] };
    Object.assign(window, { said });
    const start = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof start>) {
      if (args[0]?.options) said.arrives.push(Boolean(args[0].options.mayPlayIntro));
      return start.apply(this, args);
    } as typeof start;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...args: Parameters<typeof animate>) {
      const body = (this as SVGElement).style.color.match(/--(\w+)/)?.[1];
      if (body) said.drawn.push(body);
      return animate.apply(this, args);
    };
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (
      this: MessagePort,
      ...args: Parameters<typeof postMessage>
    ) {
      const request = args[0]?.request as SceneRequest | undefined;
      if (request && said.turns.at(-1) !== request.ringTurn) said.turns.push(request.ringTurn);
      if (request && said.holds.at(-1) !== request.isCoreHeld) said.holds.push(request.isCoreHeld);
      return postMessage.apply(this, args);
    } as typeof postMessage;
  });
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: Said }).said);

/** Waits until the scene answers to touch. */
const isTouchable = (page: Page) => expect(page.locator('[data-touched]')).toBeVisible();
const positions = (page: Page) =>
  page.evaluate(async () => {
    await window.suiteScene?.settle();
    return window.suiteScene!.positions();
  });
const learning = async (page: Page) => (await positions(page)).learning.x;

test('arrives once a visit; a drag turns it and it springs home; the core can be held', async ({
  page,
  open,
}) => {
  await record(page);
  await open('/', { scene: 'live', size: [800, 500] });
  await isTouchable(page);
  expect((await said(page)).arrives).toEqual([true]);
  // Each drawn body leaves when it is lit.
  await expect
    .poll(async () => (await said(page)).drawn)
    .toEqual(['core', 'edge', 'shield', 'learning', 'agents']);
  // The headline is visible from the first paint on.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const { core } = await positions(page);
  const rest = await learning(page);
  const far = { x: core.x + core.radius * 1.5, y: core.y };
  await page.mouse.move(far.x, far.y);
  await page.mouse.down();
  await page.mouse.move(far.x + 160, far.y, { steps: 4 });
  await expect.poll(() => learning(page)).toBeLessThan(rest - 15);
  // The button is at the place of its body.
  const button = await page.getByRole('button', { name: 'Neural Learning' }).boundingBox();
  await expect
    .poll(async () => Math.abs(button!.x + button!.width / 2 - (await learning(page))))
    .toBeLessThan(30);
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await learning(page)) - rest)).toBeLessThan(20);
  expect((await said(page)).turns.at(-1)).toBe(0);
  await expect(page.locator('[data-node-panel]')).toHaveCount(0);

  await page.mouse.move(core.x, core.y);
  await page.mouse.down();
  await expect.poll(async () => (await said(page)).holds.at(-1)).toBe(true);
  await page.mouse.up();
  await expect.poll(async () => (await said(page)).holds.at(-1)).toBe(false);

  // Arrow keys turn the constellation while a node has the focus; up and down still scroll the
  // page.
  await page.getByRole('button', { name: 'Neural Edge', exact: true }).focus();
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await said(page)).turns.at(-1)).toBeGreaterThan(0.3);
  await page.keyboard.up('ArrowRight');
  await expect.poll(async () => (await said(page)).turns.at(-1)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scene', 'live');
  expect((await said(page)).arrives).toEqual([false]);
});

test('reduced motion begins where the arrival ends', async ({ page, open }) => {
  await record(page);
  await open('/', { scene: 'live', motion: 'reduced', size: [640, 420] });
  expect((await said(page)).arrives).toEqual([false]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('a horizontal drag turns it, a vertical one scrolls the page', async ({ page, open }) => {
    await record(page);
    await open('/', { scene: 'live' });
    await isTouchable(page);
    const cdp = await page.context().newCDPSession(page);
    // What a node lies in, and around it what can be dragged.
    const diagram = page.locator('[data-diagram]');
    const box = (await diagram.boundingBox())!;
    const from = { x: 260, y: box.y + box.height * 0.6 };
    const swipe = async (dx: number, dy: number) => {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (let step = 1; step <= 8; step += 1) {
        const at = { x: from.x + (dx * step) / 8, y: from.y + (dy * step) / 8 };
        await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
        // Moves slowly, as a finger does: the page sends the scene one message per frame.
        await page.waitForTimeout(60);
      }
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-120, 4);
    await expect.poll(async () => Math.min(...(await said(page)).turns)).toBeLessThan(-0.3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(async () => (await said(page)).turns.at(-1)).toBe(0);
    const before = (await said(page)).turns.length;
    await swipe(2, -180);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    expect((await said(page)).turns.length).toBe(before);
  });
});
