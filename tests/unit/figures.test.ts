/**
 * Every role, industry and use case has its own illustration, and every offering a demo.
 */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page, SectionOf } from '../../src/content/types.ts';
import { duration, sequence } from '../../src/motion/tokens.ts';
import type { Drawing } from '../../src/sections/illustrations/parts/illustration.tsx';
import { pages } from './pages.ts';

const explained = pages.filter(({ path }) => /^\/(?:roles|industries|use-cases)\/.+/.test(path));
const offerings = pages.filter(({ path }) => /^\/solutions\/.+/.test(path));

interface Illustration {
  default: ComponentType<{ section: SectionOf<'illustration'> }>;
  drawing: Drawing;
}
const illustrations = import.meta.glob<Illustration>('../../src/sections/illustrations/*.tsx', {
  eager: true,
});

const sectionsOf = (page: Page) =>
  page.sections.filter(
    (section): section is SectionOf<'illustration'> => section.kind === 'illustration',
  );

function illustrationOf(page: Page) {
  const section = sectionsOf(page)[0]!;
  const module = illustrations[`../../src/sections/illustrations/${section.drawing}.tsx`]!;
  const html = renderToStaticMarkup(createElement(module.default, { section }));
  return { section, html, timeline: module.drawing.timeline };
}

/** Every word of the illustration. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : [];
}

/** How many elements `#id` or `#id > *` names. */
function countElements(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  selector: string,
): number {
  const [id, children] = selector.slice(1).split(' > ');
  return nodes.reduce((sum, node) => {
    if (!('attrs' in node)) return sum;
    const isNamed = node.attrs.some(({ name, value }) => name === 'id' && value === id);
    const own = children ? node.childNodes.filter((child) => 'attrs' in child).length : 1;
    return sum + (isNamed ? own : 0) + countElements(node.childNodes, selector);
  }, 0);
}

describe('illustrations', () => {
  it('stand on every page that explains something, and nowhere else', () => {
    expect(explained.length).toBeGreaterThanOrEqual(11);
    const owners = pages.filter(({ page }) => sectionsOf(page).length > 0);
    expect(owners.map(({ path }) => path).sort()).toEqual(explained.map(({ path }) => path).sort());
  });

  it('are played on the pages of the offerings, each with its own demo', () => {
    const played = offerings.map(({ path, page }) => [
      path,
      page.sections.flatMap((section) => (section.kind === 'demo' ? [section.offering] : [])),
    ]);
    expect(played).toEqual(offerings.map(({ path }) => [path, [path.split('neural-')[1]]]));
    expect(played).toHaveLength(4);
  });

  describe.each(explained)('$path', ({ page }) => {
    it('has exactly one, with a caption and a text alternative', () => {
      expect(sectionsOf(page), 'it owes one: docs/recipes, "Add a figure"').toHaveLength(1);
      const { section, html } = illustrationOf(page);
      expect(section.caption.length).toBeGreaterThan(60);
      expect(html.match(/<figure/g)).toHaveLength(1);
      expect(html.match(/<figcaption/g)).toHaveLength(1);
      expect(html.match(/role="img" aria-label="[^"]{120,}"/g)).toHaveLength(1);
    });

    it('is finished in its markup, with every word in HTML', () => {
      const { section, html } = illustrationOf(page);
      expect(html).not.toMatch(/(?<!-)opacity="0"|visibility|stroke-dashoffset|<text|NaN/);
      const plain = html.replace(/&#x27;/g, "'").replace(/&amp;/g, '&');
      const missing = wordsOf(section.parts).filter(
        (word) => !/^(?:edge|shield|learning|agents|close)$/.test(word) && !plain.includes(word),
      );
      expect(missing).toEqual([]);
    });

    it('has drawn itself within the limit, every part that its timeline names', () => {
      const { html, timeline } = illustrationOf(page);
      const nodes = parseFragment(html).childNodes;
      expect(timeline.length).toBeGreaterThan(2);
      for (const [selector, , beat, span, stagger = 0] of timeline) {
        const count = countElements(nodes, selector);
        expect(count, selector).toBeGreaterThan(0);
        const start = (beat + (count - 1) * stagger) * sequence.beat;
        const end = start + (span ? span * sequence.beat : duration.enter);
        expect(end, selector).toBeLessThanOrEqual(sequence.limit);
      }
    });
  });
});
