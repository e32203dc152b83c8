/** Serves the built site as a static host does: pages without ending, a real 404, ranges, caching. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readHeaders } from './headers.ts';
import { readRange } from './range.ts';
import { insidePath, type OpenFile, openFile } from './site-file.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The one spelling of an address: no trailing slash, no ending, no doubled slash at the start. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '');
  return path.replace(/(?:(?<=^\/)|\/)index(?:\.html)?$/, '').replace(/\.html$/, '') || '/';
}

/** A tag of the list in `If-None-Match`; weak and strong are the same here. */
const isKnown = (header: string | undefined, etag: string) =>
  header === '*' ||
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  status: 200 | 404,
): Promise<void> {
  const { handle, size, type, encoding, etag } = file;
  try {
    response.setHeader('content-type', type);
    response.setHeader('vary', 'accept-encoding');
    if (encoding) response.setHeader('content-encoding', encoding);
    if (status === 200) {
      response.setHeader('etag', etag);
      response.setHeader('accept-ranges', 'bytes');
      if (isKnown(request.headers['if-none-match'], etag)) {
        response.writeHead(304).end();
        return;
      }
    }
    const condition = request.headers['if-range'];
    // Ranges are defined for GET only.
    const isGet = request.method === 'GET';
    const asked = isGet && status === 200 && (!condition || condition === etag);
    const range = asked ? readRange(request.headers.range, size) : null;
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) response.setHeader('content-range', `bytes ${start}-${end}/${size}`);
    response.writeHead(range ? 206 : status, { 'content-length': end - start + 1 });
    if (request.method === 'HEAD' || size === 0) {
      response.end();
      return;
    }
    await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
  } catch {
    // The visitor left in the middle: nobody to tell.
    response.destroy();
  } finally {
    await handle.close().catch(() => {});
  }
}

/** @param folder the built site */
export function serveSite(folder: string): SiteHandler {
  const site = resolve(folder);
  const headersFor = readHeaders(site);

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
    // Ranges are counted in bytes of the plain file, which is what players expect.
    const encodings = request.headers.range ? undefined : request.headers['accept-encoding'];
    const file = path === null || path === '404' ? null : await openFile(site, path, encodings);
    if (file) return await send(request, response, file, 200);

    response.setHeader('cache-control', 'no-store');
    const notFound = await openFile(site, '404.html', request.headers['accept-encoding']);
    if (notFound) return await send(request, response, notFound, 404);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };
}
