/**
 * The files of the line art: SVG drawings of the 3D scene, shown where the live scene is not. There
 * is one for each camera shot and layout of the scene, and one for each object.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lineArtNames, svgOf } from '../scene/line-art/svg.ts';
import { lineArtFile } from '../scene/line-art-file.ts';
import { contentHash } from './content-hash.ts';

/** One hash of all drawings, so that code can name every file with one constant. */
const hashDrawings = () => contentHash(lineArtNames.map(svgOf).join(''));

/** Defines the hash as `VITE_LINE_ART` for app code, and serves the drawings in development. */
export function lineArt(): Plugin {
  const hash = hashDrawings();
  const nameByUrl = new Map(lineArtNames.map((name) => [lineArtFile(name, hash), name]));
  return {
    name: 'line-art',
    config: () => ({ define: { 'import.meta.env.VITE_LINE_ART': JSON.stringify(hash) } }),
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
  const hash = hashDrawings();
  await Promise.all(
    lineArtNames.map((name) => writeFile(join(dist, lineArtFile(name, hash)), svgOf(name))),
  );
}
