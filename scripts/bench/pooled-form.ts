/** One process with the contact form's function, whose settings are in the environment. */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { bucketSizes } from '../../supabase/functions/_shared/limits.ts';
import { createApp } from '../../supabase/functions/contact-form/app.ts';

// The limits are raised above the load, so that every bucket is still read and written.
Object.assign(bucketSizes.global, { burst: 5000, per_second: 5000 });

const app = createApp((name) => process.env[name]);
const server = createAdaptorServer({
  overrideGlobalObjects: false,
  fetch: (request: Request, env) => app.fetch(request, { peer: env.incoming.socket.remoteAddress }),
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
