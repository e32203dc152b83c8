import { withAnswers } from '../content/owner-answers.ts';
import { aliases, crumbsOf, notFoundPath, pathOfFile } from '../content/routes.ts';
import { site } from '../content/site.ts';
import type { Crumb, Page } from '../content/types.ts';
import { loadSections, type SectionComponents } from './sections.ts';

const files = import.meta.glob<Page>('../content/pages/**/*.ts', { import: 'default' });

const loaders = new Map(
  Object.entries(files).map(([file, load]) => [pathOfFile(file), { file, load }]),
);

/** Paths of all pages except the 404 page, without aliases. */
const pagePaths = [...loaders.keys()].filter((path) => path !== notFoundPath).sort();

/** Paths of all pages except the 404 page, with aliases. */
export const allPaths = [...pagePaths, ...Object.keys(aliases)].sort();

/** A page with its components, which a route's loader returns. */
export interface LoadedPage {
  /** The requested path. */
  path: string;
  /** The page's main path. It differs from `path` only for an alias. */
  canonicalPath: string;
  /** The page's source file, relative to the project. */
  file: string;
  page: Page;
  components: SectionComponents;
}

/**
 * Loads a page's data and the components of its sections.
 *
 * @param path path without query; an unknown one loads the 404 page
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const canonicalPath = aliases[path] ?? path;
  const found = loaders.get(canonicalPath);
  if (!found) return loadPage(notFoundPath);
  const page = withAnswers(await found.load(), canonicalPath);
  const file = found.file.replace('..', 'src');
  return { path, canonicalPath, file, page, components: await loadSections(page) };
}

/** Reads the data of all pages, for the search index, sitemap and feed. */
export const readPages = () =>
  Promise.all(pagePaths.map(async (path) => ({ path, page: (await loadPage(path)).page })));

/** Absolute URL of a path on the site's configured host. */
export const absolute = (path: string) => (path === '/' ? `${site.url}/` : site.url + path);

/** Breadcrumbs of a page: those in its data, or else from its path. */
export const crumbsFor = ({ page, canonicalPath }: LoadedPage): readonly Crumb[] =>
  page.breadcrumbs ?? crumbsOf(canonicalPath);

export const fullTitle = ({ page }: LoadedPage) => `${page.meta.title} | ${site.name}`;
