/** Makes the search index from the prerendered HTML of the pages. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { crumbsOf } from '../content/routes.ts';
import { searchTopics, suggestedPaths } from '../content/search-topics.ts';
import { site } from '../content/site.ts';
import { offerings } from '../content/suite.ts';
import type { Page } from '../content/types.ts';
import type { SearchIndex, SearchPage, SearchPart } from '../lib/search/engine.ts';
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
const skippedTags = ['button', 'form', 'nav', 'noscript', 'output', 'script', 'style', 'svg'];
/** Marks of what is not searched either: demos, links to elsewhere, what the form says at its end. */
const skippedMarks = ['data-instrument', 'data-outcome', 'data-print'];

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): readonly Node[] => (isElement(node) ? node.childNodes : []);
const cleanText = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();

const isDecoration = (element: Element) =>
  element.tagName === 'noscript' || attributeOf(element, 'aria-hidden') === 'true';

const isSkipped = (element: Element): boolean =>
  isDecoration(element) ||
  skippedTags.includes(element.tagName) ||
  skippedMarks.some((name) => attributeOf(element, name) !== undefined);

/** All text of a heading, also that of its button, which opens an answer. */
const headingText = (node: Node): string[] => {
  if ('value' in node) return [node.value];
  return isElement(node) && isDecoration(node) ? [] : childrenOf(node).flatMap(headingText);
};

/** The first element below a node for which the test holds. */
const find = (node: Node, test: (element: Element) => boolean): Element | undefined =>
  isElement(node) && test(node)
    ? node
    : childrenOf(node)
        .map((child) => find(child, test))
        .find(Boolean);

const isTitle = (node: Node): boolean => isElement(node) && node.tagName === 'h2';

/** Whether a part of the page begins: at a second heading, a question, or a term with an anchor. */
const beginsPart = (element: Element): boolean =>
  isTitle(element) ||
  (element.tagName === 'h3' && Boolean(find(element, ({ tagName }) => tagName === 'button'))) ||
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
    if ('value' in node) parts.at(-1)?.texts.push(node.value);
    if (!isElement(node) || isSkipped(node)) return;
    const id = attributeOf(node, 'id');
    const isSection = node.tagName === 'section' || attributeOf(node, 'data-section') !== undefined;
    if (beginsPart(node)) {
      const anchor = node.tagName === 'dt' ? id : (section ?? id);
      parts.push({ anchor, title: cleanText(headingText(node)), texts: [] });
      return;
    }
    // Words above a title in its header say of which kind the part is.
    const title = node.tagName === 'header' ? node.childNodes.findIndex(isTitle) : 0;
    for (const child of node.childNodes.slice(Math.max(title, 0)))
      visit(child, (isSection && id) || section);
  };
  const main = parseFragment(html)
    .childNodes.map((node) => find(node, ({ tagName }) => tagName === 'main'))
    .find(Boolean);
  for (const node of main?.childNodes ?? []) visit(node, undefined);
  return parts;
}

const labelsOf = ({ path, page }: SitePage) =>
  (page.breadcrumbs ?? crumbsOf(path)).map(({ label }) => label);

/** Short name of a page: the label of its last breadcrumb, or else its title. */
export const nameOf = (page: SitePage): string => labelsOf(page).at(-1) ?? page.page.meta.title;

function toSearchPage({ path, page, html }: RenderedPage): SearchPage {
  const accent = offerings.find(({ href }) => href === path)?.id;
  const [opening, ...parts] = cutAtTitles(html);
  return {
    path,
    title: nameOf({ path, page }),
    folder: labelsOf({ path, page }).at(-2) ?? site.name,
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
  topics: searchTopics,
});

/** File of the search index, relative to the output folder, with a content hash in its name. */
export const searchFile = (json: string) => `assets/search-${contentHash(json)}.json`;
