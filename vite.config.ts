import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanShaders } from './src/build/lean-shaders.ts';
import { prerender } from './src/build/prerender.ts';
import { productionRouter } from './src/build/production-router.ts';
import { stripStyleInjection } from './src/build/strip-style-injection.ts';

/** What no page but home shows. */
const homeOnly =
  /src\/(content\/pages\/index|features\/(counter|diagram|pipeline)\/|sections\/(buyers|counter|faq|home-hero|human-values|pipeline|posts|process|solution-cards|what-if))\b(?!\/)/;

/** What nearly every page is made of, and the entry itself is not. */
const pieces =
  /src\/(ui\/(picture|section|rich-text|glyph|glyph-paths|actions|veil|outlined|unbroken|figure)|motion\/(reveal|use-on-screen|use-story)|content\/links)\b(?!\/)/;

export default defineConfig({
  plugins: [
    productionRouter(),
    leanShaders(),
    react(),
    tailwindcss(),
    stripStyleInjection(),
    prerender(),
  ],
  define: {
    // The copyright line names the year of the build, in the page and in the browser alike.
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getUTCFullYear())),
  },
  build: {
    target: 'es2022',
    // Names that change with the content, so that they can be cached for ever.
    assetsDir: 'assets',
    // Chunks load from the page's own links; the polyfill would be an inline concern for nobody.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The scene's chunk, which only its visitors fetch; `tests/build` has the budgets that count.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // One file each: many small ones compress worse, by 5 kB on a page.
          groups: [
            { name: 'home', test: homeOnly },
            { name: 'pieces', test: pieces },
          ],
        },
      },
    },
  },
});
