/** Serves the delivery; the decisions are in run.ts. Called by the schedule and after each commit. */
import { openPool } from '../_shared/database.ts';
import { serve } from '../_shared/serve.ts';
import { readDeliveryConfig } from './config.ts';
import { createHandler } from './handler.ts';
import { runDelivery } from './run.ts';

/**
 * Milliseconds for one statement: slightly longer than the role's statement timeout, so that a run
 * always ends.
 */
const queryTimeout = 18_000;

const config = readDeliveryConfig((name) => Deno.env.get(name));
const pool = openPool(config, queryTimeout);
serve(
  'contact-delivery',
  createHandler(config.token, () => runDelivery(pool, config)),
);
