import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { launchBrowser } from '../lib/browser.ts';
import { openScene, type SceneStudio } from './scene.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Studio {
  /** Prints a page of markup. */
  print(markup: string, size: Size): Promise<Buffer>;
  /** The built site's scene; started when it is first asked for. */
  scene(): Promise<SceneStudio>;
  close(): Promise<void>;
}

/** Starts what prints every picture. */
export async function openStudio(): Promise<Studio> {
  // Painting by GPU, even an emulated one, keeps tiles of earlier pages: words of one card
  // would shine through the next. Flat pages are painted without, each in a tab of its own.
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

/** The site's faces, as the flat pages need them. */
const faces = () => `
    @font-face { font-family: 'Mona Sans'; src: url(${fontUrl('mona-sans.woff2')}); font-weight: 400 800; font-stretch: 100% 112%; }
    @font-face { font-family: 'Geist Mono'; src: url(${fontUrl('geist-mono.woff2')}); font-weight: 400 500; }`;

/** The site's colours, for pages that stand alone. */
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
