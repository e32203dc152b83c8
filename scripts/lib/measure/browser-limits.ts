/** What a test or the bench takes from a page before it is opened. */
import type { Page } from 'playwright';

/** Makes a browser refuse every canvas that asks for 3D, on the page and in its worker, as one without a driver does. */
export async function withoutWebGl(page: Page) {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string) {
      if (type.includes('webgl')) return null;
      // biome-ignore lint/complexity/noArguments: every kind of context has arguments of its own.
      return (getContext as (...all: unknown[]) => unknown).apply(this, [...arguments]) as never;
    } as typeof getContext;
  });
  await inWorker(page, 'OffscreenCanvas.prototype.getContext = () => null;');
}

/** Runs code in the scene's worker before its own. A context's init scripts do not reach workers. */
export const inWorker = (page: Page, code: string) =>
  page.route(/\/assets\/scene-worker-.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}\n${await response.text()}` });
  });
