/** Serves the built site, with or without a browser, for scripts that render or measure it. */
import type { Browser } from 'playwright';
import { openServer } from '../local-server/server.ts';
import { serveSite } from '../local-server/site.ts';
import { launchBrowser } from './browser.ts';
import { buildIfNeeded } from './built-site.ts';

/**
 * Serves the built site on a free port of this machine, without functions. Builds it first if
 * needed.
 */
export const openSite = async () =>
  openServer({
    port: 0,
    host: '127.0.0.1',
    site: serveSite(await buildIfNeeded(new AbortController().signal)),
  });

/**
 * Serves the built site and starts a browser, and closes both after the work.
 *
 * @param switches of the browser, in addition to those of `launchBrowser`
 */
export async function withSite<T>(
  work: (browser: Browser, origin: string) => Promise<T>,
  ...switches: string[]
): Promise<T> {
  const server = await openSite();
  try {
    const browser = await launchBrowser(...switches);
    return await work(browser, server.url).finally(() => browser.close());
  } finally {
    await server.close();
  }
}
