/**
 * The response headers of the whole site. The local server imports them; for each supported host
 * the build writes them to the host's own configuration file.
 */

import { workerPath } from '../lib/worker-path.ts';

/** Path of the desk and of its files. */
export const deskPath = '/desk';

export interface HeaderOptions {
  /** Origin of the backend functions, such as a Supabase project, if it is not the site's own. */
  backend?: string | undefined;
  /** Origin that receives web vitals, if it is not the site's own. */
  vitals?: string | undefined;
}

const contentSecurityPolicy = ({ backend, vitals }: HeaderOptions) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self'",
    // Prerendered HTML has `style` attributes; inline `<style>` elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', "'self'", ...new Set([backend, vitals])].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${backend ? ` ${backend}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Security headers for every response. */
export const securityHeaders = (options: HeaderOptions = {}): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** Files with a content hash in their name are cached for a year; others are revalidated. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  /** Never from a shared cache, because this file announces a new deployment. */
  worker: 'no-cache',
} as const;

/** Headers for a path, or for all paths below it if it ends with `*`. Later rules override. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const headerRules = (options: HeaderOptions): readonly HeaderRule[] => [
  { path: '/*', headers: securityHeaders(options) },
  { path: '/assets/*', headers: { 'cache-control': cacheControl.hashed } },
  { path: `${deskPath}/*`, headers: { 'cache-control': cacheControl.hashed } },
  // Also for crawlers that do not read the desk page's own robots tag.
  { path: deskPath, headers: { 'x-robots-tag': 'noindex, nofollow' } },
  ...[workerPath, '/service-worker.js'].map((path) => ({
    path,
    headers: { 'cache-control': cacheControl.worker },
  })),
];

/** The `_headers` file that Cloudflare and Netlify read. */
const headersFile = (options: HeaderOptions): string =>
  headerRules(options)
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

/** The `vercel.json` that Vercel reads: the same headers, and one URL for each page. */
const vercelFile = (options: HeaderOptions): string =>
  JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      headers: headerRules(options).map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  );

/** Configuration files for hosts, which do not serve them, by file name. */
export const hostFiles = (options: HeaderOptions = {}): Record<string, string> => ({
  _headers: headersFile(options),
  'vercel.json': vercelFile(options),
  // Read by Cloudflare: files that it does not upload.
  '.assetsignore': '_headers\n.assetsignore\nvercel.json\n*.br\n*.gz\n',
});
