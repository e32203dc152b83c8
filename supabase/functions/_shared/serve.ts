/**
 * Starts the HTTP server. The hosted platform chooses its address and port; on one machine the
 * runner does.
 */
import { log } from './log.ts';

export function serve(name: string, handler: (request: Request) => Promise<Response>): void {
  const port = Deno.env.get('FUNCTION_PORT');
  if (!port) {
    Deno.serve(handler);
    return;
  }
  const onListen = () => log('listening', { function: name, deno: Deno.version.deno });
  Deno.serve({ hostname: '127.0.0.1', port: Number(port), onListen }, handler);
}
