import { aliases, notFoundPath, pathOfFile } from '../content/routes.ts';
import { site } from '../content/site.ts';
import type { Crumb, Page } from '../content/types.ts';
import { crumbsOf } from '../lib/crumbs.ts';
import { loadSections, type SectionComponents } from './sections.ts';

const files = import.meta.glob<Page>('../content/pages/**/*.ts', { import: 'default' });

const loaders = new Map(Object.entries(files).map(([file, load]) => [pathOfFile(file), load]));

/** Every address with a page of its own, 404 excluded. */
const pagePaths = [...loaders.keys()].filter((path) => path !== notFoundPath).sort();

/** Every address that answers with a page, aliases included. */
export const allPaths = [...pagePaths, ...Object.keys(aliases)].sort();

/** What a route's loader returns. */
export interface LoadedPage {
  /** The requested address. */
  path: string;
  /** Address of the page itself; another one only for aliases. */
  canonicalPath: string;
  page: Page;
  components: SectionComponents;
}

/**
 * Loads a page's data and the components that it uses.
 *
 * @param path address without query; unknown ones give the 404 page
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const canonicalPath = aliases[path] ?? path;
  const load = loaders.get(canonicalPath);
  if (!load) return loadPage(notFoundPath);
  const page = await load();
  return { path, canonicalPath, page, components: await loadSections(page) };
}

/** Every page's data, for what the build derives from the whole site. */
export const readPages = () =>
  Promise.all(
    pagePaths.map(async (path) => ({
      path,
      page: await (loaders.get(path) as () => Promise<Page>)(),
    })),
  );

/** Absolute address of a path on the configured host. */
export const absolute = (path: string) => (path === '/' ? `${site.url}/` : site.url + path);

/** Breadcrumbs of a page: its own, else built from its path. */
export const crumbsFor = ({ page, canonicalPath }: LoadedPage): readonly Crumb[] =>
  page.breadcrumbs ?? crumbsOf(canonicalPath);

export const fullTitle = ({ page }: LoadedPage) => `${page.meta.title} | ${site.name}`;
