/** The desk's function: one action for each POST; the rules are in the database. */
import { bodyKind, parseBody, readText } from '../_shared/body.ts';
import type { Read } from '../_shared/config.ts';
import { type Database, openPool, type Pool } from '../_shared/database.ts';
import { type ActionName, call, inputs, parse } from '../_shared/desk-input.ts';
import { log } from '../_shared/log.ts';
import { createPageApp } from '../_shared/page-app.ts';
import { answerTo, problem } from '../_shared/problem.ts';
import { actions, callerOf, refusalOf } from './actions.ts';
import { readDeskConfig } from './config.ts';
import { exportCsv } from './export.ts';
import { type Actor, createVerifier } from './token.ts';

/**
 * Milliseconds after which the person who waits is asked to try again: slightly longer than the
 * role's statement timeout.
 */
const queryTimeout = 4500;

async function act(pool: Pool, actor: Actor, name: ActionName, given: object): Promise<Response> {
  const caller = callerOf(actor);
  if (name === 'export') return await exportCsv(pool, caller, parse(inputs.export, given).filter);
  const input = parse(inputs[name], given);
  // The table of inputs has the type that each action takes.
  const action = actions[name] as (
    sql: Database,
    actor: string,
    input: unknown,
  ) => Promise<unknown>;
  return Response.json((await pool.use((sql) => action(sql, caller, input))) ?? null);
}

/**
 * @param pool default: of the configured database
 * @throws {Error} naming the setting that is missing or wrong
 */
export function createApp(readSetting: Read, pool?: Pool) {
  const config = readDeskConfig(readSetting);
  const database = pool ?? openPool(config, queryTimeout);
  const verify = createVerifier(config);

  const app = createPageApp(config.allowedOrigins, 'POST, OPTIONS');
  app.post('*', async ({ req }) => {
    // A caller without a valid token is refused before the body is read.
    const actor = await verify(req.raw.headers);
    const kind = bodyKind(req.raw.headers);
    if (kind !== 'json') throw problem(415, 'Send application/json.');
    const body = parseBody(await readText(req.raw, kind), kind);
    const { action } = parse(call, body);
    const response = await act(database, actor, action, body);
    log('desk.call', { action, session: actor.session });
    return response;
  });
  app.onError((error) =>
    answerTo(
      refusalOf(error) ?? error,
      'desk.unavailable',
      'The desk is not available at the moment.',
    ),
  );
  return app;
}
