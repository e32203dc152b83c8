/** Serves the contact form's function; the decisions are in handler.ts. */
import { readConfig } from '../_shared/config.ts';
import { connect } from '../_shared/database.ts';
import { serve } from '../_shared/serve.ts';
import { createHandler } from './handler.ts';
import { createNudge } from './nudge.ts';

const config = readConfig((name) => Deno.env.get(name));
serve('contact-form', createHandler(config, connect(config), createNudge(config)));
