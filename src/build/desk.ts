import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the desk, where sales works through requests, into the finished site: `desk.html` and
 * `desk/*`. It is a build of its own, after the public pages and their service worker, so that it
 * changes neither their chunks nor the service worker's lists.
 *
 * @param root of the project
 * @param dist folder of the finished site
 */
export async function buildDesk(root: string, dist: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: 'desk',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'desk.html') },
    },
  });
}
