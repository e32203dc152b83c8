import type { Page } from 'playwright/test';

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
}

/**
 * Notes what moves without an input. Call before the page is opened.
 *
 * @returns reads the sum since the page was opened, or since the last reading, and what moved
 */
export async function watchShifts(
  page: Page,
): Promise<() => Promise<{ sum: number; nodes: string[] }>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: Shift[] };
      const own = shifts.splice(0).filter(({ hadRecentInput }) => !hadRecentInput);
      return {
        sum: own.reduce((sum, { value }) => sum + value, 0),
        nodes: own.flatMap(({ sources }) =>
          sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? ''),
        ),
      };
    });
}
