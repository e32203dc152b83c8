/**
 * A program: serves the three edge functions of any version of the project, whose folder is its
 * argument, on a free port of this machine, which it prints.
 */
import { join } from 'node:path';
import { serve } from '@hono/node-server';

const [, , folder = ''] = process.argv;
const { env } = process;

type Fetch = (request: Request) => Response | Promise<Response>;
const handlers: Record<string, Fetch> = {};
for (const name of ['contact-form', 'contact-delivery', 'contact-desk']) {
  const { createApp } = await import(join(folder, 'supabase', 'functions', name, 'app.ts'));
  handlers[name] = createApp((setting: string) => env[setting]).fetch;
}

const fetch: Fetch = (request) => {
  const [, name = ''] = /^\/functions\/v1\/([\w-]+)/.exec(new URL(request.url).pathname) ?? [];
  return handlers[name]?.(request) ?? new Response(null, { status: 404 });
};
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`listening ${port}`));
