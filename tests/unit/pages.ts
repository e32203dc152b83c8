import { pathOfFile } from '../../src/content/routes.ts';
import type { Page } from '../../src/content/types.ts';

const modules = import.meta.glob<Page>('../../src/content/pages/**/*.ts', {
  import: 'default',
  eager: true,
});

/** Every page's content, with its path. */
export const pages = Object.entries(modules).map(([file, page]) => ({
  path: pathOfFile(file),
  page,
}));
