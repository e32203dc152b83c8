import { expect, test } from 'playwright/test';
import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';
import { open } from './support/page.ts';

/** A browser whose reader asked for letters of twice the usual size. */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...testBrowserArguments, '--blink-settings=defaultFontSize=32'],
  },
});

const pages = [
  '/',
  '/resources',
  '/contact',
  '/solutions/neural-agents',
  '/blog/crm-no-genera-dinero',
];

for (const width of [320, 390, 768, 1280]) {
  test(`nothing leaves a screen of ${width}, and no page scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const beyond: string[] = [];
    for (const path of pages) {
      await open(page, path);
      const found = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const all = document.querySelectorAll(
          'header :is(a, button, span), main :is(a, button, h1)',
        );
        const scrolls = (it: Element | null): boolean =>
          it !== null &&
          (/auto|scroll/.test(getComputedStyle(it).overflowX) || scrolls(it.parentElement));
        const outside = [...all].filter((it) => {
          // A body of the diagram may stand at the screen's edge, cut; its name may not.
          const words = it.matches('[data-node]') ? (it.firstElementChild ?? it) : it;
          const { left, right, width: wide } = words.getBoundingClientRect();
          const shown = it.checkVisibility({ visibilityProperty: true });
          return shown && wide > 0 && (right > edge + 1 || left < -1) && !scrolls(it.parentElement);
        });
        const sideways = document.documentElement.scrollWidth - edge;
        return [
          ...outside.map((it) => it.textContent?.trim().slice(0, 30) || it.ariaLabel),
          ...(sideways > 0 ? [`scrolls by ${sideways}`] : []),
        ];
      });
      beyond.push(...found.map((it) => `${path}: ${it}`));
    }
    expect(beyond).toEqual([]);
  });
}
