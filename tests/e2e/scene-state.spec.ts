/** What a page asks of the scene, and what follows from the scene on a page, ends with that page. */

import type { SceneRequest } from '../../src/scene/shared/protocol.ts';
import { block, holdBack } from './support/page.ts';
import { expect, type Page, test } from './support/test.ts';

const focused = (page: Page) => page.locator('html').getAttribute('data-focus');
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true });

/** Keeps the last message in which the page asks the scene for something. */
const watchRequests = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (
      this: MessagePort,
      ...args: Parameters<typeof postMessage>
    ) {
      const request = args[0]?.request as SceneRequest | undefined;
      if (request) Object.assign(window, { lastRequest: structuredClone(request) });
      return postMessage.apply(this, args);
    } as typeof postMessage;
  });

const lastRequest = (page: Page) =>
  page.evaluate(() => (window as unknown as { lastRequest: SceneRequest }).lastRequest);

test.describe('without the canvas', () => {
  test('a card that is clicked while it is pointed at leaves no body in front', {
    tag: '@push',
  }, async ({ page, open }) => {
    // The questions have focus in turn too; here only the cards have it.
    await block(page, /\/assets\/framer-/);
    await open('/', { experience: 'full', scene: 'blocked' });
    const card = page.locator('#solutions').getByRole('link', { name: 'Neural Edge' });
    await card.hover();
    await expect.poll(() => focused(page)).toBe('edge');
    await card.click();
    await expect(page).toHaveURL('/solutions/neural-edge');
    await expect(page.locator('main h1:focus')).toBeVisible();
    expect(await focused(page)).toBe('');
  });

  test('a question far below takes nothing from a panel that is open', async ({ page, open }) => {
    const release = await holdBack(page, /\/assets\/framer-/);
    await open('/', { experience: 'full', scene: 'blocked' });
    await page.getByRole('button', { name: 'Neural Shield', exact: true }).click();
    await expect(page.locator('[data-node-panel]:not([inert])')).toBeVisible();
    expect(await focused(page)).toBe('shield');
    const code = page.waitForResponse(/framer-.*\.js/);
    release();
    await code;
    // Which question is read is known once they are pinned.
    await expect(page.locator('#what-if [data-pinned=true]')).toHaveCount(1);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await focused(page)).toBe('shield');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('');
  });

  test('home is left before the code of its panels arrives', async ({ page, open }) => {
    const release = await holdBack(page, /\/assets\/node-panel-/);
    const asked = page.waitForRequest(/node-panel-.*\.js/);
    await open('/', { experience: 'full', scene: 'blocked' });
    await asked;
    await footerLink(page, 'About Us').click();
    await expect(page.locator('main h1:focus')).toBeVisible();
    release();
    // What waits for this code goes on in the same turn, and its fault would be told after it.
    await page.evaluate((file) => import(file), (await asked).url());
    await page.waitForTimeout(200);
  });
});

test.describe('with the canvas', () => {
  test.use({ viewport: { width: 640, height: 420 } });

  test('the pipeline’s lit step is dark again on the next page', async ({ page, open }) => {
    await watchRequests(page);
    const gate = async () => (await lastRequest(page)).step;
    await open('/', { scene: 'live' });
    expect(await gate()).toBe(-1);
    await page.locator('#pipeline ol button').first().scrollIntoViewIfNeeded();
    await expect.poll(gate).toBeGreaterThanOrEqual(0);
    await footerLink(page, 'About Us').evaluate((link) => (link as HTMLElement).click());
    await expect(page).toHaveURL('/about');
    await expect.poll(gate).toBe(-1);
  });

  test('the camera moves to the shot of the chosen role', async ({ page, open }) => {
    await watchRequests(page);
    await open('/', { scene: 'live' });
    const group = page.getByRole('radiogroup');
    const shot = async () => (await lastRequest(page)).shot.from.shot;
    await group.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(shot).toBe('role-finance');
    await group.getByRole('radio').last().check({ force: true });
    await expect.poll(shot).toBe('role-public');
  });

  test('buttons stand on the drawing again when a turned scene is lost', async ({ page, open }) => {
    await open('/', { scene: 'live' });
    await expect(page.locator('[data-touched]')).toBeVisible();
    const button = page.getByRole('button', { name: 'Neural Agents', exact: true });
    const width = () => button.evaluate((element) => element.style.width);
    const widthAtRest = await width();
    const displaced = () => button.evaluate((element) => element.style.transform);
    const edge = page.getByRole('button', { name: 'Neural Edge', exact: true });
    await edge.focus();
    await page.keyboard.down('ArrowRight');
    await expect.poll(displaced).not.toBe('');
    await page.workers()[0]?.evaluate('setTimeout(() => { throw new Error("on purpose"); })');
    await expect(page.locator('html')).toHaveAttribute('data-scene', 'drawing');
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(await displaced()).toBe('');
    expect(await width()).toBe(widthAtRest);
    await page.keyboard.up('ArrowRight');
  });
});
