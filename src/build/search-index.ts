/** Makes the search index from the prerendered HTML of the pages. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';
import { crumbsOf } from '../content/routes.ts';
import { exampleQueries, searchTopics, suggestedPaths } from '../content/search-topics.ts';
import { nodes } from '../content/suite.ts';
import type { Page } from '../content/types.ts';
import type { PageKind, SearchIndex, SearchPage, SearchPart } from '../lib/search/engine.ts';
import { contentHash } from './content-hash.ts';
import { attributeOf } from './edit-html.ts';

/** A page of the site with its path. */
export interface SitePage {
  path: string;
  page: Page;
}

/** A page with its rendered app. */
interface RenderedPage extends SitePage {
  html: string;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text nobody searches for: controls, drawings, and what a script replaces. */
const skippedTags = [...['button', 'form', 'nav', 'noscript', 'output', 'script', 'style', 'svg']];
/**
 * Attributes of elements whose text is not searched: decoration, links to elsewhere, demos, and
 * what the contact form says after sending.
 */
const skippedAttributes = {
  ...{ 'aria-hidden': 'true', 'data-print': 'hide', 'data-instrument': null, 'data-outcome': null },
};

const isSkipped = (element: Element): boolean =>
  skippedTags.includes(element.tagName) ||
  Object.entries(skippedAttributes).some(([name, wanted]) => {
    const value = attributeOf(element, name);
    return value !== undefined && (wanted ?? value) === value;
  });

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): readonly Node[] => (isElement(node) ? node.childNodes : []);
const cleanText = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();

/** All text of a heading, whose button opens an answer. */
const headingText = (node: Node): string[] => {
  if ('value' in node) return [node.value];
  if (isElement(node) && attributeOf(node, 'aria-hidden') === 'true') return [];
  return isElement(node) && node.tagName === 'noscript'
    ? []
    : childrenOf(node).flatMap(headingText);
};

const hasButton = (node: Node): boolean =>
  childrenOf(node).some(
    (child) => (isElement(child) && child.tagName === 'button') || hasButton(child),
  );

const isTitle = (node: Node): boolean => isElement(node) && node.tagName === 'h2';

/** Whether a part of the page begins: at a second heading, a question, or a term with an anchor. */
const beginsPart = (element: Element): boolean =>
  isTitle(element) ||
  (element.tagName === 'h3' && hasButton(element)) ||
  (element.tagName === 'dt' && attributeOf(element, 'id') !== undefined);

interface Draft {
  anchor: string | undefined;
  title: string;
  texts: string[];
}

/**
 * Cuts a page at its titles. What comes before the first is its opening.
 *
 * @param html the rendered app, whose header and footer are outside of `main`
 */
function cutAtTitles(html: string): Draft[] {
  const parts: Draft[] = [{ anchor: undefined, title: '', texts: [] }];
  const visit = (node: Node, section: string | undefined) => {
    if ('value' in node) {
      parts.at(-1)?.texts.push(node.value);
      return;
    }
    if (!isElement(node) || isSkipped(node)) return;
    const id = attributeOf(node, 'id');
    const isSection = node.tagName === 'section' || attributeOf(node, 'data-section') !== undefined;
    const anchor = (isSection && id) || section;
    if (beginsPart(node)) {
      const own = node.tagName === 'dt' ? id : (section ?? id);
      parts.push({ anchor: own, title: cleanText(headingText(node)), texts: [] });
      return;
    }
    // Words above a title in its header say of which kind the part is.
    const title = node.tagName === 'header' ? node.childNodes.findIndex(isTitle) : 0;
    for (const child of node.childNodes.slice(Math.max(title, 0))) visit(child, anchor);
  };
  const findMain = (node: Node): Element | undefined =>
    isElement(node) && node.tagName === 'main'
      ? node
      : childrenOf(node).map(findMain).find(Boolean);
  const main = parseFragment(html).childNodes.map(findMain).find(Boolean);
  for (const node of main?.childNodes ?? []) visit(node, undefined);
  return parts;
}

const kindPatterns: readonly [pattern: RegExp, kind: PageKind][] = [
  [/^\/solutions\/./, 'solution'],
  [/^\/use-cases\/./, 'use-case'],
  [/^\/roles\/./, 'role'],
  [/^\/industries\/./, 'industry'],
  [/^\/resources/, 'resource'],
  [/^\/blog\/./, 'article'],
];

const kindOf = (path: string): PageKind =>
  kindPatterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';

/** Short name of a page: the label of its last breadcrumb, or else its title. */
export const nameOf = ({ path, page }: SitePage): string =>
  (page.breadcrumbs ?? crumbsOf(path)).at(-1)?.label ?? page.meta.title;

function toSearchPage({ path, page, html }: RenderedPage): SearchPage {
  const accent = nodes.find((node) => node.href === path)?.id;
  const [opening, ...parts] = cutAtTitles(html);
  return {
    path,
    kind: kindOf(path),
    title: nameOf({ path, page }),
    summary: page.meta.description,
    words: cleanText([page.meta.title, page.meta.keywords, ...(opening?.texts ?? [])]),
    ...(page.lang && page.lang !== 'en' && { lang: page.lang }),
    ...(accent && { accent }),
    parts: parts.flatMap(({ anchor, title, texts }): SearchPart[] =>
      anchor ? [{ anchor, title, text: cleanText(texts) }] : [],
    ),
  };
}

/** The data that the site's search loads in the browser. */
export const searchIndex = (pages: readonly RenderedPage[]): SearchIndex => ({
  pages: pages.map(toSearchPage),
  suggested: suggestedPaths,
  tries: exampleQueries,
  topics: searchTopics,
});

/** File of the search index, relative to the output folder, with a content hash in its name. */
export const searchFile = (json: string) => `assets/search-${contentHash(json)}.json`;
