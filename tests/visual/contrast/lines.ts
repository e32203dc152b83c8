import type { Page } from 'playwright/test';
import type { Box, Rgba } from './wcag.ts';

/** One line of text as the screen shows it. */
export interface Line {
  text: string;
  /** The text's own alpha times the opacity of all elements around it. */
  colour: Rgba;
  /** CSS pixels, including scaling. */
  size: number;
  weight: number;
  /** The visible part, in CSS pixels of the viewport. */
  box: Box;
  /** Id or name of its section. */
  section: string;
}

/** Every line of text that is visible at the current scroll position. */
export const visibleLines = (page: Page): Promise<Line[]> => page.evaluate(collect);

/** Runs in the page, so it can't use anything from outside this function. */
function collect(): Line[] {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('No 2D canvas to read colours with.');
  const known = new Map<string, Rgba>();
  const rgba = (colour: string): Rgba => {
    const before = known.get(colour);
    if (before) return before;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data;
    const made = [r, g, b, a / 255] as const;
    known.set(colour, made);
    return made;
  };

  interface Around {
    opacity: number;
    clip: { left: number; top: number; right: number; bottom: number };
  }
  const seen = new Map<Element, Around>();
  /** The opacity and clipping that the elements around a text cause. */
  const aroundOf = (element: Element | null): Around => {
    if (!element)
      return { opacity: 1, clip: { left: 0, top: 0, right: innerWidth, bottom: innerHeight } };
    const before = seen.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    const outer = aroundOf(style.position === 'fixed' ? null : element.parentElement);
    const opacity =
      (style.position === 'fixed' ? aroundOf(element.parentElement).opacity : outer.opacity) *
      Number(style.opacity);
    let { clip } = outer;
    const isRoot = element === document.documentElement || element === document.body;
    const isClipping = style.overflowX !== 'visible' || style.clipPath !== 'none';
    if (isClipping && style.display !== 'inline' && style.display !== 'contents' && !isRoot) {
      const box = element.getBoundingClientRect();
      // `sr-only`: text for assistive technology only.
      const isGone = box.width <= 1 || box.height <= 1 || style.clipPath === 'inset(50%)';
      clip = isGone
        ? { left: 0, top: 0, right: 0, bottom: 0 }
        : {
            left: Math.max(clip.left, box.left),
            top: Math.max(clip.top, box.top),
            right: Math.min(clip.right, box.right),
            bottom: Math.min(clip.bottom, box.bottom),
          };
    }
    const made = { opacity, clip };
    seen.set(element, made);
    return made;
  };

  const sectionOf = (element: Element): string => {
    const owner = element.closest('[id="site-footer"], footer, header[data-theme], section');
    const title = owner?.getAttribute('aria-labelledby');
    return (
      owner?.id ||
      owner?.getAttribute('aria-label') ||
      (title && document.getElementById(title)?.textContent?.slice(0, 40)) ||
      owner?.tagName.toLowerCase() ||
      'page'
    );
  };

  /** Whether something opaque covers a point of a text. Transparent layers don't count. */
  const isCovered = (x: number, y: number, owner: Element): boolean => {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === owner || above.contains(owner) || owner.contains(above)) return false;
      if (above instanceof HTMLImageElement || above instanceof HTMLVideoElement) return true;
      const ground = getComputedStyle(above).backgroundColor;
      if (rgba(ground)[3] > 0.5) return true;
    }
    return false;
  };

  /**
   * The box without its upper and lower edge. Letters never reach the edge, but the border of a
   * narrow badge does.
   */
  const withoutEdges = ({ x, y, width, height }: Box): Box => ({
    x,
    y: y + height * 0.1,
    width,
    height: height * 0.8,
  });

  // `elementsFromPoint` misses elements without pointer events, so all elements get them.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(touchable);

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (
      !owner ||
      // A dash between two words is decoration.
      !/[\p{L}\p{N}]/u.test(node.nodeValue ?? '') ||
      owner.closest('script, style, noscript, #scene-stats')
    )
      continue;
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.bottom <= 0 || whole.top >= innerHeight || whole.width === 0) continue;
    const style = getComputedStyle(owner);
    if (style.visibility !== 'visible') continue;
    const { opacity, clip } = aroundOf(owner);
    const isOutlined = Number.parseFloat(style.webkitTextStrokeWidth) > 0;
    const ink =
      owner instanceof SVGElement
        ? style.fill
        : isOutlined
          ? style.webkitTextStrokeColor
          : style.webkitTextFillColor;
    const [r, g, b, a] = rgba(ink);
    const alpha = a * opacity;
    // This text has not entered yet, or belongs to another state.
    if (alpha < 0.02) continue;

    const block = owner.closest<HTMLElement>('*:not(svg *)') ?? document.body;
    const scale = block.offsetWidth ? block.getBoundingClientRect().width / block.offsetWidth : 1;
    const isScaled = Math.abs(scale - 1) > 0.03;

    // An inline element that is broken over lines has one rectangle per line; ligatures and kerning
    // have none of their own.
    const rows: { left: number; top: number; right: number; bottom: number }[] = [];
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      const row = rows.find((row) => Math.abs(row.top - top) < (bottom - top) / 2);
      if (row) {
        row.left = Math.min(row.left, left);
        row.right = Math.max(row.right, right);
      } else rows.push({ left, top, right, bottom });
    }
    for (const [index, row] of rows.entries()) {
      const box = {
        x: Math.max(row.left, clip.left),
        y: Math.max(row.top, clip.top),
        width: Math.min(row.right, clip.right) - Math.max(row.left, clip.left),
        height: Math.min(row.bottom, clip.bottom) - Math.max(row.top, clip.top),
      };
      // A line that is mostly cut off becomes readable after a little more scrolling.
      if (box.width < 2 || box.height < (row.bottom - row.top) * 0.6) continue;
      const [left, top] = [box.x + 2, box.y + 0.5];
      const [right, bottom] = [box.x + box.width - 2, box.y + box.height - 0.5];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const places: [number, number][] = [
        [left, y],
        [x, y],
        [right, y],
        [x, top],
        [x, bottom],
      ];
      if (places.some((place) => isCovered(...place, owner))) continue;
      lines.push({
        text: `${node.nodeValue?.trim().slice(0, 60)}${rows.length > 1 ? ` [line ${index + 1}]` : ''}`,
        colour: [r, g, b, alpha],
        size: Number.parseFloat(style.fontSize) * (isScaled ? scale : 1),
        weight: Number(style.fontWeight),
        box: withoutEdges(box),
        section: sectionOf(owner),
      });
    }
  }
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(touchable), 1);
  return lines;
}
