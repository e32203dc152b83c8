import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { allowFault } from './faults.ts';

/**
 * Whether React has hydrated an element, by default the page's content. React marks an element
 * while it walks through the page, and runs effects after the whole walk: this asks for both. Runs
 * in the page.
 */
export function isHydrated(node = document.querySelector('main article')): boolean {
  const keyOf = (owner: object | null, start: string) =>
    Object.keys(owner ?? {}).find((key) => key.startsWith(start)) ?? '';
  const root = document.getElementById('root');
  const container = (root as unknown as Record<string, HydratedRoot> | null)?.[
    keyOf(root, '__reactContainer')
  ];
  const isDone = container?.stateNode.current.memoizedState.isDehydrated === false;
  const isWhole = !document.documentElement.dataset.offscreenSections;
  return isDone && isWhole && keyOf(node, '__react') !== '';
}

/**
 * Waits until React has hydrated an element. A prerendered button is visible long before it reacts;
 * a person presses again, but a test would wait for ever.
 */
export async function handled(element: Locator): Promise<void> {
  await expect.poll(() => element.first().evaluate(isHydrated)).toBe(true);
}

/** Moves the pointer. At the first input a page loads the code that only inputs make necessary. */
export const firstInput = (page: Page): Promise<void> => page.mouse.move(1, 1);

/** The part of React's root that shows whether the prerendered page still waits for hydration. */
interface HydratedRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Stops the page's clock, which must have been installed before the page was opened. From here on
 * time advances only by `page.clock.runFor` and `fastForward`.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // So far in the future that even a slow machine has not passed this time when the call arrives.
  await page.clock.pauseAt(now + 15_000);
}

/**
 * Advances time in small steps until a value changes for the first time. An interval that starts
 * when the browser finds something on screen has an unknown phase; after this call the phase is
 * known to within one step.
 */
export async function untilChange(page: Page, read: () => Promise<unknown>, step: number) {
  const before = await read();
  await expect(async () => {
    await page.clock.fastForward(step);
    expect(await read()).not.toBe(before);
  }).toPass({ intervals: [20] });
}

/** Presses a key until an element has the focus. */
export async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => element.evaluate((node) => node === document.activeElement);
  for (let count = 0; count < 90 && !(await isThere()); count += 1) await page.keyboard.press(key);
  await expect(element).toBeFocused();
}

/** Follows a link of the page, wherever it is, without a load of the document. */
export const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate(
    (to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(),
    href,
  );

/** Adds styles as the content security policy of the site permits them. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** The text spacing that WCAG 1.4.12 lets a reader set. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * Holds back every request whose address matches, as a slow network does.
 *
 * @param isHeld chooses among them
 * @returns lets them through, and all later ones
 */
export async function holdBack(
  page: Page,
  pattern: RegExp | string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** Counts requests for documents, or for the one of a path, which only a load or a reload makes. */
export function countLoads(page: Page, path?: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const isOther = path !== undefined && new URL(request.url()).pathname !== path;
    if (request.isNavigationRequest() && !isOther) loads += 1;
  });
  return () => loads;
}

/** Makes every request fail whose address matches, as a network does that breaks. */
export async function block(page: Page, pattern: RegExp): Promise<void> {
  allowFault(new RegExp(`net::ERR_FAILED .*${pattern.source}`));
  await page.route(pattern, (route) => route.abort());
}

/** Blocks the scene's code: without the canvas pages are fast. */
export const withoutCanvas = (page: Page) => block(page, /\/assets\/scene-client-.*\.js/);
