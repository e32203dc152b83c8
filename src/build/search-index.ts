import { createHash } from 'node:crypto';
import { openingOf, partsOf, partsOfSupplements } from '../content/page-text.ts';
import { exampleQueries, searchTopics, suggestedPaths } from '../content/search-topics.ts';
import { nodes } from '../content/suite.ts';
import type { Page } from '../content/types.ts';
import { anchorOf } from '../lib/anchor.ts';
import { crumbsOf } from '../lib/crumbs.ts';
import type { PageKind, SearchIndex, SearchPage } from '../lib/search/engine.ts';
import type { Supplement } from '../sections/supplements/data.ts';

export interface NamedPage {
  path: string;
  page: Page;
  /** Its supplements. */
  notes?: readonly Supplement[];
}

const kinds: readonly [RegExp, PageKind][] = [
  [/^\/solutions\/./, 'solution'],
  [/^\/use-cases\/./, 'use-case'],
  [/^\/roles\/./, 'role'],
  [/^\/industries\/./, 'industry'],
  [/^\/resources/, 'resource'],
  [/^\/blog\/./, 'article'],
];

const kindOf = (path: string): PageKind =>
  kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';

/** As people call a page: an article by its title, the others by their last crumb. */
export const nameOf = ({ path, page }: NamedPage): string =>
  (page.breadcrumbs ?? crumbsOf(path)).at(-1)?.label ?? page.meta.title;

function searchPage({ path, page, notes = [] }: NamedPage): SearchPage {
  const accent = nodes.find((node) => node.href === path)?.colour;
  const opening = openingOf(page);
  return {
    path,
    kind: kindOf(path),
    title: nameOf({ path, page }),
    summary: page.meta.description,
    words: [page.meta.title, ...page.meta.keywords, opening.title, opening.text].join(' '),
    ...(page.lang && page.lang !== 'en' && { lang: page.lang }),
    ...(accent && { accent }),
    parts: [...partsOf(page), ...partsOfSupplements(notes)].flatMap(({ id, title, text }) => {
      const anchor = anchorOf({ title, ...(id && { id }) });
      return anchor ? [{ anchor, title, text }] : [];
    }),
  };
}

/** Everything that search knows of the site. */
export const searchIndex = (pages: readonly NamedPage[]): SearchIndex => ({
  pages: pages.map(searchPage),
  suggested: suggestedPaths,
  tries: exampleQueries,
  topics: searchTopics,
});

/** Name of the index's file, which changes with its content and so can be kept for ever. */
export const searchFile = (json: string) =>
  `assets/search-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`;
