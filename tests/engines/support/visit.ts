/** What a visitor does on a page, and what they wait for, in any engine. */
import { expect } from 'playwright/test';
import { isHydrated } from '../../e2e/support/page.ts';
import type { Point, Tab } from './tab.ts';

/** Milliseconds between looks: short, because a flow is a chain of many waits. */
const intervals = [50, 100, 250];

/** Waits until a function of the page returns what is expected. Its page may be about to change. */
export async function expectInPage<Result, Args extends unknown[]>(
  tab: Tab,
  work: (...args: Args) => Result,
  args: Args,
  expected: Awaited<Result>,
): Promise<void> {
  const read = () => tab.evaluate(work, ...args).catch((error) => String(error));
  const message = `${work.name || work} of ${JSON.stringify(args)}`;
  await expect.poll(read, { intervals, message }).toEqual(expected);
}

/** Waits until React has hydrated the page of this path. */
export async function expectHydrated(tab: Tab, path: string): Promise<void> {
  await expectInPage(tab, () => location.pathname, [], path);
  await expectInPage(tab, isHydrated, [], true);
}

/** Waits until an attribute of the first element that a selector finds has a value. */
export const expectAttribute = (tab: Tab, css: string, name: string, value: string | null) =>
  expectInPage(
    tab,
    (selector, attribute) => document.querySelector(selector)?.getAttribute(attribute) ?? null,
    [css, name],
    value,
  );

/** Waits until this many elements that a selector finds are shown. */
export const expectCount = (tab: Tab, css: string, count: number) =>
  expectInPage(
    tab,
    (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length,
    [css],
    count,
  );

/**
 * Scrolls the first shown element with this selector, and where given this name, into view.
 *
 * @returns its center; null while it is not there or is covered
 */
function locate(css: string, name: string | null): Point | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(css)].find(
    (one) => one.checkVisibility() && (name === null || nameOf(one) === name),
  );
  if (!element) return null;
  const center = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const isUncovered = ([x, y]: Point) => element.contains(document.elementFromPoint(x, y));
  if (!isUncovered(center())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isUncovered(center()) ? center() : null;
}

/** Waits until an element stands still in view, and returns its center. */
export async function find(tab: Tab, css: string, name: string | null = null): Promise<Point> {
  let before: Point | null = null;
  await expect
    .poll(
      async () => {
        const now = await tab.evaluate(locate, css, name).catch(() => null);
        const stands = now !== null && String(now) === String(before);
        before = now;
        return stands;
      },
      { intervals, message: `${css} ${name ?? ''} can be pressed` },
    )
    .toBe(true);
  return before as unknown as Point;
}

export async function click(tab: Tab, css: string, name: string | null = null): Promise<void> {
  await tab.click(await find(tab, css, name));
}

/** Types into a field after a click on it. */
export async function typeInto(tab: Tab, css: string, text: string): Promise<void> {
  await click(tab, css);
  await expectInPage(tab, (field) => document.activeElement?.matches(field) ?? false, [css], true);
  await tab.type(text);
}
