/** Renders every picture: flat pages of HTML, and frames of the built site's own scene. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import type { ShotName } from '../../src/scene/shared/shots.ts';
import { launchBrowser } from '../lib/browser.ts';
import { openSite } from '../lib/with-site.ts';

export interface Size {
  width: number;
  height: number;
}

/** One frame of the scene: its shot, and the second at which all clocks are stopped. */
export interface Frame {
  shot: ShotName;
  at: number;
}

/** Milliseconds. Software rendering compiles shaders slowly. */
const timeout = 120_000;

async function enter(page: Page, origin: string, at: number) {
  await page.goto(`${origin}/?experience=full&tier=1&debug&film&snapshot=${at}`);
  // A scrollbar, or the space reserved for one, would reduce the frame's width.
  await page.addStyleTag({ content: 'html { overflow: hidden; scrollbar-gutter: auto }' });
  await page.waitForFunction('window.suiteScene !== undefined', undefined, { timeout });
}

/**
 * Opens the built site's scene on its highest tier with a fixed seed, to take frames of it.
 *
 * @param browser must support WebGL
 */
async function openScene(browser: Browser) {
  const server = await openSite();
  const pages = new Map<number, Page>();

  /** The moment is part of the address, so each moment has a page of its own. */
  const pageAt = async (at: number, size: Size) => {
    const known = pages.get(at);
    // Playwright evaluates code from strings, which the site's content security policy would
    // refuse.
    const page = known ?? (await browser.newPage({ viewport: size, bypassCSP: true }));
    if (!known) {
      pages.set(at, page);
      await enter(page, server.url, at);
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
    /** @returns a PNG of the requested size */
    async frame({ shot, at }: Frame, size: Size): Promise<Buffer> {
      const page = await pageAt(at, size);
      const url = await page.evaluate(async (name) => {
        const scene = window.suiteScene;
        if (!scene) throw new Error('The page has no scene any more.');
        scene.setShot({ from: { shot: name, box: null } });
        await scene.advance(performance.now());
        return scene.canvas.toDataURL('image/png');
      }, shot);
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
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
  // When the GPU paints, even an emulated one, Chromium keeps tiles of earlier pages, and the text
  // of one card would appear in the next. So flat pages are painted without a GPU, each in a tab of
  // its own.
  const flat = await launchBrowser('--disable-gpu');
  let lit: Promise<{ browser: Browser; scene: SceneStudio }> | undefined;
  const light = async () => {
    const browser = await launchBrowser();
    return { browser, scene: await openScene(browser) };
  };
  return {
    async print(markup, size) {
      const page = await flat.newPage({ viewport: size });
      await page.setContent(`<style>${faces()}</style>${markup}`);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      const png = await page.screenshot();
      await page.close();
      return png;
    },
    async scene() {
      lit ??= light();
      return (await lit).scene;
    },
    async close() {
      const running = await lit;
      await running?.scene.close();
      await running?.browser.close();
      await flat.close();
    },
  };
}

const fontUrl = (file: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(`../../public/fonts/${file}`, import.meta.url)).toString('base64')}`;

/** The site's typefaces, as styles of the flat pages. */
const faces = () => `
    @font-face { font-family: 'Mona Sans'; src: url(${fontUrl('mona-sans.woff2')}); font-weight: 400 800; font-stretch: 100% 112%; }
    @font-face { font-family: 'Geist Mono'; src: url(${fontUrl('geist-mono.woff2')}); font-weight: 400 500; }`;

/** The site's colours, as styles of pages without the site's style sheet. */
export function studioStyles(): string {
  const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
  const custom = [...tokens.matchAll(/^\s*(--color-[\w-]+: oklch[^;]+;)/gm)].map(
    ([, rule]) => rule,
  );
  return `
    :root { ${custom.join(' ')} }
    * { box-sizing: border-box; margin: 0 }
    body { font-family: 'Mona Sans'; -webkit-font-smoothing: antialiased }
    svg { width: 100%; height: 100%; display: block; overflow: visible }
  `;
}
