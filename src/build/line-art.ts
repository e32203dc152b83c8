/** The files of the line art: one for each shot and layout of the scene, and one for each body. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lineArtNames, svgOf } from '../scene/line-art/svg.ts';
import { contentHash } from './content-hash.ts';

/**
 * Paths of all drawings, with `*` in place of the name. The hash is of all of them, so that one
 * constant names every file, and each can be cached for ever.
 */
const pathPattern = () => `/assets/line-art-*-${contentHash(lineArtNames.map(svgOf).join(''))}.svg`;

/** Defines the paths as `VITE_LINE_ART` for app code, and serves the drawings in development. */
export function lineArt(): Plugin {
  const pattern = pathPattern();
  const nameByUrl = new Map(lineArtNames.map((name) => [pattern.replace('*', name), name]));
  return {
    name: 'line-art',
    config: () => ({ define: { 'import.meta.env.VITE_LINE_ART': JSON.stringify(pattern) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = nameByUrl.get(request.url ?? '');
        if (!name) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svgOf(name));
      });
    },
  };
}

/** Writes every drawing as an SVG file into the output folder. */
export async function writeLineArt(dist: string): Promise<void> {
  const pattern = pathPattern();
  await Promise.all(
    lineArtNames.map((name) => writeFile(join(dist, pattern.replace('*', name)), svgOf(name))),
  );
}
