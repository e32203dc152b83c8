import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { lineArt } from './src/build/line-art.ts';
import { dropThreeShaders, productionRouter, stripStyleInjection } from './src/build/plugins.ts';
import { prerender } from './src/build/prerender.ts';

/** One file: `src/deferred-entry.ts` runs it as a task of its own, and what fetches chunks compresses with it. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/;

/** Whether the page itself imports a module statically, directly or by way of others. */
function isInitial(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  const info = graph.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  // Other entries run without the page, so they and what only they import stay apart.
  if (info.isEntry) return id.endsWith('.html');
  return info.importers.some((importer) => isInitial(importer, graph, seen));
}

/**
 * Chunks follow from the dynamic imports. Beyond them, what every page loads is one file, and so is
 * what most others share: many small files compress worse, by 2 kB on a page.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: libraries },
  { name: (id, graph) => (isInitial(id, graph) ? 'app' : null) },
  // The parts of the figures' drawings have eleven importers and are too large for every page.
  { name: 'shared', minShareCount: 15 },
];

export default defineConfig({
  plugins: [
    productionRouter(),
    // Its refresh preamble asks for a window, which the scene's worker does not have.
    react({ refreshExclude: [/\/src\/scene\/worker\//, /\/node_modules\//] }),
    tailwindcss(),
    stripStyleInjection(),
    lineArt(),
    dropThreeShaders(),
    prerender(),
  ],
  define: {
    // The copyright line names the year of the build, in the page and in the browser alike.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getUTCFullYear())),
  },
  // Without code splitting it would be one classic script; as a module it may import.
  worker: { format: 'es', plugins: () => [dropThreeShaders()] },
  build: {
    target: 'es2022',
    // Names that change with the content, so that they can be cached for ever.
    assetsDir: 'assets',
    // Chunks load from the page's own links; the polyfill would be an inline concern for nobody.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The scene's chunk, which only its visitors fetch; `tests/build` has the budgets that count.
    chunkSizeWarningLimit: 700,
  },
  // One evaluation of this file for all environments: each draws the line art anew, to know its hash.
  builder: { sharedConfigBuild: true },
  environments: {
    // The server's bundle stays as it is cut by itself: no page loads it, and `scene/line-art.tsx` waits
    // there for the pictures, which must not stand in one file with it.
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Seven characters are 42 bits. Each further one is a byte that doesn't compress, in
            // every name that a first script holds.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups },
          },
        },
      },
    },
  },
});
