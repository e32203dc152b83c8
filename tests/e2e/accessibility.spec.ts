import { open } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Page, test } from './support/test.ts';

/** Pages that differ in their controls and surfaces. */
const pages = [
  '/',
  '/about',
  '/blog',
  '/blog/speed-is-everything',
  '/contact',
  '/solutions/neural-agents',
  '/resources',
];

/** Contrast of an element's text, or of its bottom border, with the surface behind it. */
const contrastOf = (page: Page, selector: string, property: 'color' | 'borderBottomColor') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const context = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      }) as CanvasRenderingContext2D;
      const luminance = (colour: string) => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const style = getComputedStyle(element);
      const [one, other] = [luminance(style[name]), luminance(style.getPropertyValue('--surface'))];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }, property);

test('muted text on paper has 7:1, also on a raised sheet', { tag: '@push' }, async ({ page }) => {
  await open(page, '/contact');
  expect(await contrastOf(page, 'main .type-lede.text-muted', 'color')).toBeGreaterThan(7);
  const onSheet = await page
    .locator('form label.text-muted')
    .first()
    .evaluate((element) => {
      // Gives the form the raised colour of a sheet.
      const section = element.closest<HTMLElement>('[data-surface]');
      section?.style.setProperty('--surface', 'var(--color-paper-sunk)');
      return section !== null;
    });
  expect(onSheet).toBe(true);
  expect(await contrastOf(page, 'form label.text-muted', 'color')).toBeGreaterThan(7);
});

test('the contrast is higher when the system asks for more', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page, '/contact');
  expect(await contrastOf(page, 'main .type-lede.text-muted', 'color')).toBeGreaterThan(10);
  expect(await contrastOf(page, 'footer h2', 'color')).toBeGreaterThan(10);
  // With more contrast, hairlines must be visible, because they separate the parts.
  expect(await contrastOf(page, 'footer h2', 'borderBottomColor')).toBeGreaterThan(4.5);
});

test('a filled button has a border in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  for (const name of ['Request a Demo', 'Contact'] as const) {
    const button = page.getByRole('link', { name, exact: true }).first();
    await expect(button).toHaveCSS('border-top-style', 'solid');
    await expect(button).toHaveCSS('border-top-width', '1px');
  }
});

test('the marks of the plot differ in forced colours, and no line frames the scene', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/solutions/neural-agents');
  const groundOf = (text: string) =>
    page
      .locator('[data-instrument] p > span', { hasText: text })
      .locator('span')
      .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  expect(await groundOf('Passes by rule')).not.toBe(await groundOf('Waits for a person'));
  await open(page, '/');
  const outlines = await page
    .locator('.scene-picture')
    .evaluateAll((all) => all.map((box) => getComputedStyle(box, '::before').outlineStyle));
  expect(new Set(outlines)).toEqual(new Set(['none']));
});

test('in the footer links are underlined, and what is no link looks like text', async ({
  page,
}) => {
  await open(page, '/about');
  const items = page.getByRole('contentinfo').getByRole('navigation').getByRole('listitem');
  for (const name of ['Privacy Policy', 'Terms of Service']) {
    const text = items.filter({ hasText: name }).locator('span');
    await expect(text).toHaveCSS('text-decoration-line', 'none');
    await expect(text).toHaveCSS('cursor', 'auto');
  }
  const lines = await items
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationColor));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).not.toMatch(/transparent|\/ 0\)|, 0\)/);
});

test('the ring of a focused control leaves its label alone', async ({ page }) => {
  for (const path of ['/contact', '/solutions/neural-edge', '/solutions/neural-agents']) {
    await open(page, path);
    const struck = await page
      .locator('main :is(input, select, textarea):visible')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).flatMap((control) => {
          const label = control.labels?.[0];
          if (!label || label.contains(control)) return [];
          // The ring is shown for the keyboard, which a script's focus counts as here.
          control.focus({ focusVisible: true } as FocusOptions);
          const { outlineOffset, outlineWidth } = getComputedStyle(control);
          const top =
            control.getBoundingClientRect().top -
            Number.parseFloat(outlineOffset) -
            Number.parseFloat(outlineWidth);
          return label.getBoundingClientRect().bottom > top + 1 ? [label.textContent] : [];
        }),
      );
    expect(struck, path).toEqual([]);
  }
});

test('a focused field has a whole ring', async ({ page }) => {
  for (const [path, selector] of [
    ['/contact', 'input[name=firstName]'],
    ['/contact', 'select[name=interest]'],
    ['/contact', 'textarea[name=challenge]'],
    ['/blog', 'input[name=q]'],
    ['/resources', 'main input[type=email]'],
  ] as const) {
    await open(page, path);
    const field = page.locator(selector);
    await field.focus();
    await expect(field, selector).toHaveCSS('outline-style', 'solid');
    await expect(field, selector).toHaveCSS('outline-width', '2px');
    const colour = await field.evaluate((element) => getComputedStyle(element).outlineColor);
    expect(colour, selector).not.toMatch(/transparent|\/ 0\)|, 0\)/);
  }
});

for (const width of [390, 1280]) {
  test(`no control is smaller than 24 px, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const small: string[] = [];
    for (const path of pages) {
      await open(page, path);
      const found = await page
        .locator(':is(a[href], button, input, select, textarea, summary):visible')
        .evaluateAll((all) =>
          all
            // Links in running text are as high as their line, which WCAG 2.5.8 permits.
            .filter(
              (element) =>
                !(getComputedStyle(element).display === 'inline' && element.closest('p, dd')),
            )
            .filter((element) => (element as HTMLElement).tabIndex >= 0)
            // A heading's link that covers its card is as large as the card.
            .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
            .map(
              ({ element, box }) =>
                `${element.textContent?.trim().slice(0, 30)} ${box.width}×${box.height}`,
            ),
        );
      small.push(...found.map((name) => `${path}: ${name}`));
    }
    expect(small).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only the buttons are shown that work: the form’s own', { tag: '@push' }, async ({
    page,
  }) => {
    const shown: string[] = [];
    for (const path of pages) {
      await page.goto(base() + path);
      const names = await page.locator('button:visible').allTextContents();
      shown.push(...names.map((name) => `${path}: ${name.trim()}`));
    }
    expect(shown).toEqual(['/contact: Send']);
  });

  test('the nodes of the diagram lead to their pages', async ({ page }) => {
    await page.goto(`${base()}/`);
    const links = page.locator('[data-picture]:has([data-node])').getByRole('link');
    await expect(links).toHaveText([
      'Neural Edge',
      'Neural Shield',
      'Neural Learning',
      'Neural Agents',
    ]);
    await links.nth(1).click();
    await expect(page).toHaveURL(`${base()}/solutions/neural-shield`);
  });
});
