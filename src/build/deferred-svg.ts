import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A drawing that may come later: the element around it, the drawing, its name. */
const later =
  /(data-later="true"[^>]*><span class="contents")>(<svg\b[^>]*\bdata-drawing="([\w-]+)"[^>]*>.*?<\/svg>)/gs;

/**
 * Moves the drawings of pictures with `later` out of a page into files of their own, so that they
 * cost nothing before the first paint: on home they are half of the HTML. `lib/lazy.tsx`
 * brings them back. Without JavaScript each is an image.
 *
 * @param html of a prerendered page
 * @returns the page, and the files by their addresses
 */
export function extractSvgs(html: string): { html: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const rest = html.replace(later, (_, before: string, drawing: string, name: string) => {
    const hash = createHash('sha256').update(drawing).digest('base64url').slice(0, 8);
    const file = `/assets/drawing-${name}-${hash}.svg`;
    files.set(file, drawing);
    const [, width, height] = drawing.match(/viewBox="\S+ \S+ (\d+) (\d+)"/) ?? [];
    const label = drawing.match(/aria-label="([^"]*)"/)?.[1] ?? '';
    const image = `<img src="${file}" alt="${label}" width="${width}" height="${height}" class="size-full">`;
    return `${before} data-file="${file}"><noscript>${image}</noscript>`;
  });
  return { html: rest, files };
}

/** Writes the drawings of one page. Pages with the same drawing share its file. */
export async function writeDrawings(dist: string, files: ReadonlyMap<string, string>) {
  for (const [address, drawing] of files) {
    const file = join(dist, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, drawing);
  }
}
