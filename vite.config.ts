import { readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { lineArt } from './src/build/line-art.ts';
import {
  dropPopLayout,
  dropThreeShaders,
  minifyShaders,
  productionRouter,
  stripStyleInjection,
} from './src/build/plugins.ts';
import { prerender } from './src/build/prerender.ts';

/**
 * React, the router and Vite's helper for dynamic imports. They are one chunk, which
 * `src/deferred-entry.ts` evaluates in a task of its own.
 */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/;

/** Whether `index.html` imports a module statically, directly or through other modules. */
function isInitial(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  const info = graph.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  // The other entries do not import the app, so a module that only they import is not initial.
  if (info.isEntry) return id.endsWith('.html');
  return info.importers.some((importer) => isInitial(importer, graph, seen));
}

/** Number of illustrations, each of which is a chunk. */
const illustrationCount = readdirSync(
  new URL('src/sections/illustrations', import.meta.url),
).filter((name) => name.endsWith('.tsx')).length;

/**
 * Each dynamic import makes a chunk. These groups merge more modules into one chunk: those that
 * every page loads, and those that more chunks share than there are illustrations. Many small files
 * compress worse.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: libraries },
  { name: (id, graph) => (isInitial(id, graph) ? 'app' : null) },
  // What only the illustrations share is too large for every page.
  { name: 'shared', minShareCount: illustrationCount + 1 },
  // The sections that only home has, without what they share with those of other pages.
  {
    name: 'home',
    test: /\/src\/sections\/(home-hero|what-if|pipeline|process|solution-cards|audience-picker|human-values|counter|posts)\/(?:index\.tsx|\1\.css)$|\/src\/features\/suite-diagram\/diagram\.tsx$/,
    includeDependenciesRecursively: false,
  },
  // The figures and their labels, which stand on a page together.
  { name: 'claims', test: /\/(?:content\/claims\.ts|sections\/claim\.tsx)$/ },
];

export default defineConfig({
  plugins: [
    productionRouter(),
    // The code that this plugin adds for hot reload reads `window`, which a worker does not have.
    react({ refreshExclude: [/\/src\/scene\/worker\//, /\/node_modules\//] }),
    tailwindcss(),
    stripStyleInjection(),
    dropPopLayout(),
    lineArt(),
    dropThreeShaders(),
    minifyShaders(),
    prerender(),
  ],
  define: {
    // The copyright line names the year of the build, in the page and in the browser alike.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getUTCFullYear())),
  },
  // The worker that renders the 3D scene is an ES module, so that it can import chunks.
  worker: { format: 'es', plugins: () => [dropThreeShaders(), minifyShaders()] },
  build: {
    target: 'es2022',
    // File names have a hash of the content, so that browsers need not revalidate the files.
    assetsDir: 'assets',
    // No polyfill: every supported browser knows `modulepreload`.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // In kB, for the 3D scene's chunk. `tests/build` checks the budgets of what a page loads.
    chunkSizeWarningLimit: 700,
  },
  // All environments share the plugins, because `lineArt` renders every SVG to compute its hash.
  builder: { sharedConfigBuild: true },
  environments: {
    // The server's bundle has no groups: no browser loads it, and `scene/line-art.tsx`, whose
    // top-level await imports the SVGs, must not be in one chunk with them.
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Seven base64 characters are 42 bits, enough to be unique. A longer hash would add
            // bytes that don't compress to each file name in the app's chunk.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups },
          },
        },
      },
    },
  },
});
