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
 * folder.
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
    `${shared}sender-score.ts`,
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

/** What a folder may import as types besides: the data that it is given. */
const allowedTypes: Record<string, readonly string[]> = {
  // The names of shots and interests, which scene and form own.
  'src/content/': ['src/scene/shared/shots.ts', rules],
  'src/ui/': ['src/content/'],
  'src/features/': ['src/content/'],
  'src/sections/': ['src/content/'],
  'src/desk/': [`${shared}health.ts`],
  'src/build/': ['src/app/document.tsx', 'src/entry-server.tsx'],
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
  'altcha-lib': ['src/features/contact/', 'supabase/functions/contact-form/proof.ts'],
  'disposable-email-domains-js': ['supabase/functions/contact-delivery/senders.ts'],
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

function wrongArrows(file: SourceFile, arrows: typeof allowed, types = {} as typeof allowed) {
  const folder = Object.keys(arrows).find((path) => file.path.startsWith(path));
  if (!folder) return [];
  const values = [folder, ...(arrows[folder] ?? [])];
  return file.imports
    .filter(({ own }) => own)
    .filter(
      ({ name, typeOnly }) =>
        !within(name, typeOnly ? [...values, ...(types[folder] ?? [])] : values),
    )
    .map(({ name }) => `${file.path} → ${name}`);
}

/** The first circle of imports, of types as well: its files in order. */
function findCircle(sources: readonly SourceFile[]): string[] {
  const imports = new Map(sources.map(({ path, imports: all }) => [path, all]));
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const { name } of imports.get(path) ?? []) {
      const circle = visit(name, [...way, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  return sources.map(({ path }) => visit(path, [])).find(({ length }) => length > 0) ?? [];
}

/** Folders of src that no rule names. Files directly in src are entries, which may import anything. */
const unknownFolders = (paths: readonly string[]) =>
  paths.filter(
    (path) =>
      /^src\/[^/]+\//.test(path) && !Object.keys(allowed).some((folder) => path.startsWith(folder)),
  );

describe('layers', () => {
  it('name every folder of src', () => {
    expect(unknownFolders(files.map(({ path }) => path))).toEqual([]);
  });

  it('import only the layers that they may', () => {
    expect(files.flatMap((file) => wrongArrows(file, allowed, allowedTypes))).toEqual([]);
  });

  it('have no circles, not even of types', () => {
    expect(findCircle([...files, ...sourceFiles('scripts')])).toEqual([]);
  });

  it('keep the folders of the scene separate', () => {
    expect(files.flatMap((file) => wrongArrows(file, rooms))).toEqual([]);
    const doors = files
      .filter(({ path }) => !path.startsWith('src/scene/worker/'))
      .filter(
        ({ imports, text }) =>
          imports.some(({ name }) => name.startsWith('src/scene/worker/')) ||
          text.includes("new URL('./worker/"),
      )
      .map(({ path }) => path);
    expect(doors, 'the only way in is by messages').toEqual(['src/scene/open-worker.ts']);
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
