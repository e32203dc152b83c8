/** Which file of the built site an address means, and in which encoding it is sent. */
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.glb': 'model/gltf-binary',
  '.bin': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

export interface OpenFile {
  handle: FileHandle;
  size: number;
  type: string;
  encoding: 'br' | 'gzip' | null;
  etag: string;
}

/**
 * Turns an address's path into one inside the site, or `null` for what must not be
 * served: hidden files, `_headers`, the compressed copies, and attempts to climb out.
 */
export function insidePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(path) || path.includes('..')) return null;
  const parts = path.split('/').filter(Boolean);
  if (parts.some((part) => /^[._]/.test(part)) || /\.(?:br|gz)$/.test(path)) return null;
  return parts.join('/');
}

async function tryOpen(
  file: string,
): Promise<{ handle: FileHandle; size: number; age: number } | null> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch {
    return null;
  }
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, size: stats.size, age: Math.round(stats.mtimeMs) };
  await handle.close();
  return null;
}

/** Encodings that the browser accepts, the smaller one first. */
function acceptable(header: string | undefined): ('br' | 'gzip')[] {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const names = (header ?? '')
    .split(',')
    .map((it) => it.trim().toLowerCase())
    .filter((it) => !refused.test(it))
    .map((it) => it.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).filter((it) => names.includes(it));
}

const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Opens the file for a path made by {@link insidePath}: itself, or the page of that
 * name. Opened before anything is answered, so a rebuild in between can't break it.
 */
export async function openFile(
  site: string,
  path: string,
  acceptEncoding: string | undefined,
): Promise<OpenFile | null> {
  for (const name of path === '' ? ['index.html'] : [path, `${path}.html`]) {
    const file = normalize(join(site, name));
    if (!file.startsWith(site + sep)) return null;
    const plain = await tryOpen(file);
    if (!plain) continue;
    let chosen = { ...plain, encoding: null as OpenFile['encoding'] };
    for (const encoding of acceptable(acceptEncoding)) {
      const small = await tryOpen(file + endings[encoding]);
      if (!small) continue;
      await plain.handle.close();
      chosen = { ...small, encoding };
      break;
    }
    const { handle, size, age, encoding } = chosen;
    const etag = `"${size.toString(36)}-${age.toString(36)}${encoding ? `-${encoding}` : ''}"`;
    return {
      handle,
      size,
      encoding,
      etag,
      type: types[extname(file)] ?? 'application/octet-stream',
    };
  }
  return null;
}
