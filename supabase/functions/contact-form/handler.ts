/** Answers one call of the contact form. Everything it needs is passed in. */
import { clientNetwork } from '../_shared/address.ts';
import { bodyKind, parseBody, readText } from '../_shared/body.ts';
import type { Config } from '../_shared/config.ts';
import type { Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { Problem } from '../_shared/problem.ts';
import { newQuestion, verifyQuestion } from '../_shared/question.ts';
import { checkFields } from '../_shared/rules.ts';
import { type Extras, readExtras } from './extras.ts';
import { judge } from './judge.ts';
import { callingOrigin, corsHeaders, methods, preflight } from './origin.ts';
import { type Receipt, store } from './store.ts';
import { formResult } from './without-script.ts';

/** Seconds after which a visitor may try again when the database is not there. */
const retryAfterOutage = 5;

export type Handler = (request: Request) => Promise<Response>;

async function submit(request: Request, config: Config, pool: Pool): Promise<Receipt> {
  const kind = bodyKind(request.headers);
  const body = parseBody(await readText(request, kind), kind);
  const extras: Extras = readExtras(request.headers, kind === 'form' ? body : {});
  const checked = checkFields(body);
  if (!checked.ok) {
    throw new Problem(422, 'See errors for each field.', { faults: checked.faults });
  }
  const verdict = await verifyQuestion(config.secret, extras.question, config.now());
  const judgement = judge(verdict, extras.answer, extras.trap);
  const network = clientNetwork(request.headers, config.addressHeader);

  let receipt: Receipt;
  try {
    receipt = await store(pool, config, {
      fields: checked.fields,
      judgement,
      key: extras.key,
      network,
    });
  } catch (error) {
    log('contact.unavailable', errorFacts(error));
    throw new Problem(503, 'The request could not be stored. Please try again.', {
      headers: { 'retry-after': String(retryAfterOutage) },
    });
  }
  const { outcome, id, status } = receipt;
  log(`contact.${outcome}`, { id, status, reasons: judgement.reasons });
  if (outcome === 'conflict') {
    throw new Problem(409, 'The key came with another request before. Use a new one.');
  }
  if (outcome === 'limited') {
    throw new Problem(429, 'Please wait before you send another request.', {
      headers: { 'retry-after': String(receipt.retry_after ?? 60) },
    });
  }
  return receipt;
}

async function route(
  request: Request,
  config: Config,
  pool: Pool,
  onStored: () => void,
): Promise<Response> {
  switch (request.method) {
    case 'OPTIONS':
      return preflight();
    case 'GET':
      return Response.json(await newQuestion(config.secret, config.now()));
    case 'POST': {
      const { id } = await submit(request, config, pool);
      onStored();
      return Response.json({ id });
    }
    default:
      throw new Problem(405, `Use ${methods}.`, { headers: { allow: methods } });
  }
}

function answerTo(error: unknown): Response {
  if (error instanceof Problem) return error.toResponse();
  // A fault of ours: say so in the log, and to the visitor that trying again is fine.
  log('contact.fault', errorFacts(error));
  const headers = { 'retry-after': String(retryAfterOutage) };
  return new Problem(503, 'Something went wrong here. Please try again.', { headers }).toResponse();
}

/**
 * Never throws, and answers with the documented codes only.
 *
 * @param onStored called after each commit; must return at once
 */
export function createHandler(config: Config, pool: Pool, onStored: () => void): Handler {
  return async (request) => {
    let origin: string | null = null;
    let response: Response;
    try {
      origin = callingOrigin(request, config);
      response = await route(request, config, pool, onStored);
    } catch (error) {
      response = answerTo(error);
    }
    response = formResult(request, response, origin, config);
    response.headers.set('cache-control', 'no-store');
    for (const [name, value] of Object.entries(corsHeaders(origin))) {
      response.headers.set(name, value);
    }
    return response;
  };
}
