/** Renders pictures in a browser: pages of HTML, and frames of the 3D scene of the built site. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { ShotName } from '../../../src/scene/shared/shots.ts';
import { launchBrowser } from '../../lib/browser.ts';
import { openSite } from '../../lib/with-site.ts';

export interface Size {
  width: number;
  height: number;
}

/** One frame of the scene. */
export interface Frame {
  shot: ShotName;
  /** Time of the scene's clock, in seconds. */
  at: number;
}

/** Time to wait for the scene. Software rendering compiles shaders slowly. */
const timeoutMs = 120_000;

/** Opens the site with a scene that is stopped at a time. */
async function openSnapshot(page: Page, origin: string, at: number) {
  await page.goto(`${origin}/?experience=full&tier=1&debug&film&snapshot=${at}`);
  // A scrollbar, or the space reserved for one, would reduce the frame's width.
  await page.addStyleTag({ content: 'html { overflow: hidden; scrollbar-gutter: auto }' });
  await page.waitForFunction('window.suiteScene !== undefined', undefined, { timeout: timeoutMs });
}

/**
 * Opens the built site's scene on its highest tier with a fixed seed, to take frames of it.
 *
 * @param browser must support WebGL
 */
async function openScene(browser: Browser) {
  const server = await openSite();
  const pages = new Map<number, Page>();

  /** Opens a page for each moment, because the moment is a parameter of the URL. */
  const getPage = async (at: number, size: Size) => {
    const existing = pages.get(at);
    // Playwright evaluates code from strings, which the site's content security policy would
    // refuse.
    const page = existing ?? (await browser.newPage({ viewport: size, bypassCSP: true }));
    if (!existing) {
      pages.set(at, page);
      await openSnapshot(page, server.url, at);
    }
    await page.setViewportSize(size);
    // Until the scene has heard of the size.
    await page.evaluate(() => window.suiteScene?.settle());
    return page;
  };

  return {
    /** @returns a PNG of the requested size */
    async frame({ shot, at }: Frame, size: Size): Promise<Buffer> {
      const page = await getPage(at, size);
      const url = await page.evaluate(async (name) => {
        const scene = window.suiteScene;
        if (!scene) throw new Error('The page has no scene any more.');
        scene.setShot({ from: { shot: name, box: null } });
        await scene.advance(performance.now());
        return scene.canvas.toDataURL('image/png');
      }, shot);
      const frame = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
      return sharp(frame)
        .resize({ ...size, fit: 'fill' })
        .png()
        .toBuffer();
    },
    async close() {
      for (const page of pages.values()) await page.close();
      await server.close();
    },
  };
}

type SceneStudio = Awaited<ReturnType<typeof openScene>>;

export interface Studio {
  /** Renders a page of HTML to a PNG. */
  print(markup: string, size: Size): Promise<Buffer>;
  /** The built site's scene; started when it is first needed. */
  scene(): Promise<SceneStudio>;
  close(): Promise<void>;
}

/** Starts the browsers that render the pictures. */
export async function openStudio(): Promise<Studio> {
  // Pages of HTML are painted without a GPU, each in a tab of its own. With a GPU, even an emulated
  // one, Chromium keeps painted tiles of earlier pages, and the text of one card appeared in the
  // next.
  const htmlBrowser = await launchBrowser('--disable-gpu');
  let sceneStudio: Promise<{ browser: Browser; scene: SceneStudio }> | undefined;
  const startScene = async () => {
    const browser = await launchBrowser();
    return { browser, scene: await openScene(browser) };
  };
  return {
    async print(markup, size) {
      const page = await htmlBrowser.newPage({ viewport: size });
      await page.setContent(`<style>${fontFaces()}</style>${markup}`);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      const png = await page.screenshot();
      await page.close();
      return png;
    },
    async scene() {
      sceneStudio ??= startScene();
      return (await sceneStudio).scene;
    },
    async close() {
      const running = await sceneStudio;
      await running?.scene.close();
      await running?.browser.close();
      await htmlBrowser.close();
    },
  };
}

const fontUrl = (file: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../../../public/fonts/${file}`, import.meta.url)).toString('base64')}`;

/** `@font-face` rules with the site's fonts, because the rendered pages have no server. */
const fontFaces = () => `
    @font-face { font-family: 'Mona Sans'; src: url(${fontUrl('mona-sans.woff2')}); font-weight: 400 800; font-stretch: 100% 112%; }
    @font-face { font-family: 'Geist Mono'; src: url(${fontUrl('geist-mono.woff2')}); font-weight: 400 500; }`;

/** Styles with the site's colours, for pages without the site's style sheet. */
export function studioStyles(): string {
  const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
  const colorRules = [...tokens.matchAll(/^\s*(--color-[\w-]+: oklch[^;]+;)/gm)].map(
    ([, rule]) => rule,
  );
  return `
    :root { ${colorRules.join(' ')} }
    * { box-sizing: border-box; margin: 0 }
    body { font-family: 'Mona Sans'; -webkit-font-smoothing: antialiased }
    svg { width: 100%; height: 100%; display: block; overflow: visible }
  `;
}
