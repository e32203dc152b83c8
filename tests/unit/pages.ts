import { pathOfFile } from '../../src/content/routes.ts';
import type { Page } from '../../src/content/types.ts';
import type { Supplement } from '../../src/sections/supplements/kinds.tsx';

const modules = import.meta.glob<Page>('../../src/content/pages/**/*.ts', {
  import: 'default',
  eager: true,
});

/** Every page's content, with its path. */
export const pages = Object.entries(modules).map(([file, page]) => ({
  path: pathOfFile(file),
  page,
}));

const noteModules = import.meta.glob<readonly Supplement[]>(
  '../../src/content/supplements/**/*.ts',
  {
    import: 'default',
    eager: true,
  },
);
/** Every page's supplements, with the path of the page. */
export const notes = Object.entries(noteModules).map(([file, of]) => ({
  path: pathOfFile(file.replace('/supplements/', '/pages/')),
  notes: of,
}));
