/**
 * Renders every picture and every social card of the site from its own drawings:
 * `npm run art`. Seeded and repeatable; the results are committed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { PictureName } from '../src/content/types.ts';
import { type Recipe, recipes } from './art/recipes.ts';
import { renderCards } from './art/social-cards.ts';
import { drawingOf, ground, openStudio, studioStyles } from './art/studio.ts';

const publicDir = resolve(import.meta.dirname, '../public');
/** Pictures are 3:2; the widest is rendered, the others are scaled from it. */
const widths = [1440, 960, 480];
const height = (width: number) => Math.round((width * 2) / 3);

function markup({ surface, light, layers }: Recipe): string {
  const drawn = layers.map(({ body, x, y, size, opacity = 1, turn = 0 }) => {
    // Positions are shares of the width, so that a drawing keeps its shape in any crop.
    const style = `left:${x * 100}vw;top:${y * 100}vw;width:${size * 100}vw;height:${size * 100}vw;opacity:${opacity};transform:translate(-50%,-50%) rotate(${turn}deg)`;
    return `<div style="position:absolute;${style}">${drawingOf(body, surface)}</div>`;
  });
  return `<style>${studioStyles()} body{background:${ground(surface, light)};height:100vh;overflow:hidden}</style>${drawn.join('')}`;
}

async function renderPicture(browser: Browser, name: PictureName, folder: string) {
  const [widest = 1440] = widths;
  const page = await browser.newPage({ viewport: { width: widest, height: height(widest) } });
  await page.setContent(markup(recipes[name]));
  const png = await page.screenshot();
  await page.close();
  for (const width of widths) {
    const scaled = sharp(png).resize(width, height(width));
    await writeFile(
      join(folder, `${name}-${width}.avif`),
      await scaled.avif({ quality: 50, effort: 6 }).toBuffer(),
    );
    await writeFile(
      join(folder, `${name}-${width}.webp`),
      await scaled.webp({ quality: 72, effort: 6 }).toBuffer(),
    );
  }
}

const browser = await openStudio();
const wanted = process.argv.slice(2);
try {
  if (wanted.length === 0 || wanted.includes('pictures')) {
    const folder = join(publicDir, 'art');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const name of Object.keys(recipes) as PictureName[])
      await renderPicture(browser, name, folder);
    console.log(`${Object.keys(recipes).length} pictures in public/art`);
  }
  if (wanted.length === 0 || wanted.includes('cards')) {
    const count = await renderCards(browser, join(publicDir, 'social'));
    console.log(`${count} social cards in public/social`);
  }
} finally {
  await browser.close();
}
