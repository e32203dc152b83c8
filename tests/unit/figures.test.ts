/**
 * Every role, industry and use case has its own explanatory drawing, and every offering an
 * demo.
 */
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page, SectionOf } from '../../src/content/types.ts';
import { duration, sequence } from '../../src/motion/tokens.ts';
import { pages } from './pages.ts';

const explained = pages.filter(({ path }) => /^\/(?:roles|industries|use-cases)\/.+/.test(path));
const offerings = pages.filter(({ path }) => /^\/solutions\/.+/.test(path));

const drawings = import.meta.glob<ComponentType<{ section: SectionOf<'illustration'> }>>(
  '../../src/sections/illustrations/*.tsx',
  { import: 'default' },
);

const figuresOf = (page: Page) =>
  page.sections.filter(
    (section): section is SectionOf<'illustration'> => section.kind === 'illustration',
  );

async function markupOf(page: Page): Promise<string> {
  const section = figuresOf(page)[0];
  const drawing = await drawings[`../../src/sections/illustrations/${section?.drawing}.tsx`]?.();
  return section && drawing ? renderToStaticMarkup(createElement(drawing, { section })) : '';
}

const attribute = (tag: string, name: string) => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1];

/** Every word of the drawing, in the order in which the browser reads them. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : [];
}

describe('figures', () => {
  it('stand on every page that explains something, and nowhere else', () => {
    expect(explained.length).toBeGreaterThanOrEqual(11);
    const owners = pages.filter(({ page }) => figuresOf(page).length > 0);
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

  it('are no two alike', async () => {
    const all = explained.flatMap(({ page }) => figuresOf(page));
    expect(new Set(all.map(({ drawing }) => drawing)).size).toBe(explained.length);
    for (const words of ['title', 'caption', 'alt'] as const) {
      expect(new Set(all.map((figure) => figure[words])).size, words).toBe(explained.length);
    }
    const paths = await Promise.all(
      explained.map(async ({ page }) => (await markupOf(page)).match(/<svg.*?<\/svg>/s)?.[0]),
    );
    expect(new Set(paths).size).toBe(explained.length);
  });

  describe.each(explained)('$path', ({ page }) => {
    it('has exactly one, with a caption and a text alternative', async () => {
      expect(figuresOf(page), 'it owes one: CONTRIBUTING, "Add a figure"').toHaveLength(1);
      const [figure] = figuresOf(page);
      expect(figure?.caption.length).toBeGreaterThan(60);
      expect(figure?.alt.length).toBeGreaterThan(120);
      const html = await markupOf(page);
      expect(html.match(/<figure/g)).toHaveLength(1);
      expect(html.match(/<figcaption/g)).toHaveLength(1);
      expect(html.match(/role="img" aria-label="[^"]{120,}"/g)).toHaveLength(1);
    });

    it('is composed for wide and for narrow screens, and hides nothing in its markup', async () => {
      const html = await markupOf(page);
      expect(html.match(/<svg/g)).toHaveLength(2);
      expect(html.match(/(?<!-)opacity="0"|visibility|stroke-dashoffset|<text/)).toBeNull();
      const figure = figuresOf(page)[0];
      const plain = html.replace(/&#x27;/g, "'").replace(/&amp;/g, '&');
      const missing = wordsOf(figure?.parts).filter(
        (word) => !/^(?:edge|shield|learning|agents)$/.test(word) && !plain.includes(word),
      );
      expect(missing).toEqual([]);
    });

    it('has drawn itself within the limit', async () => {
      const parts = (await markupOf(page)).match(/<[^>]*data-tween="[^>]*>/g) ?? [];
      expect(parts.length).toBeGreaterThan(4);
      const ends = parts.map((part) => {
        const span = attribute(part, 'data-span');
        return (
          Number(attribute(part, 'data-beat')) * sequence.beat +
          (span ? Number(span) * sequence.beat : duration.enter)
        );
      });
      expect(Math.max(...ends)).toBeLessThanOrEqual(sequence.limit);
    });
  });
});
