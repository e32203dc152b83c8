/** Response headers of the whole site, written once: the local server sends them, hosts read them in files of their own. */

import { deskPath } from '../lib/offline.ts';
import { workerPath } from '../lib/worker-path.ts';

export interface HeaderOptions {
  /** Origin of the contact function when it is not the site's own, e.g. a Supabase project. */
  backend?: string | undefined;
  /** Origin that field measurements go to when it is not the site's own. */
  vitals?: string | undefined;
}

const policy = ({ backend, vitals }: HeaderOptions) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self'",
    // Motion writes style attributes into prerendered HTML; elements stay forbidden.
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
  'content-security-policy': policy(options),
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** Files with a hash in their name never change; browsers revalidate all others. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  /** The service worker's file: no shared cache may answer, because it announces a new deployment. */
  worker: 'no-cache',
} as const;

/** Headers for a path; for everything below it when it ends with `*`. A later rule wins. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const headerRules = (options: HeaderOptions): readonly HeaderRule[] => [
  { path: '/*', headers: securityHeaders(options) },
  { path: '/assets/*', headers: { 'cache-control': cacheControl.hashed } },
  { path: `${deskPath}/*`, headers: { 'cache-control': cacheControl.hashed } },
  // The header also reaches crawlers that do not read the page's own robots tag.
  { path: deskPath, headers: { 'x-robots-tag': 'noindex, nofollow' } },
  { path: workerPath, headers: { 'cache-control': cacheControl.worker } },
];

/** The `_headers` file that Cloudflare and Netlify read. */
const headersFile = (options: HeaderOptions): string =>
  headerRules(options)
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

/** The `vercel.json` that Vercel reads beside the pages: the same headers, and one address for each page. */
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

/** What hosts read and never serve, by the file's name in `dist`. `.assetsignore` is Cloudflare's. */
export const hostFiles = (options: HeaderOptions = {}): Record<string, string> => ({
  _headers: headersFile(options),
  'vercel.json': vercelFile(options),
  '.assetsignore': '_headers\n.assetsignore\nvercel.json\n*.br\n*.gz\n',
});
