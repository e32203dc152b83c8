/** Answers one call of the contact form. All dependencies are passed in. */
import { clientNetwork } from '../_shared/address.ts';
import { bodyKind, parseBody, readText } from '../_shared/body.ts';
import type { Config } from '../_shared/config.ts';
import { contextHeaders, readContext } from '../_shared/context.ts';
import type { Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { callingOrigin, corsHeaders, preflight } from '../_shared/origin.ts';
import { Problem } from '../_shared/problem.ts';
import { newQuestion, type Question, verifyQuestion } from '../_shared/question.ts';
import { checkFields, type Fault, headerNames } from '../_shared/rules.ts';
import { type Extras, readExtras } from './extras.ts';
import { judge } from './judge.ts';
import { countWrongSum, type Receipt, store } from './store.ts';
import { formResult } from './without-script.ts';

/** Seconds of `Retry-After` when the database is not available. */
const retryAfterOutage = 5;

const methods = 'GET, POST, OPTIONS';
const pageHeaders = [...Object.values(headerNames), ...Object.values(contextHeaders)];

export type Handler = (request: Request) => Promise<Response>;

/** Waits for the database's answer. Turns an unavailable database into a {@link Problem}. */
async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    log('contact.unavailable', errorFacts(error));
    throw new Problem(503, 'The request could not be stored. Please try again.', {
      headers: { 'retry-after': String(retryAfterOutage) },
    });
  }
}

/** @param seconds to wait before another try */
const tooMany = (seconds: number, detail: string) =>
  new Problem(429, detail, { headers: { 'retry-after': String(seconds) } });

async function refuseAnswer(
  pool: Pool,
  config: Config,
  { question, network, fault }: { question: Question; network: string | null; fault: Fault },
): Promise<never> {
  const wait = await ask(countWrongSum(pool, config, question, network));
  if (wait > 0) throw tooMany(wait, 'Please wait before you try another answer.');
  throw new Problem(422, fault.detail, { faults: [fault] });
}

async function submit(request: Request, config: Config, pool: Pool): Promise<Receipt> {
  const kind = bodyKind(request.headers);
  const body = parseBody(await readText(request, kind), kind);
  const extras: Extras = readExtras(request.headers, kind === 'form' ? body : {});
  const checked = checkFields(body);
  if (!checked.ok) {
    throw new Problem(422, 'See errors for each field.', { faults: checked.faults });
  }
  const verdict = await verifyQuestion(config.secret, extras.question, Date.now());
  const judgement = judge(verdict, extras.answer, extras.trap);
  const network = clientNetwork((name) => request.headers.get(name), config.trust);
  if ('wrongAnswer' in judgement) {
    const { question, wrongAnswer: fault } = judgement;
    return await refuseAnswer(pool, config, { question, network, fault });
  }

  const { fields } = checked;
  const context = readContext(request.headers);
  const submission = { fields, judgement, key: extras.key, network, context };
  const receipt = await ask(store(pool, config, submission));
  const { outcome, id, status } = receipt;
  log(`contact.${outcome}`, { id, status, reasons: judgement.reasons });
  if (outcome === 'conflict') {
    throw new Problem(409, 'The key came with another request before. Use a new one.');
  }
  if (outcome === 'limited') {
    throw tooMany(receipt.retry_after ?? 60, 'Please wait before you send another request.');
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
      return preflight(methods, pageHeaders);
    case 'GET':
      return Response.json(await newQuestion(config.secret, Date.now()));
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
  // This is a fault of the function: log it, and tell the visitor that a second try is safe.
  log('contact.fault', errorFacts(error));
  const headers = { 'retry-after': String(retryAfterOutage) };
  return new Problem(503, 'Something went wrong here. Please try again.', { headers }).toResponse();
}

/**
 * Never throws. Answers with the documented statuses only.
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
    response.headers.set('x-content-type-options', 'nosniff');
    for (const [name, value] of Object.entries(corsHeaders(origin))) {
      response.headers.set(name, value);
    }
    return response;
  };
}
