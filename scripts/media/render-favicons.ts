/**
 * `npm run icons`: renders the favicons into `public/` from the logo in `src/ui/logo.tsx`. Run it
 * after a change of the logo or of a product's colour.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { colours } from '../../src/scene/shared/diagram.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { launchBrowser } from '../lib/browser.ts';

const ink = 'oklch(.14 .012 230)';
const pale = 'oklch(.96 .01 85)';

/** The content of the logo's SVG, with colours as values, because an icon has no style sheet. */
function createLogoContent(): string {
  const svg = renderToStaticMarkup(createElement(Logo, {}));
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return inner
    .replace(/var\(--accent-(\w+),oklch\([^)]*\)\)/g, (_, name: string) => {
      const triple = colours[(name === 'human' ? 'core' : name) as keyof typeof colours];
      return `oklch(${triple.join(' ')})`;
    })
    .replaceAll('currentColor', pale);
}

/**
 * The logo on a dark tile, so that one file works in dark and light browsers.
 *
 * @param share width of the logo as a share of the tile's width
 * @param corner the tile's corner radius, in 32nds of the width
 */
function createTile(share: number, corner: number): string {
  const offset = (16 * (1 - share)).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="${corner}" fill="${ink}"/><g transform="translate(${offset} ${offset}) scale(${share})">${createLogoContent()}</g></svg>`;
}

async function renderPng(page: Page, svg: string, pixels: number): Promise<Buffer> {
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  // The icon has only a few colours, so as a palette image it takes a third of the bytes.
  return sharp(await page.screenshot({ omitBackground: true }))
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file, which is a 22-byte directory followed by PNG data. */
function createIco(image: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const save = (name: string, data: Buffer | string) =>
    writeFileSync(new URL(`../../public/${name}`, import.meta.url), data);
  const rounded = createTile(0.92, 7);
  save('favicon.svg', `${rounded}\n`);
  save('favicon.ico', createIco(await renderPng(page, rounded, 32), 32));
  save('icon-192.png', await renderPng(page, rounded, 192));
  save('icon-512.png', await renderPng(page, rounded, 512));
  // These systems round the corners themselves. A maskable icon must fit into the middle 80 %.
  save('apple-touch-icon.png', await renderPng(page, createTile(0.78, 0), 180));
  save('icon-maskable-512.png', await renderPng(page, createTile(0.64, 0), 512));
} finally {
  await browser.close();
}
