import type { Page } from 'playwright/test';
import type { Line } from './lines.ts';
import type { Box, Rgba } from './wcag.ts';

/** The ring around a control that has the keyboard focus. */
interface Ring extends Line {
  /** The box inside the ring; the ring's pixels are between this box and its outer box. */
  hole: Box;
  /**
   * Colour of a shadow without blur under the ring that extends beyond it; transparent without one.
   */
  ground: Rgba;
}

/**
 * The focus rings of every visible control on ink, each read while its control has the focus. A
 * ring must contrast with the pixels that are there without the ring.
 */
export const visibleRings = (page: Page): Promise<Ring[]> =>
  page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('No 2D canvas to read colours with.');
    // Without this, a transition could give a colour that is not the ring's final one.
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const rings: Ring[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"])',
    )) {
      if (control.closest('[data-theme]')?.getAttribute('data-theme') !== 'ink') continue;
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const isOnScreen = top > bar && left >= 0 && bottom < innerHeight && right <= innerWidth;
      if (!isOnScreen || width < 2 || height < 2 || !control.checkVisibility()) continue;
      control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement !== control) continue;
      const { outlineColor, outlineWidth, outlineOffset, outlineStyle, boxShadow } =
        getComputedStyle(control);
      const text = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      control.blur();
      // A control may show its focus in another way, which other tests check.
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
      // Computed styles put the colour first: 'rgba(…) 0px 0px 0px 9px'. There may be further
      // shadows.
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
