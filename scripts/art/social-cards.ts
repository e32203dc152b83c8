import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { site } from '../../src/content/site.ts';
import type { BodyId, Page } from '../../src/content/types.ts';
import { socialCardOf } from '../../src/lib/social-card.ts';
import { allPages } from './pages.ts';
import type { Layer } from './recipes.ts';
import { drawingOf, ground, studioStyles } from './studio.ts';

const size = { width: 1200, height: 630 };
const bodies: readonly string[] = [
  'edge',
  'shield',
  'learning',
  'agents',
  'core',
] satisfies BodyId[];

/** The body a page speaks of: its hero's, its shot's, else the whole suite. */
function bodyOf(page: Page): Layer['body'] {
  const hero = page.sections.find((section) => section.kind === 'page-hero');
  if (hero?.body) return hero.body;
  return bodies.includes(page.shot) ? (page.shot as BodyId) : 'suite';
}

/** What a card says: the headline a visitor will find, or the page's title. */
function headlineOf(page: Page): string {
  const hero = page.sections.find((section) => section.kind === 'home-hero');
  return hero ? hero.lines.join(' ') : page.meta.title;
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function markup(page: Page): string {
  const body = bodyOf(page);
  const title = headlineOf(page);
  const type = title.length > 44 ? 60 : title.length > 26 ? 74 : 96;
  const wide = body === 'suite';
  const place = wide
    ? 'right:-210px;top:-15px;width:990px;height:660px'
    : 'right:-90px;top:15px;width:600px;height:600px';
  return `<style>${studioStyles()}
    body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative;
      background: ${ground('ink', { x: 0.78, y: 0.5, reach: 0.75 })}; color: var(--color-text-on-ink) }
    h1 { position: absolute; left: 64px; bottom: 104px; width: 720px; font-size: ${type}px; line-height: 1;
      font-weight: 750; font-stretch: 110%; letter-spacing: -0.03em; text-wrap: balance }
    p { position: absolute; left: 66px; bottom: 52px; font: 450 22px 'Geist Mono'; letter-spacing: .06em;
      text-transform: uppercase; color: var(--color-muted-on-ink) }
    .veil { position: absolute; inset: 0; background: linear-gradient(90deg, var(--color-ink) 22%, transparent 66%) }
  </style>
  <div style="position:absolute;${place}">${drawingOf(body, 'ink')}</div>
  <div class="veil"></div>
  <h1>${escapeHtml(title)}</h1><p>${escapeHtml(site.name)} / ${new URL(site.url).host}</p>`;
}

/**
 * Prints one card for each page, with its title.
 *
 * @param folder where they go; emptied first
 * @returns how many
 */
export async function renderCards(browser: Browser, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const tab = await browser.newPage({ viewport: size });
  const pages = await allPages();
  for (const { path, page } of pages) {
    await tab.setContent(markup(page));
    await tab.evaluate(() => document.fonts.ready);
    const card = sharp(await tab.screenshot());
    const file = join(folder, socialCardOf(path).split('/').at(-1) ?? '');
    await writeFile(file, await card.jpeg({ quality: 78, mozjpeg: true }).toBuffer());
  }
  await tab.close();
  return pages.length;
}
