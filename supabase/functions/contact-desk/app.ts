/** The edge function of the desk. Each POST is one action. The database decides who may do what. */
import { parseBody, readBodyKind, readText } from '../_shared/body.ts';
import type { ReadSetting } from '../_shared/config.ts';
import { type Database, openPool, type Pool } from '../_shared/database.ts';
import { type ActionName, call, inputs, parse } from '../_shared/desk-input.ts';
import { log } from '../_shared/log.ts';
import { createPageApp } from '../_shared/page-app.ts';
import { answerTo, problem } from '../_shared/problem.ts';
import { actions, refusalOf, serializeActor } from './actions.ts';
import { readDeskConfig } from './config.ts';
import { exportCsv } from './export.ts';
import { type Actor, createVerifier } from './token.ts';

/**
 * Limit for one query, after which the page asks the person to try again. It is slightly longer
 * than `statement_timeout` of the function's database role.
 */
const queryTimeoutMs = 4500;

async function runAction(
  pool: Pool,
  actor: Actor,
  name: ActionName,
  body: object,
): Promise<Response> {
  const caller = serializeActor(actor);
  if (name === 'export') return await exportCsv(pool, caller, parse(inputs.export, body).filter);
  const input = parse(inputs[name], body);
  // TypeScript can't see that `inputs[name]` and `actions[name]` have the same input type.
  const action = actions[name] as (
    sql: Database,
    actor: string,
    input: unknown,
  ) => Promise<unknown>;
  return Response.json((await pool.use((sql) => action(sql, caller, input))) ?? null);
}

/**
 * @param pool default: a pool for the configured database
 * @throws {Error} naming the setting that is missing or wrong
 */
export function createApp(readSetting: ReadSetting, pool?: Pool) {
  const config = readDeskConfig(readSetting);
  const database = pool ?? openPool(config, queryTimeoutMs);
  const verify = createVerifier(config);

  const app = createPageApp(config.allowedOrigins, 'POST, OPTIONS');
  app.post('*', async (context) => {
    const { headers } = context.req.raw;
    // The token is checked first, so that no body is read from a caller who may not sign in.
    const actor = await verify(headers);
    const kind = readBodyKind(headers);
    if (kind !== 'json') throw problem(415, 'Send application/json.');
    const body = parseBody(await readText(context, kind), kind);
    const { action } = parse(call, body);
    const response = await runAction(database, actor, action, body);
    log('desk.call', { action, session: actor.session });
    return response;
  });
  app.onError((error) => answerTo(refusalOf(error) ?? error, 'desk'));
  return app;
}
