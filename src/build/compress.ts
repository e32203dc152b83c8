import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const textual = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.json',
  '.webmanifest',
  '.vtt',
]);
/** Below this a compressed copy saves nothing worth a file. */
const smallestBytes = 256;

/** Writes `.br` and `.gz` beside every textual file of a folder, so that the server never compresses at run time. */
export async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const content = await readFile(file);
        if (content.length < smallestBytes) return;
        // Brotli's default is its best quality, which gives a page a seventh less than the step below.
        await writeFile(`${file}.br`, await brotli(content));
        await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
      }),
  );
}
