/**
 * Starts an edge function as a Deno server. The hosted platform chooses address and port; a program
 * that starts the function on one machine names the port in FUNCTION_PORT.
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
