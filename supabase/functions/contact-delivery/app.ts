/**
 * Delivers stored contact requests by mail, Slack and webhook. A POST starts a run: by the schedule, and by
 * the contact form after it has stored a request.
 */
import { Hono } from 'hono';
import { background } from '../_shared/background.ts';
import type { Read } from '../_shared/config.ts';
import { openPool, type Pool } from '../_shared/database.ts';
import { isKeyedHash, keyedHash } from '../_shared/hash.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { safeHeaders } from '../_shared/page-app.ts';
import { problemResponse } from '../_shared/problem.ts';
import { readDeliveryConfig } from './config.ts';
import { createDelivery, type Tools } from './worker.ts';

/**
 * Milliseconds for one statement: slightly longer than the role's statement timeout, so that a run
 * always ends.
 */
const queryTimeout = 18_000;

/** Compares hashes, so that the duration of the comparison reveals nothing about the token. */
function mayStart(request: Request, tokens: readonly string[]): boolean {
  const given = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
  const purpose = 'delivery-token/1';
  return tokens.some((token) =>
    isKeyedHash(token, purpose, given, keyedHash(token, purpose, token)),
  );
}

/**
 * @param pool default: of the configured database
 * @param send default: hands messages to their receivers
 * @throws {Error} naming the setting that is missing or wrong
 */
export function createApp(readSetting: Read, pool?: Pool, send?: Tools['send']) {
  const config = readDeliveryConfig(readSetting);
  const database = pool ?? openPool(config, queryTimeout);
  const deliver = createDelivery(database, config, send);

  const app = new Hono();
  app.use(safeHeaders);
  app.post('*', async ({ req }) => {
    if (!mayStart(req.raw, config.tokens)) {
      return problemResponse(401, 'The token is missing or wrong');
    }
    const work = deliver().catch((error) => {
      log('delivery.fault', errorFacts(error));
      return null;
    });
    // A hosted schedule does not wait for the end of the run; a runner on this machine does.
    if (background(work)) return problemResponse(202, 'A run was started');
    const report = await work;
    return report ? Response.json(report) : problemResponse(503, 'Not available at the moment');
  });
  app.all('*', () => problemResponse(405, 'Use POST', undefined, { headers: { allow: 'POST' } }));
  return app;
}
