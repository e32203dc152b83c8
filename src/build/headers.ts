/** Response headers of the whole site, written once: the local server sends them, static hosts read `_headers`. */

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

/** Hashed names never change their content; everything else is asked about again. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
  /** Tells that there is a new deployment, so no cache on the way may answer for the host. */
  worker: 'no-cache',
} as const;

/** The `_headers` file that Cloudflare Pages and Netlify read. */
export function headersFile(options: HeaderOptions = {}): string {
  const lines = Object.entries(securityHeaders(options)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return [
    '/*',
    ...lines,
    '',
    '/assets/*',
    `  cache-control: ${cacheControl.hashed}`,
    '',
    `${deskPath}/*`,
    `  cache-control: ${cacheControl.hashed}`,
    '',
    // Also for hosts whose robots never read the page.
    deskPath,
    '  x-robots-tag: noindex, nofollow',
    '',
    workerPath,
    `  cache-control: ${cacheControl.worker}`,
    '',
  ].join('\n');
}
