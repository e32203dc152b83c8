import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const files: Readonly<Record<string, string>> = {
  'react-router': 'dist/production/index.mjs',
  'react-router/dom': 'dist/production/dom-export.mjs',
};

/**
 * React Router 7 ships a build without its development warnings, but every condition of
 * its package.json leads to the one with them. A visitor has no use for half a kilobyte of them.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    const file = files[source];
    return file ? join(folder, file) : undefined;
  },
});
