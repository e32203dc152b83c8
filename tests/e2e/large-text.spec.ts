import { findBrowser, testBrowserArguments } from '../../scripts/lib/browser.ts';
import { overlaps } from './support/overlaps.ts';
import { expect, test } from './support/test.ts';

/** A browser in which the reader has doubled the text size. */
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
  test(`nothing leaves a screen of ${width}, and no page scrolls sideways`, {
    tag: width === 390 ? '@push' : [],
  }, async ({ page, open }) => {
    const beyond: string[] = [];
    for (const path of pages) {
      await open(path, { size: [width, 800] });
      const found = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const all = document.querySelectorAll(
          'header :is(a, button, span), main :is(a, button, h1)',
        );
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
            scrolls(element.parentElement));
        const outside = [...all].filter((element) => {
          // A body of the diagram may be cut at the screen's edge; its label may not.
          const words = element.matches('[data-node]')
            ? (element.firstElementChild ?? element)
            : element;
          const { left, right, width: wide } = words.getBoundingClientRect();
          const shown = element.checkVisibility({ visibilityProperty: true });
          return (
            shown && wide > 0 && (right > edge + 1 || left < -1) && !scrolls(element.parentElement)
          );
        });
        const sideways = document.documentElement.scrollWidth - edge;
        return [
          ...outside.map(
            (element) => element.textContent?.trim().slice(0, 30) || element.ariaLabel,
          ),
          ...(sideways > 0 ? [`scrolls by ${sideways}`] : []),
        ];
      });
      beyond.push(...found.map((name) => `${path}: ${name}`));
    }
    expect(beyond).toEqual([]);
  });
}

for (const path of ['/', '/solutions/neural-edge', '/about']) {
  test(`with letters twice as large, no words, buttons and drawings overlap at the top of ${path}`, {
    tag: path === '/' ? '@push' : [],
  }, async ({ page, open }) => {
    await open(path, { experience: 'simplified', motion: 'reduced' });
    expect(await overlaps(page, { root: 'main section', withControls: true })).toEqual([]);
  });
}
