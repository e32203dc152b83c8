/**
 * Serves the built site as a static host does: paths of pages without file extension, 404 for
 * unknown paths, byte ranges, caching. The package sirv sends the files; the code here decides
 * which ones.
 */
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
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

/**
 * Rewrites a `Range` header to a form that sirv reads correctly: `bytes=FIRST-LAST` within the
 * file, or `bytes=FIRST-`. Returns an empty value for several ranges and for an invalid one, which
 * RFC 9110 allows to ignore.
 *
 * @param size bytes of the file
 */
function normalizeRange(range: string | undefined, size: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range ?? '') ?? [];
  if (first === '') return last && `bytes=${Math.max(0, size - Number(last))}-`;
  if (last === '') return `bytes=${first}-`;
  if (Number(last) < Number(first)) return undefined;
  return `bytes=${Number(first)}-${Math.min(Number(last), Math.max(0, size - 1))}`;
}

/** Calls `writeHead` of the response's class with the result of `change`. */
function changeHead(
  response: ServerResponse,
  change: (status: number, headers: Record<string, string>) => [number, Record<string, string>],
): void {
  const writeHead = (status: number, headers: Record<string, string> = {}) =>
    ServerResponse.prototype.writeHead.call(response, ...change(status, headers));
  response.writeHead = writeHead as typeof response.writeHead;
}

/**
 * Makes sirv send the first byte only. It takes a last position of 0 for none, so it is told that
 * the file has one byte, and `Content-Range` gets the true size.
 */
function limitToFirstByte(response: ServerResponse, stats: Stats): void {
  const range = `bytes 0-0/${stats.size}`;
  stats.size = 1;
  changeHead(response, (status, headers) => [status, { ...headers, 'Content-Range': range }]);
}

/** Sets the headers of a file before sirv sends it. */
function setFileHeaders(response: ServerResponse, pathname: string, stats: Stats): void {
  const { headers, method } = response.req;
  const type = textTypes[extname(pathname)];
  if (type) response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('vary', 'accept-encoding');
  // The client has a part of this version of the file, or none. An entity tag from sirv is weak,
  // which RFC 9110 does not allow as a proof of that.
  const version = stats.mtime.toUTCString();
  const isSameFile = (headers['if-range'] ?? version) === version;
  const range = method === 'GET' && isSameFile && normalizeRange(headers.range, stats.size);
  if (range) headers.range = range;
  else delete headers.range;
  if (range === 'bytes=0-0' && stats.size > 0) limitToFirstByte(response, stats);
}

/** Sends the site's own 404 page with its status, where sirv would send 200. */
function sendNotFound(
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.url = '/404';
  for (const name of ['range', 'if-none-match']) delete request.headers[name];
  response.setHeader('cache-control', 'no-store');
  changeHead(response, (_, { ETag, ...headers }) => [404, headers]);
  files(request, response, () => {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.writeHead(404).end('Not found\n');
  });
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
    const notFound = () => sendNotFound(files, request, response);
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
