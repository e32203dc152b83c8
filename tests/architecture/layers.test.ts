/**
 * Who may import whom. A wrong arrow here is how a site slowly becomes one knot:
 * words that need React, a scene that knows the copy, a page that pulls in three.
 */
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source.ts';

const rules = 'supabase/functions/_shared/rules.ts';
const contentWords = [
  'src/content/types.ts',
  'src/content/words.ts',
  'src/content/search-words.ts',
  'src/content/site.ts',
  'src/content/links.ts',
];

/** Folder → what its files may import besides themselves. A path that ends in `/` is a folder. */
const allowed: Record<string, readonly string[]> = {
  'src/content/': [],
  'src/lib/': [],
  'src/ui/': ['src/lib/', 'src/motion/tokens.ts'],
  'src/motion/': ['src/lib/'],
  'src/scene/': ['src/motion/', 'src/lib/'],
  'src/features/': [
    'src/ui/',
    'src/motion/',
    'src/lib/',
    'src/scene/index.tsx',
    'src/scene/exhibit.ts',
    rules,
  ],
  'src/sections/': [
    'src/ui/',
    'src/motion/',
    'src/lib/',
    'src/features/',
    'src/scene/index.tsx',
    ...contentWords,
  ],
  'src/app/': [
    'src/content/',
    'src/sections/',
    'src/features/',
    'src/scene/index.tsx',
    'src/motion/',
    'src/ui/',
    'src/lib/',
  ],
  'src/worker/': ['src/lib/'],
  'src/build/': ['src/content/', 'src/lib/'],
};

/** Package → the only places that may import it. */
const confined: Record<string, readonly string[]> = {
  three: ['src/scene/'],
  '@react-three/': ['src/scene/'],
  '@supabase/supabase-js': ['src/lib/supabase.ts'],
  lenis: ['src/motion/smooth-scroll.ts'],
  minisearch: ['src/lib/search/engine.ts'],
  'web-vitals': ['src/app/vitals.ts'],
  sonner: ['src/ui/toasts/'],
  idb: ['src/features/waiting-requests/store.ts'],
  'workbox-range-requests': ['src/worker/'],
  'workbox-routing': ['src/worker/'],
  'workbox-strategies': ['src/worker/'],
  '@radix-ui/react-toast': ['src/ui/toasts/'],
  '@radix-ui/react-accordion': ['src/ui/accordion.tsx'],
};

const files = [...sourceFiles('src'), ...sourceFiles('supabase')];
const within = (path: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

function wrongArrows(file: SourceFile): string[] {
  const folder = Object.keys(allowed).find((it) => file.path.startsWith(it));
  if (!folder) return [];
  return (
    file.imports
      .filter(({ own, name }) => own && !within(name, [folder, ...(allowed[folder] ?? [])]))
      // The build plugin runs the server's bundle; it only needs its type here.
      .filter(({ typeOnly, name }) => !(typeOnly && name === 'src/entry-server.tsx'))
      .map(({ name }) => `${file.path} → ${name}`)
  );
}

describe('layers', () => {
  it('finds the source at all', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files.some((file) => file.imports.length > 3)).toBe(true);
  });

  it('import only what stands below them', () => {
    expect(files.flatMap(wrongArrows)).toEqual([]);
  });

  it('keep supabase free of the site', () => {
    const arrows = files
      .filter((file) => file.path.startsWith('supabase/'))
      .flatMap((file) => file.imports.filter(({ name }) => name.startsWith('src/')));
    expect(arrows).toEqual([]);
  });

  it('keep heavy packages where they belong', () => {
    const strays = files.flatMap((file) =>
      file.imports.flatMap(({ name, own }) => {
        const home = Object.entries(confined).find(
          ([it]) => !own && (name === it || name.startsWith(it.endsWith('/') ? it : `${it}/`)),
        )?.[1];
        return home && !within(file.path, home) ? [`${file.path} → ${name}`] : [];
      }),
    );
    expect(strays).toEqual([]);
  });
});
