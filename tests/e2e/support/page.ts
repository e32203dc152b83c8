import { expect, type Locator, type Page } from 'playwright/test';
import { base } from './server.ts';

/**
 * Waits until React has taken over an element. A prerendered button can be seen and
 * pressed long before anything listens to it; a person tries again, a test would hang.
 * React marks an element while it works its way through the page, and runs its effects
 * when it has been through all of it: both are waited for.
 */
export async function handled(element: Locator): Promise<void> {
  const isHandled = (node: Element) => {
    const keyOf = (owner: object | null, start: string) =>
      Object.keys(owner ?? {}).find((key) => key.startsWith(start)) ?? '';
    const root = document.getElementById('root');
    const container = (root as unknown as Record<string, HydratedRoot> | null)?.[
      keyOf(root, '__reactContainer')
    ];
    const isDone = container?.stateNode.current.memoizedState.isDehydrated === false;
    const isWhole = !document.documentElement.dataset.layout;
    return isDone && isWhole && keyOf(node, '__react') !== '';
  };
  await expect.poll(() => element.first().evaluate(isHandled), { timeout: 15_000 }).toBe(true);
}

/** Of React's own root, what says whether the prerendered page is still waiting. */
interface HydratedRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** Opens a page of the site and waits until it answers to input. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await handled(page.locator('main article'));
}

/**
 * Stops the page's clock, which must have been installed before the page was opened.
 * From here on time passes only by `page.clock.runFor` and `fastForward`.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Far enough that a slow machine is not past it before it is asked to stop there.
  await page.clock.pauseAt(now + 15_000);
}

/**
 * Lets time jump in small steps until a value changes for the first time. An interval
 * that starts when the browser finds something on screen has an unknown phase; after
 * this it is known to within one step.
 */
export async function untilChange(page: Page, read: () => Promise<unknown>, step: number) {
  const before = await read();
  await expect(async () => {
    await page.clock.fastForward(step);
    expect(await read()).not.toBe(before);
  }).toPass({ intervals: [20] });
}

/** Goes on by the keyboard alone until an element has the focus. */
export async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => element.evaluate((node) => node === document.activeElement);
  for (let count = 0; count < 90 && !(await isThere()); count += 1) await page.keyboard.press(key);
  await expect(element).toBeFocused();
}
