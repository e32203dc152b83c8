/**
 * Serves the built site as a static host does: paths of pages without file extension, 404 for
 * unknown paths, byte ranges, caching. The package sirv sends the files; the code here decides
 * which ones.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { cacheControl, hostFiles } from '../../src/build/headers.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The headers for each path, from a built site's `vercel.json`; a later rule overrides. */
function readHeaderRules(text: string): (path: string) => Record<string, string> {
  const rules: { source: string; headers: { key: string; value: string }[] }[] =
    JSON.parse(text).headers;
  return (path) => {
    const matching = rules.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    const entries = matching.flatMap(({ headers }) => headers);
    return Object.fromEntries([
      ['cache-control', cacheControl.other],
      ...entries.map(({ key, value }) => [key, value]),
    ]);
  };
}

/** The canonical form of a path: no doubled slash, no trailing slash, no file extension. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return path.replace(/(?:(?<=^\/)|\/)index(?:\.html)?$/, '').replace(/\.html$/, '') || '/';
}

/**
 * Whether a path must not be served: hidden files, configuration for hosting platforms, the
 * compressed copies of files, and paths outside the site.
 */
function isForbiddenPath(pathname: string): boolean {
  try {
    return /[\0\\]|\.\.|\/[._]|\.(?:br|gz)$|^\/(?:404|vercel\.json)$/.test(
      decodeURIComponent(pathname),
    );
  } catch {
    return true;
  }
}

/**
 * Text types that are sent with `charset=utf-8`, because such files don't declare their encoding.
 */
const textTypes: Record<string, string> = {
  '': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
};

/** A range that sirv reads correctly; it takes a last position of 0 for none. */
const simpleRange = /^bytes=\d+-(?:0*[1-9]\d*)?$/;

/** Sets the headers of a file before sirv sends it. */
function setFileHeaders(response: ServerResponse, pathname: string): void {
  const { headers, method } = response.req;
  const type = textTypes[extname(pathname)];
  if (type) response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('vary', 'accept-encoding');
  // Every range may be ignored (RFC 9110, 14.2), as may one that depends on the file's version.
  const isRange = method === 'GET' && simpleRange.test(headers.range ?? '') && !headers['if-range'];
  if (!isRange) delete headers.range;
}

/** Sends the site's own 404 page with its status, where sirv would send 200. */
function sendNotFound(site: string, response: ServerResponse): void {
  const page = join(site, '404.html');
  const body = existsSync(page) ? readFileSync(page) : 'Not found';
  const type = `${existsSync(page) ? 'text/html' : 'text/plain'}; charset=utf-8`;
  response.writeHead(404, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** @param folder the built site; if it has no `vercel.json`, the standard headers are sent */
export function serveSite(folder: string): SiteHandler {
  const site = resolve(folder);
  const headersFile = join(site, 'vercel.json');
  const headersFor = readHeaderRules(
    existsSync(headersFile)
      ? readFileSync(headersFile, 'utf8')
      : (hostFiles()['vercel.json'] ?? ''),
  );
  // With `dev`, sirv looks at the disk for each request, so that a new build is served at once.
  const files = sirv(site, {
    ...{ dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] },
    setHeaders: setFileHeaders,
  });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { url = '/', method, headers } = request;
    const { pathname, search } = new URL(
      url.startsWith('/') ? `http://site${url}` : 'http://site/*',
    );
    for (const [name, value] of Object.entries(headersFor(pathname)))
      response.setHeader(name, value);

    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      response.writeHead(308, { location: canonical + search }).end();
      return;
    }
    // sirv ignores `q=0`, so encodings that the client refuses are removed here. A range counts
    // bytes of the uncompressed file.
    const accepted = headers['accept-encoding']?.replace(/[\w*]+\s*;\s*q=0(?:\.0*)?(?![\d.])/g, '');
    headers['accept-encoding'] = headers.range ? '' : accepted;
    const notFound = () => sendNotFound(site, response);
    if (isForbiddenPath(pathname)) notFound();
    else files(request, response, notFound);
  }

  return (request, response) => {
    // A build that runs meanwhile may remove the file. Without a listener, the stream's error would
    // end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      handle(request, response);
    } catch {
      response.destroy();
    }
  };
}
