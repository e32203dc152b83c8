/**
 * Metrics of an open page, read in the page itself: bytes and requests, document size, layout
 * shift.
 */
import type { Page } from 'playwright';

export const kinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface PageFigures {
  /** Bytes of the bodies as transferred. */
  bytes: Record<Kind, number>;
  requests: number;
  /** Elements in the document. */
  elements: number;
  /** Greatest nesting of elements. */
  depth: number;
  /** Layout shift since the page was opened, including shifts after input. */
  shift: number;
}

/** Starts recording layout shifts. Call it before the page is opened. */
export const watchPage = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Waits until the page's code is loaded and React has hydrated the page. The text is visible long
 * before that.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const article = document.querySelector('main article');
      const isWhole = !document.documentElement.dataset.offscreenSections;
      return isWhole && article && Object.keys(article).some((key) => key.startsWith('__react'));
    },
    undefined,
    { timeout: 15_000 },
  );
  await page.waitForLoadState('networkidle');
}

/** Milliseconds after which {@link scrollThrough} goes on although no frame was drawn. */
const longestFrame = 1000;

/**
 * Scrolls through the whole page and back, so that everything lazy is fetched. It goes on by a timer
 * when the browser draws no frame, because on a busy machine one once never came.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, timeout);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }, longestFrame);
  await page.waitForLoadState('networkidle');
}

/**
 * Reads the metrics of a page. {@link watchPage} must have been called before the page was opened.
 */
export const readFigures = (page: Page): Promise<PageFigures> =>
  page.evaluate(() => {
    const bytes = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
    const endings: Record<string, Kind> = {
      ...{ js: 'js', css: 'css', woff2: 'font' },
      ...{ avif: 'image', webp: 'image', jpg: 'image', png: 'image', svg: 'image', ico: 'image' },
    };
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    for (const { name, encodedBodySize } of fetched) {
      bytes[endings[new URL(name).pathname.split('.').at(-1) ?? ''] ?? 'other'] += encodedBodySize;
    }
    const [document_] = performance.getEntriesByType('navigation');
    bytes.html = (document_ as PerformanceNavigationTiming).encodedBodySize;
    const all = [...document.querySelectorAll('*')];
    let depth = 0;
    for (const element of all) {
      let level = 0;
      for (let at: Element | null = element; at; at = at.parentElement) level += 1;
      depth = Math.max(depth, level);
    }
    const { seen } = window as unknown as { seen: { shift: number } };
    return { bytes, requests: fetched.length + 1, elements: all.length, depth, ...seen };
  });
