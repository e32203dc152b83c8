/** Answers one call of the desk. All dependencies are passed in. */
import { bodyKind, parseBody, readText } from '../_shared/body.ts';
import type { Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { callingOrigin, corsHeaders, preflight } from '../_shared/origin.ts';
import { Problem } from '../_shared/problem.ts';
import { actions, callerOf, refusalOf } from './actions.ts';
import type { DeskConfig } from './config.ts';
import { exportCsv } from './export.ts';
import { filter, type Input, text } from './input.ts';
import type { Who } from './token.ts';

const methods = 'POST, OPTIONS';

/** Seconds of `Retry-After` when the database is not available. */
const retryAfterOutage = 5;

async function act(pool: Pool, who: Who, input: Input): Promise<Response> {
  const name = text(input.action, 'action', 20);
  const caller = callerOf(who);
  if (name === 'export') return await exportCsv(pool, caller, filter(input.filter));
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new Problem(400, 'There is no such action.');
  return Response.json((await pool.use((sql) => action(sql, caller, input))) ?? null);
}

async function route(
  request: Request,
  pool: Pool,
  verify: (headers: Headers) => Promise<Who>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(methods);
  if (request.method !== 'POST') {
    throw new Problem(405, `Use ${methods}.`, { headers: { allow: methods } });
  }
  // A caller without a valid token is refused before the body is read.
  const who = await verify(request.headers);
  const kind = bodyKind(request.headers);
  if (kind !== 'json') throw new Problem(415, 'Send application/json.');
  const input = parseBody(await readText(request, kind), kind) as Input;
  const response = await act(pool, who, input);
  log('desk.call', { action: String(input.action), session: who.session });
  return response;
}

function answerTo(error: unknown): Response {
  const known = error instanceof Problem ? error : refusalOf(error);
  if (known) return known.toResponse();
  log('desk.unavailable', errorFacts(error));
  const headers = { 'retry-after': String(retryAfterOutage) };
  return new Problem(503, 'The desk is not available at the moment.', { headers }).toResponse();
}

/**
 * Never throws.
 *
 * @param verify returns the caller of a request; see {@link createVerifier}
 */
export function createHandler(
  config: DeskConfig,
  pool: Pool,
  verify: (headers: Headers) => Promise<Who>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    let origin: string | null = null;
    let response: Response;
    try {
      origin = callingOrigin(request, config);
      response = await route(request, pool, verify);
    } catch (error) {
      response = answerTo(error);
    }
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    for (const [name, value] of Object.entries(corsHeaders(origin))) {
      response.headers.set(name, value);
    }
    return response;
  };
}
