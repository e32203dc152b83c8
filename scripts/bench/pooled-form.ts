/**
 * A process that serves the contact form's edge function. pooled.ts starts several of them, with
 * settings in environment variables, and gets the port as a message.
 */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { bucketSizes } from '../../supabase/functions/_shared/limits.ts';
import { createApp } from '../../supabase/functions/contact-form/app.ts';

// The site-wide limit is raised above the load of the measurement. It stays on, so that its rows in
// the database are read and written as usual.
Object.assign(bucketSizes.global, { burst: 5000, per_second: 5000 });

const app = createApp((name) => process.env[name]);
const server = createAdaptorServer({
  overrideGlobalObjects: false,
  fetch: (request: Request, env) => app.fetch(request, { peer: env.incoming.socket.remoteAddress }),
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
