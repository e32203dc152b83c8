import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './src/build/prerender.ts';
import { productionRouter } from './src/build/production-router.ts';
import { stripStyleInjection } from './src/build/strip-style-injection.ts';

/** What no page but home shows; the panels of its diagram come later. */
const homeOnly =
  /src\/(content\/pages\/index|features\/(counter\/|suite-diagram\/(diagram|use-open-node))|sections\/(audience-picker|counter|faq|home-hero|human-values|pipeline|posts|process|solution-cards|what-if)|ui\/(film|use-film)|motion\/use-pinned|scene\/screen-positions)\b(?!\/)/;

/** What of home answers only once it is near: small parts, which compress better as one. */
const homeLater = /src\/(features\/pipeline|sections\/audience-picker)\//;

/**
 * What nearly every page is made of. Nothing that the drawings are made of may be among it: on the
 * server `scene/drawn` waits for them.
 */
const pieces =
  /node_modules\/clsx\/|src\/(ui\/(smart-link|toasts\/(index|store|notices)|picture|section|rich-text|glyph|glyph-paths|actions|outlined-text|no-break-hyphens|figure)|motion\/(reveal|use-on-screen|use-scroll-motion|motion|experience|tokens)|scene\/(index|scene-view|fallback|use-pulses)|lib\/(cn|dates|import-again|observable|later-drawing|lazy-near|picture-file|saves-data|when-idle)|content\/(links|site|suite|messages)|sections\/figure-note)\b(?!\/)/;

/** One file with the router and with what fetches chunks: apart they compress worse, by 2 kB on a page. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/;

/** What moves pages, fetched once something is to move. */
const timelines =
  /src\/motion\/(loop|pinned-steps|revealer|scroll-motion|timeline|smooth-scroll)\b|node_modules\/(framer-motion|lenis|motion-dom|motion-utils)\//;

/** What several instruments compute and keep, and what only those of the product pages stand on. */
const instruments =
  /src\/features\/demos\/(tour-command|controls|random|use-\w[\w-]*|agents\/gate-queue|edge\/(rules|hampel|cusum)|learning\/causal-model|shield\/(hash-chain|seal))\b(?!\/)/;
const stands = /src\/features\/demos\/(demo-frame|choice|range)\b(?!\/)/;

/** How articles are announced, on home and on the blog. */
const teasers = /src\/(sections\/posts\/(meta|teaser)|content\/articles\/cards)\b(?!\/)/;

/** Chunks that every page loads with its entry. */
const onEveryPage = /\/(index|libraries|pieces|rolldown-runtime)-[^/]+\.js$/;

export default defineConfig({
  plugins: [
    productionRouter(),
    // Its refresh preamble asks for a window, which the scene's worker does not have.
    react({ refreshExclude: [/\/src\/scene\/worker\//, /\/node_modules\//] }),
    tailwindcss(),
    stripStyleInjection(),
    prerender(),
  ],
  define: {
    // The copyright line names the year of the build, in the page and in the browser alike.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getUTCFullYear())),
  },
  // Without code splitting it would be one classic script; as a module it may import.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Names that change with the content, so that they can be cached for ever.
    assetsDir: 'assets',
    // Chunks load from the page's own links; the polyfill would be an inline concern for nobody.
    modulePreload: {
      polyfill: false,
      // Code that is fetched later does not name what every page has by then, and a chunk that needs
      // no other does not name itself: its import asks for it in the same task.
      resolveDependencies: (chunk, files, { hostType }) => {
        if (hostType !== 'js') return files;
        const later = files.filter((file) => !onEveryPage.test(file));
        return later.some((file) => file !== chunk) ? later : [];
      },
    },
    reportCompressedSize: false,
    // The scene's chunk, which only its visitors fetch; `tests/build` has the budgets that count.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Seven characters are 42 bits. Each further one is a byte that doesn't compress, in every name
        // that a first script holds.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          // One file each: many small ones compress worse, by 5 kB on a page.
          groups: [
            { name: 'home', test: homeOnly },
            { name: 'home-later', test: homeLater },
            { name: 'libraries', test: libraries },
            { name: 'pieces', test: pieces },
            { name: 'timelines', test: timelines },
            { name: 'instruments', test: instruments },
            { name: 'stands', test: stands },
            { name: 'teasers', test: teasers },
          ],
        },
      },
    },
  },
});
