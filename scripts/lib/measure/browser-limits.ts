/** Changes to a browser's abilities that a test or a bench makes before a page is opened. */
import type { Page } from 'playwright';

/** Makes WebGL fail on the page and in its worker, as in a browser without a graphics driver. */
export async function withoutWebGl(page: Page) {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string) {
      if (type.includes('webgl')) return null;
      // biome-ignore lint/complexity/noArguments: each kind of context has other arguments.
      return (getContext as (...all: unknown[]) => unknown).apply(this, [...arguments]) as never;
    } as typeof getContext;
  });
  await inWorker(page, 'OffscreenCanvas.prototype.getContext = () => null;');
}

/**
 * Runs code in the scene's worker before the worker's own code. Init scripts of a context do not
 * run in workers.
 *
 * @param times number of workers that get the code; by default all
 */
export const inWorker = (page: Page, code: string, times?: number) =>
  page.route(
    /\/assets\/scene-worker-.*\.js/,
    async (route) => {
      const response = await route.fetch();
      // Not cached, so that the request of another worker comes through this route again.
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers, body: `${code}\n${await response.text()}` });
    },
    times === undefined ? {} : { times },
  );
