import type { Locator, Page } from 'playwright/test';

/** Pixels that two boxes must share in both directions before they count as overlapping. */
const tolerance = 2;

interface OverlapOptions {
  /** Selector of the part that is searched. */
  root?: string;
  /** Whether text over buttons, fields and codes, controls over controls, and all over line art count. */
  withControls?: boolean;
}

/** Puts line art that is an image into the page beside it, so that its strokes can be compared. */
const inlineLineArt = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img.line-art')) {
      if (image.nextElementSibling?.matches('svg')) continue;
      const markup = await (await fetch(image.src)).text();
      const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
      svg.setAttribute('class', image.className);
      image.style.display = 'none';
      image.after(svg);
    }
  });

/**
 * Finds text that is printed over other text and, if asked for, over controls and line art.
 *
 * Each line of each text node is one box, cut to the part that letters fill: the box that the
 * browser reports has the height of the typeface, which exceeds a tight line height. A box is also
 * cut by every ancestor that clips it. Line art is compared by points on its strokes, so that the
 * space between two lines counts as free.
 *
 * @returns one line for each pair, e.g. `Contact us × Edge`, without duplicates
 */
export const overlaps = async (
  page: Page,
  { root = 'body', withControls = false }: OverlapOptions = {},
): Promise<string[]> => {
  if (withControls) await inlineLineArt(page);
  return page.evaluate(
    ({ root, withControls, tolerance }) => {
      interface Box {
        left: number;
        right: number;
        top: number;
        bottom: number;
      }
      interface NamedBox extends Box {
        element: Element;
        name: string;
        isControl: boolean;
      }
      /** Points on strokes that a box must hold to count: a thin line of the flow may pass a label. */
      const minPoints = 16;
      /** Pixels between two points on a stroke. */
      const step = 4;
      const area = document.querySelector(root) as Element;
      /** Text for screen readers alone is never painted, although a column break gives it a large box. */
      const isVisible = (element: Element) =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: false,
        }) && !element.closest('noscript, option, .sr-only');

      const clips = new Map<Element, Box>();
      const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
      /** The part of the page in which an element's ancestors show it. */
      const getClip = (element: Element | null): Box => {
        if (!element || element === document.body) return everything;
        const known = clips.get(element);
        if (known) return known;
        const outer = getClip(element.parentElement);
        const { overflowX, overflowY } = getComputedStyle(element);
        const own = element.getBoundingClientRect();
        const [x, y] = [overflowX !== 'visible', overflowY !== 'visible'];
        const clip = {
          left: x ? Math.max(outer.left, own.left) : outer.left,
          right: x ? Math.min(outer.right, own.right) : outer.right,
          top: y ? Math.max(outer.top, own.top) : outer.top,
          bottom: y ? Math.min(outer.bottom, own.bottom) : outer.bottom,
        };
        clips.set(element, clip);
        return clip;
      };
      const boxes: NamedBox[] = [];
      const add = (element: Element, name: string, box: Box, isControl: boolean) => {
        const clip = getClip(isControl ? element.parentElement : element);
        const left = Math.max(box.left, clip.left);
        const right = Math.min(box.right, clip.right);
        const top = Math.max(box.top, clip.top);
        const bottom = Math.min(box.bottom, clip.bottom);
        const short = name.replace(/\s+/g, ' ').slice(0, 30);
        if (right - left > 1 && bottom - top > 1)
          boxes.push({ element, name: short, left, right, top, bottom, isControl });
      };
      const isHit = (one: Box, other: Box) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;

      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.nodeValue?.trim();
        if (!element || !text || !isVisible(element)) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          const inset = (bottom - top) * 0.2;
          add(element, text, { left, right, top: top + inset, bottom: bottom - inset }, false);
        }
      }
      for (const element of withControls
        ? area.querySelectorAll('a, button, input, [role=img]')
        : []) {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        const isFramed = borderTopWidth !== '0px' || !/, 0\)|\/ 0\)/.test(backgroundColor);
        if (isFramed && isVisible(element))
          add(element, `[${element.textContent}]`, element.getBoundingClientRect(), true);
      }
      boxes.sort((a, b) => a.top - b.top);

      const pairs = new Set<string>();
      boxes.forEach((one, index) => {
        for (const other of boxes.slice(index + 1)) {
          if (other.top > one.bottom - tolerance) break;
          // Lines of one paragraph, links and emphasis within it included, share their line height.
          const paragraph = one.element.closest('p');
          const isSame =
            one.element.contains(other.element) ||
            other.element.contains(one.element) ||
            (paragraph !== null && paragraph === other.element.closest('p'));
          if (!isSame && isHit(one, other)) pairs.add(`${one.name} × ${other.name}`);
        }
      });

      const drawings = withControls ? area.querySelectorAll('[data-fallback] svg') : [];
      for (const drawing of drawings) {
        if (!isVisible(drawing)) continue;
        // A label stands on the picture that it belongs to, beside its body.
        const slot = drawing.parentElement as Element;
        const picture = slot.closest('[data-scene-view]') ?? slot;
        // Lines may run out of their box, but a mask ends with it.
        const isMasked = getComputedStyle(slot).maskImage !== 'none';
        const clip = isMasked ? slot.getBoundingClientRect() : getClip(drawing);
        const counts = new Map<NamedBox, number>();
        for (const shape of drawing.querySelectorAll<SVGGeometryElement>('path')) {
          const bounds = shape.getBoundingClientRect();
          const near = boxes.filter((box) => isHit(box, bounds) && !picture.contains(box.element));
          const toScreen = shape.getScreenCTM();
          if (near.length === 0 || !toScreen || shape.closest('defs')) continue;
          const length = shape.getTotalLength();
          const count = Math.floor((length * Math.hypot(toScreen.a, toScreen.b)) / step);
          for (let index = 0; index < count; index += 1) {
            const { x, y } = shape
              .getPointAtLength((length * index) / count)
              .matrixTransform(toScreen);
            if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) continue;
            for (const box of near)
              if (x > box.left && x < box.right && y > box.top && y < box.bottom)
                counts.set(box, (counts.get(box) ?? 0) + 1);
          }
        }
        for (const [{ name }, count] of counts)
          if (count >= minPoints)
            pairs.add(`${name} × the drawing ${drawing.getAttribute('data-line-art')} (${count})`);
      }
      return [...pairs];
    },
    { root, withControls, tolerance },
  );
};

/**
 * Finds what can be pressed and lies, in part, under something else, or over another control.
 *
 * @param root its controls are scrolled to the middle of the screen and tried at 15 points each
 * @returns one line for each control and what covers it, e.g. `A payment < Hold to approve`
 */
export const coveredControls = (root: Locator): Promise<string[]> =>
  root.evaluate((area) => {
    /** The points of a plot are none: each is where its value is, and is chosen elsewhere by keyboard. */
    const pressed = ':is(a, button, input, select, summary):not([tabindex="-1"])';
    const nameOf = (element: Element | null) =>
      (element?.ariaLabel || element?.textContent || element?.tagName || 'nothing').slice(0, 30);
    const controls = [...area.querySelectorAll(pressed)].filter(
      (control) =>
        !control.closest('[inert]') &&
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const found = new Set<string>();
    for (const control of controls) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      for (const across of [0.05, 0.3, 0.5, 0.7, 0.95])
        for (const down of [0.05, 0.5, 0.95]) {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          const isOwn = hit !== null && (control.contains(hit) || hit.contains(control));
          if (!isOwn) found.add(`${nameOf(control)} < ${nameOf(hit)}`);
        }
    }
    return [...found];
  });
