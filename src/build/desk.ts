import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the desk, the sales team's page for working through contact requests, into the finished
 * site: `desk.html` and `desk/*`. It is a separate build, after the public pages and their service
 * worker, so that it changes neither their chunks nor the service worker's lists of files.
 *
 * @param root root folder of the project
 * @param dist output folder of the finished site
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
