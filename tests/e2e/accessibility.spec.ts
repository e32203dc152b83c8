import { expect, test } from './support/test.ts';

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
const clear = /transparent|\/ 0\)|, 0\)/;

test('in forced colours a filled button has a border, the marks of the plot differ, and no line frames the scene', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/solutions/neural-agents');
  const groundOf = (text: string) =>
    page
      .locator('[data-instrument] p > span', { hasText: text })
      .locator('span')
      .first()
      .evaluate((mark) => getComputedStyle(mark).backgroundColor);
  expect(await groundOf('Passes by rule')).not.toBe(await groundOf('Waits for a person'));
  await open('/');
  for (const name of ['Request a Demo', 'Contact'] as const) {
    const button = page.getByRole('link', { name, exact: true }).first();
    await expect(button).toHaveCSS('border-top-style', 'solid');
    await expect(button).toHaveCSS('border-top-width', '1px');
  }
  const framed = await page
    .locator('main section > div')
    .evaluateAll(
      (all) =>
        all.filter((box) => getComputedStyle(box, '::before').outlineStyle !== 'none').length,
    );
  expect(framed).toBe(0);
});

test('a focused control has a whole ring, which leaves its label alone', async ({ page, open }) => {
  for (const path of [
    '/contact',
    '/blog',
    '/resources',
    '/solutions/neural-edge',
    '/solutions/neural-agents',
  ]) {
    await open(path);
    const rings = await page
      .locator('main :is(input, select, textarea):visible')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map((control) => {
          const label = control.labels?.[0];
          const name = label?.textContent ?? control.getAttribute('aria-label');
          // The ring is shown for the keyboard, which a script's focus counts as here.
          control.focus({ focusVisible: true } as FocusOptions);
          const { outlineOffset, outlineWidth, outlineStyle, outlineColor } =
            getComputedStyle(control);
          const top =
            control.getBoundingClientRect().top -
            Number.parseFloat(outlineOffset) -
            Number.parseFloat(outlineWidth);
          // A label for assistive technology alone is one pixel large.
          const isLabelSeen = label && !label.contains(control) && label.offsetWidth > 1;
          const isStruck = isLabelSeen && label.getBoundingClientRect().bottom > top + 1;
          return { name, isStruck, type: control.type, outlineStyle, outlineWidth, outlineColor };
        }),
      );
    expect(
      rings.filter(({ isStruck }) => isStruck),
      path,
    ).toEqual([]);
    const fields = rings.filter(({ type }) => !/^(range|radio|checkbox)$/.test(type));
    for (const { name, outlineStyle, outlineWidth, outlineColor } of fields) {
      expect([outlineStyle, outlineWidth], `${path}: ${name}`).toEqual(['solid', '2px']);
      expect(outlineColor, `${path}: ${name}`).not.toMatch(clear);
    }
  }
});

for (const width of [390, 1280]) {
  test(`no control is smaller than 24 px, ${width} wide`, async ({ page, open }) => {
    const small: string[] = [];
    for (const path of pages) {
      await open(path, { size: [width, 800] });
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
            .map(({ element }) => element.textContent?.trim().slice(0, 30)),
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
    open,
  }) => {
    const shown: string[] = [];
    for (const path of pages) {
      await open(path);
      const names = await page.locator('button:visible').allTextContents();
      shown.push(...names.map((name) => `${path}: ${name.trim()}`));
    }
    expect(shown).toEqual(['/contact: Send']);
  });

  test('the nodes of the diagram lead to their pages', async ({ page, open }) => {
    await open('/');
    const links = page
      .locator('main section')
      .first()
      .getByRole('link', { name: /^Neural \w+$/ });
    await expect(links).toHaveText([
      'Neural Edge',
      'Neural Shield',
      'Neural Learning',
      'Neural Agents',
    ]);
    await links.nth(1).click();
    await expect(page).toHaveURL('/solutions/neural-shield');
  });
});
