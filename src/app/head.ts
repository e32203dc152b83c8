import { site } from '../content/site.ts';
import type { Crumb } from '../content/types.ts';
import { crumbsOf } from '../lib/crumbs.ts';
import type { LoadedPage } from './pages.ts';

/** Absolute address of a path on the configured host. */
export const absolute = (path: string) => (path === '/' ? `${site.url}/` : site.url + path);

/** The trail of a page: its own, else built from its address. */
export const crumbsFor = ({ page, path }: LoadedPage): readonly Crumb[] =>
  page.breadcrumbs ?? crumbsOf(path);

export const fullTitle = ({ page }: LoadedPage) => `${page.meta.title} | ${site.name}`;
