/**
 * Which folder may import which. A wrong import couples parts that must stay apart: content that
 * needs React, a scene that knows the copy, a page that loads three.
 */
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source.ts';

const shared = 'supabase/functions/_shared/';
const rules = `${shared}contact-schema.ts`;
const cuts = `${shared}text.ts`;
const contentWords = [
  'src/content/types.ts',
  'src/content/article-words.ts',
  'src/content/demo-steps.ts',
  'src/content/demo-steps-es.ts',
  'src/content/site.ts',
  'src/content/routes.ts',
  'src/content/suite.ts',
  'src/content/claims.ts',
  'src/content/claim-measures.ts',
];

/**
 * Folder → what its files may import besides the folder itself. A path that ends in `/` is a
 * folder. Types may come from anywhere: they are gone once the code runs.
 */
const allowed: Record<string, readonly string[]> = {
  'src/content/': [],
  'src/lib/': [cuts],
  'src/ui/': [
    'src/lib/',
    'src/motion/tokens.ts',
    'src/motion/motion.ts',
    'src/motion/presence.tsx',
  ],
  'src/motion/': ['src/lib/'],
  'src/scene/': ['src/motion/', 'src/lib/'],
  'src/features/': [
    'src/ui/',
    'src/motion/',
    'src/lib/',
    'src/scene/index.tsx',
    'src/scene/touch.ts',
    'src/scene/print.ts',
    // The suite's name and host.
    'src/content/site.ts',
    rules,
    cuts,
    `${shared}context.ts`,
  ],
  // The desk is a separate entry: it does not import the public pages, and they do not import it.
  'src/desk/': [
    // The suite's name, which a setting can change.
    'src/content/site.ts',
    'src/ui/',
    'src/lib/',
    'src/styles/',
    'src/motion/desk-tokens.ts',
    'src/motion/motion.ts',
    rules,
    cuts,
    `${shared}desk.ts`,
    `${shared}spam-reasons.ts`,
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
  'src/service-worker/': ['src/lib/'],
  'src/build/': ['src/content/', 'src/lib/', 'src/scene/line-art/svg.ts'],
};

/** The scene's folders: shared code imports neither side, and the worker imports no page code. */
const rooms: Record<string, readonly string[]> = {
  'src/scene/shared/': ['src/motion/'],
  'src/scene/worker/': ['src/scene/shared/', 'src/motion/', 'src/lib/'],
};

/** Package → the only places that may import it. */
const confined: Record<string, readonly string[]> = {
  three: ['src/scene/worker/'],
  '@react-three/': ['src/scene/worker/'],
  '@supabase/supabase-js': ['src/lib/supabase.ts', 'src/lib/supabase-auth.ts'],
  '@tanstack/react-virtual': ['src/desk/'],
  jose: ['supabase/functions/contact-desk/token.ts'],
  lenis: ['src/motion/smooth-scroll.ts'],
  minisearch: ['src/lib/search/'],
  'web-vitals': ['src/app/vitals.ts'],
  '@noble/post-quantum': ['src/features/demos/shield/hash-chain.ts'],
  sonner: ['src/ui/toasts/'],
  idb: ['src/features/offline-queue/store.ts'],
  'workbox-precaching': ['src/service-worker/'],
  'workbox-range-requests': ['src/service-worker/'],
  'workbox-routing': ['src/service-worker/'],
  'workbox-strategies': ['src/service-worker/'],
  '@radix-ui/react-toast': ['src/ui/toasts/'],
  '@radix-ui/react-accordion': ['src/ui/accordion.tsx'],
};

const files = [...sourceFiles('src'), ...sourceFiles('supabase')];
const within = (path: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

/** Programs of their own, which are checked without the pages' types. */
const apart = ['src/service-worker/', 'supabase/'];

function wrongArrows(file: SourceFile, arrows: typeof allowed): string[] {
  const folder = Object.keys(arrows).find((path) => file.path.startsWith(path));
  if (!folder) return [];
  return file.imports
    .filter(({ typeOnly }) => !typeOnly || within(file.path, apart))
    .filter(({ own, name }) => own && !within(name, [folder, ...(arrows[folder] ?? [])]))
    .map(({ name }) => `${file.path} → ${name}`);
}

/** Folders of src that no rule names. Files directly in src are entries, which may import anything. */
const unknownFolders = (paths: readonly string[]) =>
  paths.filter(
    (path) =>
      /^src\/[^/]+\//.test(path) && !Object.keys(allowed).some((folder) => path.startsWith(folder)),
  );

describe('layers', () => {
  it('finds source files', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files.some((file) => file.imports.length > 3)).toBe(true);
  });

  it('name every folder of src', () => {
    expect(unknownFolders(files.map(({ path }) => path))).toEqual([]);
    expect(unknownFolders(['src/misc/helper.ts', 'src/main.tsx'])).toEqual(['src/misc/helper.ts']);
  });

  it('import only the layers that they may', () => {
    expect(files.flatMap((file) => wrongArrows(file, allowed))).toEqual([]);
  });

  it('hold for values, and for the service worker also for types', () => {
    const from = (path: string, typeOnly: boolean) =>
      wrongArrows(
        { path, text: '', imports: [{ name: 'src/app/pages.ts', own: true, typeOnly }] },
        allowed,
      );
    expect(from('src/content/site.ts', true)).toEqual([]);
    expect(from('src/content/site.ts', false)).toEqual(['src/content/site.ts → src/app/pages.ts']);
    expect(from('src/service-worker/main.ts', true)).toEqual([
      'src/service-worker/main.ts → src/app/pages.ts',
    ]);
  });

  it('keep the folders of the scene separate', () => {
    expect(files.flatMap((file) => wrongArrows(file, rooms))).toEqual([]);
    const doors = files
      .filter(({ path }) => !path.startsWith('src/scene/worker/'))
      .filter(({ imports }) => imports.some(({ name }) => name.startsWith('src/scene/worker/')))
      .map(({ path }) => path);
    expect(doors, 'the only way in is by messages').toEqual(['src/scene/bridge.ts']);
  });

  it('keep supabase free of the site', () => {
    const arrows = files
      .filter((file) => file.path.startsWith('supabase/'))
      .flatMap((file) => file.imports.filter(({ name }) => name.startsWith('src/')));
    expect(arrows).toEqual([]);
  });

  it('keep the local server apart from the pages and from other programs', () => {
    const arrows = {
      'scripts/local-server/': ['scripts/lib/', 'supabase/functions/', 'src/build/headers.ts'],
    };
    const local = sourceFiles('scripts/local-server');
    expect(local.length).toBeGreaterThan(5);
    expect(local.flatMap((file) => wrongArrows(file, arrows))).toEqual([]);
  });

  it('keep the public pages free of the desk', () => {
    const arrows = files
      .filter(({ path }) => path.startsWith('src/') && !path.startsWith('src/desk/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ name }) => within(name, ['src/desk/', 'src/motion/desk-tokens.ts']))
          .map(({ name }) => `${path} → ${name}`),
      );
    expect(arrows).toEqual([]);
  });

  it('keep heavy packages where they belong', () => {
    const strays = files.flatMap((file) =>
      file.imports.flatMap(({ name, own }) => {
        const home = Object.entries(confined).find(
          ([library]) =>
            !own &&
            (name === library || name.startsWith(library.endsWith('/') ? library : `${library}/`)),
        )?.[1];
        return home && !within(file.path, home) ? [`${file.path} → ${name}`] : [];
      }),
    );
    expect(strays).toEqual([]);
  });
});
