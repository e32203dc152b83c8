import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
        // Pages are many and alike: one step below the maximum costs a tenth of the time.
        const quality = extname(file) === '.html' ? 9 : constants.BROTLI_MAX_QUALITY;
        const small = await brotli(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality },
        });
        await writeFile(`${file}.br`, small);
        await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
      }),
  );
}
