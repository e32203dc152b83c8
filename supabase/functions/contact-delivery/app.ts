/**
 * The edge function that sends stored contact requests to sales by email, Slack and webhook. A POST
 * starts a delivery run, which sends all messages that are due; a POST to a path that ends in
 * `/mail-events` is a report of the mail service. A schedule sends the POST, and so
 * does the contact form after it has stored a request.
 */
import { Hono } from 'hono';
import { keepAliveUntil } from '../_shared/background.ts';
import { readText } from '../_shared/body.ts';
import type { ReadSetting } from '../_shared/config.ts';
import { kindOfError, openPool, type Pool } from '../_shared/database.ts';
import { isKeyedHash, keyedHash } from '../_shared/hash.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { safeHeaders } from '../_shared/page-app.ts';
import { answerTo, problemResponse } from '../_shared/problem.ts';
import { createTrace } from '../_shared/trace.ts';
import { readDeliveryConfig } from './config.ts';
import { storeMailEvent } from './mail-events.ts';
import { createDelivery, type DeliveryTools } from './worker.ts';

/**
 * Limit for one query. It is slightly longer than `statement_timeout` of the function's database
 * role, and makes a run end even when the database does not answer.
 */
const queryTimeoutMs = 18_000;

/**
 * Whether the request has one of the tokens. Hashes are compared, so that the duration of the
 * comparison reveals nothing about a token.
 */
function hasValidToken(request: Request, tokens: readonly string[]): boolean {
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const purpose = 'delivery-token/1';
  return tokens.some((token) =>
    isKeyedHash(token, purpose, given, keyedHash(token, purpose, token)),
  );
}

/**
 * @param pool default: a pool for the configured database
 * @param send default: sends messages over the network
 * @throws {Error} naming the setting that is missing or wrong
 */
export function createApp(readSetting: ReadSetting, pool?: Pool, send?: DeliveryTools['send']) {
  const config = readDeliveryConfig(readSetting);
  const database = pool ?? openPool(config, queryTimeoutMs);
  const deliver = createDelivery(
    database,
    config,
    createTrace(readSetting, 'contact-delivery'),
    send,
  );

  const app = new Hono();
  app.use(safeHeaders);
  app.post('*', async (context, next) => {
    const { req } = context;
    if (!req.path.endsWith('/mail-events')) return await next();
    const body = await readText(context, 'json');
    await storeMailEvent(database, config.mailEventKeys, req.raw.headers, body, Date.now());
    return Response.json({});
  });
  app.post('*', async ({ req }) => {
    if (!hasValidToken(req.raw, config.tokens)) {
      return problemResponse(401, 'The token is missing or wrong');
    }
    const work = deliver().catch((error) => {
      const kind = kindOfError(error);
      log(`delivery.${kind}`, errorFacts(error));
      return kind;
    });
    // The hosted schedule does not wait for the end of a run. The local server (`npm start`) does.
    if (keepAliveUntil(work)) return problemResponse(202, 'A run was started');
    const report = await work;
    if (typeof report === 'object') return Response.json(report);
    return report === 'unavailable'
      ? problemResponse(503, 'Not available at the moment')
      : problemResponse(500, 'Something went wrong here');
  });
  app.onError((error) => answerTo(error, 'delivery'));
  app.all('*', () => problemResponse(405, 'Use POST', undefined, { headers: { allow: 'POST' } }));
  return app;
}
