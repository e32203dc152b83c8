/** A press on a link is answered before its page has come: what stands beside the link steps back. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { notFoundPath, pathOfFile } from '../../src/content/routes.ts';
import type { Page as Content } from '../../src/content/types.ts';
import { pressAnswer } from '../../src/motion/tokens.ts';
import { holdBack } from './support/page.ts';
import { expect, type Open, type Page, test } from './support/test.ts';

const folder = 'src/content/pages';
const contents = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map(async (file) => {
      const { default: page } = (await import(resolve(folder, file))) as { default: Content };
      const kinds = page.sections.map(({ kind }) => kind);
      return { path: pathOfFile(`../content/pages/${file}`), kinds };
    }),
);

/** Pages that together have every kind of section, and with it every kind of list of links. */
const paths = contents
  .filter(({ kinds }, index) => {
    const before = contents.slice(0, index).flatMap((page) => page.kinds);
    return kinds.some((kind) => !before.includes(kind));
  })
  .map(({ path }) => path)
  .filter((path) => path !== notFoundPath);

/** Opens a page with the code of page changes, and holds every other page back. */
async function openHeld(page: Page, open: Open, path: string, motion: 'full' | 'reduced') {
  await open(path, { experience: 'simplified', motion, size: [1440, 900] });
  // Parts further down get their code when they come near.
  for (const section of await page.locator('main [data-section], footer').all())
    await section.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  // In reduced motion it comes with the first page that is likely to be opened.
  await page.locator('header nav a:not([aria-current])').first().focus();
  const hasCome = () =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/transition-[^/]+\.js$/.test(name));
  await expect.poll(() => page.evaluate(hasCome)).toBe(true);
  await page.waitForLoadState('networkidle');
  await holdBack(page, /\/assets\//);
}

/** Presses every link to another page, one after the other, and names those without a clear answer. */
const pressAll = (page: Page) =>
  page.evaluate(async (opacity) => {
    const opacityOf = (element: Element) => Number(getComputedStyle(element).opacity);
    const isBack = (element: Element) => Math.abs(opacityOf(element) - opacity) < 0.01;
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      (link) =>
        link.pathname !== location.pathname && link.checkVisibility({ visibilityProperty: true }),
    );
    const faults: string[] = [];
    for (const link of links) {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = new Set([...document.querySelectorAll('body *')].filter(isBack));
      link.click();
      let parents: (Element | null)[] = [];
      const look = () => {
        const back = [...document.querySelectorAll('[style*="opacity"]')].filter(isBack);
        parents = back.map((element) => element.parentElement);
        const isNew = back.some((element) => !before.has(element));
        // A neighbour may be the same as that of the press before.
        return isNew || parents[0]?.contains(link);
      };
      for (let count = 0; count < 30 && !look(); count += 1) await frame();
      let row: Element | null = link;
      while (row && opacityOf(row) === 1) row = row.parentElement;
      const isClear = parents[0]?.contains(link) && new Set(parents).size === 1 && row === null;
      if (!isClear) faults.push(`${link.outerHTML.slice(0, 160)} ${row?.tagName}`);
    }
    return { count: links.length, faults };
  }, pressAnswer.opacity);

for (const path of paths) {
  test(`each link of ${path} answers its press, and the press on another one undoes it`, {
    tag: path === '/industries' ? '@push' : [],
  }, async ({ page, open }) => {
    await openHeld(page, open, path, 'reduced');
    const { count, faults } = await pressAll(page);
    expect(count).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });
}

const rows = (page: Page) => page.locator('main li:has(> h3 > a[href^="/industries/"])');
const opacities = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Number(getComputedStyle(row).opacity)));

test('in full motion the rows beside it fade, and stand again when another page is chosen', {
  tag: '@push',
}, async ({ page, open }) => {
  await openHeld(page, open, '/industries', 'full');
  await rows(page)
    .first()
    .evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.waitForTimeout(1500);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(2);
  await rows(page)
    .nth(1)
    .locator('a')
    .click({ modifiers: ['ControlOrMeta'] });
  await page.waitForTimeout(300);
  expect(await opacities(page)).toEqual(Array(all).fill(1));
  await rows(page).nth(1).locator('a').click();
  await expect
    .poll(async () => (await opacities(page)).slice(0, 3))
    .toEqual([pressAnswer.opacity, 1, pressAnswer.opacity]);
  await page.locator('header nav a[href="/about"]').click();
  await expect.poll(() => opacities(page)).toEqual(Array(all).fill(1));
});
