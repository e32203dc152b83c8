import { openingOf, partsOf, partsOfSupplements } from '../content/page-text.ts';
import { crumbsOf } from '../content/routes.ts';
import { exampleQueries, searchTopics, suggestedPaths } from '../content/search-topics.ts';
import { nodes } from '../content/suite.ts';
import type { Page } from '../content/types.ts';
import { anchorOf } from '../lib/anchor.ts';
import type { PageKind, SearchIndex, SearchPage } from '../lib/search/engine.ts';
import type { Supplement } from '../sections/supplements/kinds.tsx';
import { contentHash } from './content-hash.ts';

/** A page of the site with its path. */
export interface SitePage {
  path: string;
  page: Page;
  /** The questions, tables and sources that follow the page's sections. */
  supplements?: readonly Supplement[];
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

function toSearchPage({ path, page, supplements = [] }: SitePage): SearchPage {
  const accent = nodes.find((node) => node.href === path)?.id;
  const opening = openingOf(page);
  return {
    path,
    kind: kindOf(path),
    title: nameOf({ path, page }),
    summary: page.meta.description,
    words: [page.meta.title, page.meta.keywords, opening.title, opening.text].join(' '),
    ...(page.lang && page.lang !== 'en' && { lang: page.lang }),
    ...(accent && { accent }),
    parts: [...partsOf(page), ...partsOfSupplements(supplements)].flatMap(({ id, title, text }) => {
      const anchor = anchorOf({ title, ...(id && { id }) });
      return anchor ? [{ anchor, title, text }] : [];
    }),
  };
}

/** The data that the site's search loads in the browser. */
export const searchIndex = (pages: readonly SitePage[]): SearchIndex => ({
  pages: pages.map(toSearchPage),
  suggested: suggestedPaths,
  tries: exampleQueries,
  topics: searchTopics,
});

/** File of the search index, relative to the output folder, with a content hash in its name. */
export const searchFile = (json: string) => `assets/search-${contentHash(json)}.json`;
