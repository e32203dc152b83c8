import { serve } from '../_shared/serve.ts';
import { createApp } from './app.ts';

serve(
  'contact-delivery',
  createApp((name) => Deno.env.get(name)),
);
