/** Serves the contact form's function; the decisions are in handler.ts. */
import { readConfig } from '../_shared/config.ts';
import { openPool } from '../_shared/database.ts';
import { serve } from '../_shared/serve.ts';
import { createHandler } from './handler.ts';
import { createNudge } from './nudge.ts';

/**
 * Milliseconds after which the visitor who waits is asked to try again: slightly longer than the
 * role's statement timeout.
 */
const queryTimeout = 4500;

const config = readConfig((name) => Deno.env.get(name));
const pool = openPool(config, queryTimeout);
serve('contact-form', createHandler(config, pool, createNudge(config)));
