/** Serves the contact form's function; the decisions are in handler.ts. */
import { readConfig } from '../_shared/config.ts';
import { connect } from '../_shared/database.ts';
import { log } from '../_shared/log.ts';
import { createHandler } from './handler.ts';

const config = readConfig((name) => Deno.env.get(name));
const handler = createHandler(config, connect(config));

// The hosted platform chooses the address itself; on one machine the runner does.
const port = Deno.env.get('FUNCTION_PORT');
if (port) {
  const onListen = () => log('listening', { function: 'contact-form' });
  Deno.serve({ hostname: '127.0.0.1', port: Number(port), onListen }, handler);
} else {
  Deno.serve(handler);
}
