import type { Page } from 'playwright/test';
import type { Line } from './lines.ts';
import type { Box, Rgba } from './wcag.ts';

/** The ring that the keyboard's focus draws around a control. */
interface Ring extends Line {
  /** What the ring runs around; the ring's own pixels lie between this and its box. */
  hole: Box;
  /** A shadow without blur that lies under the ring and reaches beyond it; transparent without one. */
  ground: Rgba;
}

/**
 * The focus rings of every control on ink that can be seen, each read while its control has the
 * focus. A ring has to stand out from what is there without it.
 */
export const visibleRings = (page: Page): Promise<Ring[]> =>
  page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('No 2D canvas to read colours with.');
    // A colour on its way is not the ring's.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const rings: Ring[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"])',
    )) {
      if (control.closest('[data-surface]')?.getAttribute('data-surface') !== 'ink') continue;
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const isOnScreen = top > bar && left >= 0 && bottom < innerHeight && right <= innerWidth;
      if (!isOnScreen || width < 2 || height < 2 || !control.checkVisibility()) continue;
      control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement !== control) continue;
      const { outlineColor, outlineWidth, outlineOffset, outlineStyle, boxShadow } =
        getComputedStyle(control);
      const text = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      control.blur();
      // A control may draw its focus by other means; those have tests of their own.
      if (outlineStyle === 'none') continue;
      const inner = Number.parseFloat(outlineOffset);
      const outer = inner + Number.parseFloat(outlineWidth);
      const grown = (by: number) => ({
        x: left - by,
        y: top - by,
        width: width + 2 * by,
        height: height + 2 * by,
      });
      const rgbaOf = (colour: string): Rgba => {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
      };
      // Computed styles write the colour first: 'rgba(…) 0px 0px 0px 9px'. Others may stand beside it.
      const [, shadow = 'transparent', spread = '0'] =
        boxShadow.match(/((?:rgba?|color)\([^)]*\)) 0px 0px 0px (\d+)px$/) ?? [];
      rings.push({
        text: `ring of ${text.slice(0, 40)}`,
        colour: rgbaOf(outlineColor),
        ground: rgbaOf(Number(spread) >= outer ? shadow : 'transparent'),
        size: 0,
        weight: 0,
        box: grown(outer),
        hole: grown(inner),
        section: control.closest('section, footer')?.id || 'page',
      });
    }
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
    return rings;
  });
