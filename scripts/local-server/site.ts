/**
 * Serves the built site as a static host does: page addresses without file extension, 404 for
 * unknown ones, ranges, caching.
 */
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { cacheControl, headersFile } from '../../src/build/headers.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type HeaderRule = [prefix: string, headers: Record<string, string>];

/**
 * Reads the `_headers` format: a path pattern, then indented headers. `*` at the end is supported.
 *
 * @returns headers for a path; a later rule wins
 */
function headersOf(text: string): (path: string) => Record<string, string> {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((each) => !/^(?:#|\s*$)/.test(each))) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (!/^\s/.test(line)) rules.push([line.trim().replace(/\*$/, ''), {}]);
    else if (name && value && last) last[1][name.toLowerCase()] = value.trim();
  }
  const fitting = (path: string) => rules.filter(([prefix]) => path.startsWith(prefix));
  return (path) =>
    Object.assign(
      { 'cache-control': cacheControl.other },
      ...fitting(path).map(([, headers]) => headers),
    );
}

/** The canonical form of an address: no doubled slash, no trailing slash, no file extension. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return path.replace(/(?:(?<=^\/)|\/)index(?:\.html)?$/, '').replace(/\.html$/, '') || '/';
}

/**
 * Turns an address into a path inside the site; `null` for what must not be served: hidden files,
 * `_headers`, the compressed copies, and paths outside the site.
 */
function insidePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname).split('/').filter(Boolean).join('/');
    return /[\0\\]|\.\.|(?:^|\/)[._]|\.(?:br|gz)$|^404$/.test(path) ? null : path || 'index.html';
  } catch {
    return null;
  }
}

/** File extensions of the compressed copies by encoding, the smaller one first. */
const copies = { br: '.br', gzip: '.gz' } as const;

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => null))?.isFile() ?? false;

/** RFC 9110 says to ignore an invalid range; `send` would answer 416. */
function isValidRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (!first) return Boolean(last);
  return !last || Number(first) <= Number(last);
}

/** @param folder the built site; if it has no `_headers`, the standard headers are sent */
export function serveSite(folder: string): SiteHandler {
  const site = resolve(folder);
  const written = join(site, '_headers');
  const headersFor = headersOf(existsSync(written) ? readFileSync(written, 'utf8') : headersFile());

  /**
   * Sends a page by its name, or any other file.
   *
   * @returns whether the file exists and is being sent
   */
  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    status: 200 | 404,
  ): Promise<boolean> {
    const plain = (await isFile(join(site, path))) ? path : `${path}.html`;
    if (!(await isFile(join(site, plain)))) return false;
    const isFound = status === 200;
    // A range counts bytes of the uncompressed file, so ranges are always served from that file.
    const accepted = request.headers.range && isFound ? [] : new Negotiator(request).encodings();
    let name = plain;
    for (const [encoding, ending] of Object.entries(copies)) {
      if (!accepted.includes(encoding) || !(await isFile(join(site, plain + ending)))) continue;
      name = plain + ending;
      response.setHeader('content-encoding', encoding);
      break;
    }
    response.setHeader('content-type', contentType(extname(plain)) || 'application/octet-stream');
    response.setHeader('vary', 'accept-encoding');
    response.statusCode = status;
    const isPart = isFound && request.method === 'GET' && isValidRange(request.headers.range);
    send(request, `/${encodeURI(name)}`, {
      ...{ root: site, index: false, cacheControl: false, lastModified: false, etag: false },
      acceptRanges: isPart || (isFound && !request.headers.range),
    })
      .on('headers', (_response: ServerResponse, _path: string, { size, mtimeMs }: Stats) => {
        const age = Math.round(mtimeMs).toString(36);
        const tag = `"${size.toString(36)}-${age}${extname(name)}"`;
        if (isFound) response.setHeader('etag', tag);
      })
      .on('error', ({ status: code }: { status: number }) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(code).end();
      })
      .pipe(response);
    return true;
  }

  return async (request, response) => {
    const { url = '/' } = request;
    const { pathname, search } = new URL(
      url.startsWith('/') ? `http://site${url}` : 'http://site/*',
    );
    for (const [name, value] of Object.entries(headersFor(pathname)))
      response.setHeader(name, value);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      response.writeHead(308, { location: canonical + search }).end();
      return;
    }
    const path = insidePath(pathname);
    if (path !== null && (await sendFile(request, response, path, 200))) return;
    response.setHeader('cache-control', 'no-store');
    if (await sendFile(request, response, '404.html', 404)) return;
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };
}
