/** Serves the desk's function; the decisions are in handler.ts, the rules in the database. */
import { openPool } from '../_shared/database.ts';
import { serve } from '../_shared/serve.ts';
import { readDeskConfig } from './config.ts';
import { createHandler } from './handler.ts';
import { createVerifier } from './token.ts';

/**
 * Milliseconds after which the person who waits is asked to try again: slightly longer than the
 * role's statement timeout.
 */
const queryTimeout = 4500;

const config = readDeskConfig((name) => Deno.env.get(name));
const pool = openPool(config, queryTimeout);
serve('contact-desk', createHandler(config, pool, createVerifier(config)));
