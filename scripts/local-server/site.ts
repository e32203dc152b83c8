/**
 * Serves the built site as a static host does: page addresses without file extension, 404 for
 * unknown ones, ranges, caching. sirv sends the files; the code here decides what it may send.
 */
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { cacheControl, hostFiles } from '../../src/build/headers.ts';

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

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
 * Whether an address names what is not part of the site: hidden files, what hosts read, the
 * compressed copies, and paths outside the site.
 */
function isHidden(pathname: string): boolean {
  try {
    return /[\0\\]|\.\.|\/[._]|\.(?:br|gz)$|^\/(?:404|vercel\.json)$/.test(
      decodeURIComponent(pathname),
    );
  } catch {
    return true;
  }
}

/** Types of text whose files don't say their encoding themselves. */
const textTypes: Record<string, string> = {
  '': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
};

/**
 * A range in the one form that sirv reads right, `bytes=FIRST-LAST` or `bytes=FIRST-`; nothing for
 * any other, because RFC 9110 says to ignore an invalid range.
 */
function plainRange(range: string | undefined, size: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '') return last && `bytes=${Math.max(0, size - Number(last))}-`;
  return last === '' || (Number(last) > 0 && Number(last) >= Number(first)) ? range : undefined;
}

function beforeFile(response: ServerResponse, pathname: string, { size }: Stats): void {
  const { headers, method } = response.req;
  const type = textTypes[extname(pathname)];
  if (type) response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('vary', 'accept-encoding');
  const range = method === 'GET' && plainRange(headers.range, size);
  if (range) headers.range = range;
  else delete headers.range;
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
  const writeHead = (_: number, { ETag, ...headers }: Record<string, string> = {}) =>
    ServerResponse.prototype.writeHead.call(response, 404, headers);
  response.writeHead = writeHead as typeof response.writeHead;
  files(request, response, () => {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.writeHead(404).end('Not found\n');
  });
}

/** @param folder the built site; if it has no `_headers`, the standard headers are sent */
export function serveSite(folder: string): SiteHandler {
  const site = resolve(folder);
  const written = join(site, '_headers');
  const text = existsSync(written) ? readFileSync(written, 'utf8') : hostFiles()._headers;
  const headersFor = headersOf(text ?? '');
  // `dev` looks at the disk for each request, so that a new build is served at once.
  const files = sirv(site, {
    ...{ dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] },
    setHeaders: beforeFile,
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
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
    // sirv looks only for the names of encodings. A range counts bytes of the uncompressed file.
    const accepted = headers['accept-encoding']?.replace(/[\w*]+\s*;\s*q=0(?:\.0*)?(?![\d.])/g, '');
    headers['accept-encoding'] = headers.range ? '' : accepted;
    const notFound = () => sendNotFound(files, request, response);
    if (isHidden(pathname)) notFound();
    else files(request, response, notFound);
  }

  return (request, response) => {
    // A build under way removes files: a stream without a listener would end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      answer(request, response);
    } catch {
      response.destroy();
    }
  };
}
