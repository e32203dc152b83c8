import type { Browser, Page } from 'playwright';
import type { ShotName } from '../../src/scene/shared/shots.ts';
import { openSite } from '../lib/with-site.ts';
import type { Size } from './studio.ts';

/** One frame of the scene: its shot, and the second at which every clock stands still. */
export interface Frame {
  shot: ShotName;
  at: number;
}

/** Software rendering compiles its programs slowly. */
const timeout = 120_000;

async function enter(page: Page, origin: string, at: number) {
  await page.goto(`${origin}/?experience=full&tier=1&debug&film&snapshot=${at}`);
  // A scrollbar, and the place kept for one, would take its width from the frame.
  await page.addStyleTag({ content: 'html { overflow: hidden; scrollbar-gutter: auto }' });
  await page.waitForFunction('window.suiteScene !== undefined', undefined, { timeout });
}

/**
 * Opens the built site's own scene, seeded and on its richest tier, to print frames of it.
 *
 * @param browser one with WebGL
 */
export async function openScene(browser: Browser) {
  const gateway = await openSite();
  const pages = new Map<number, Page>();

  /** The moment is part of the address, so each has a page of its own. */
  const pageAt = async (at: number, size: Size) => {
    const known = pages.get(at);
    // Playwright's own questions are code from a string, which the site's policy refuses.
    const page = known ?? (await browser.newPage({ viewport: size, bypassCSP: true }));
    if (!known) {
      pages.set(at, page);
      await enter(page, gateway.url, at);
    }
    await page.setViewportSize(size);
    await page.waitForFunction(
      ({ width, height }) => {
        const canvas = window.suiteScene?.canvas;
        return canvas?.width === width && canvas.height === height;
      },
      size,
      { timeout },
    );
    return page;
  };

  return {
    /** @returns a PNG, as large as asked for */
    async frame({ shot, at }: Frame, size: Size): Promise<Buffer> {
      const page = await pageAt(at, size);
      const url = await page.evaluate(async (name) => {
        const scene = window.suiteScene;
        if (!scene) throw new Error('The scene has left its page.');
        scene.setShot({ from: { shot: name, box: null } });
        await scene.advance(performance.now());
        return scene.canvas.toDataURL('image/png');
      }, shot);
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
    async close() {
      for (const page of pages.values()) await page.close();
      await gateway.close();
    },
  };
}

export type SceneStudio = Awaited<ReturnType<typeof openScene>>;
