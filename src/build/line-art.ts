import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lineArtNames, svgOf } from '../scene/line-art/svg.ts';
import { lineArtFile } from '../scene/line-art-file.ts';

/** One hash of all line art: with it a page can name every file. */
function hashOf(): string {
  const hash = createHash('sha256');
  for (const name of lineArtNames) hash.update(svgOf(name));
  return hash.digest('base64url').slice(0, 8);
}

/** Tells pages the hash in the names of the line art's files, and serves them in development. */
export function lineArt(): Plugin {
  const hash = hashOf();
  const names = new Map(lineArtNames.map((name) => [lineArtFile(name, hash), name]));
  return {
    name: 'line-art',
    config: () => ({ define: { 'import.meta.env.VITE_LINE_ART': JSON.stringify(hash) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = names.get(request.url ?? '');
        if (!name) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svgOf(name));
      });
    },
  };
}

/** Writes an SVG file for every camera shot at every size of picture that a page uses. */
export async function writeLineArt(dist: string): Promise<void> {
  const hash = hashOf();
  await Promise.all(
    lineArtNames.map((name) => writeFile(join(dist, lineArtFile(name, hash)), svgOf(name))),
  );
}
