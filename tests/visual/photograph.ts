import type { CDPSession, Page } from 'playwright/test';
import sharp from 'sharp';
import type { Raster } from './contrast/wcag.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** A screenshot with little compression and without waiting, which takes a quarter of the time. */
async function photograph(page: Page): Promise<Raster> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  const raw = sharp(Buffer.from(data, 'base64')).raw();
  const picture = await raw.toBuffer({ resolveWithObject: true });
  return { ...picture.info, data: picture.data };
}

/**
 * Takes a screenshot with additional styles, which are removed afterwards.
 *
 * @returns device pixels; the page's `deviceScaleFactor` gives the number per CSS pixel
 */
export async function photographWith(page: Page, css: string): Promise<Raster> {
  // The site's content security policy permits constructed style sheets.
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    // A lazy image may be on the screen before it is decoded.
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && image.checkVisibility();
    });
    await Promise.allSettled(seen.map((image) => image.decode()));
    await new Promise(requestAnimationFrame);
    await window.suiteScene?.settle();
  }, css);
  const raster = await photograph(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return raster;
}
