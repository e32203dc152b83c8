/** Serves the delivery; the decisions are in run.ts. Called by the schedule and after each commit. */
import { connect } from '../_shared/database.ts';
import { serve } from '../_shared/serve.ts';
import { readDeliveryConfig } from './config.ts';
import { createHandler } from './handler.ts';
import { runDelivery } from './run.ts';

const config = readDeliveryConfig((name) => Deno.env.get(name));
const sql = connect(config);
serve(
  'contact-delivery',
  createHandler(config.token, () => runDelivery(sql, config)),
);
