/**
 * Starts the HTTP server. The hosted platform chooses its address and port; on one machine the
 * runner does.
 */
import type { Hono } from 'hono';
import { log } from './log.ts';
import type { PageEnv } from './page-app.ts';

export function serve(name: string, { fetch }: Hono<PageEnv> | Hono): void {
  const port = Deno.env.get('FUNCTION_PORT');
  if (!port) {
    Deno.serve(fetch);
    return;
  }
  const onListen = () => log('listening', { function: name, deno: Deno.version.deno });
  Deno.serve({ hostname: '127.0.0.1', port: Number(port), onListen }, fetch);
}
