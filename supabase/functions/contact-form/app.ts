/**
 * The edge function of the contact form. GET returns a captcha (a signed question 'What is X +
 * Y?'), POST stores a contact request, and GET of a path that ends in `/proof` returns the challenge
 * of the proof of work; in `/address`, which address of the caller counts; in `/health`, whether requests are sent to sales in time.
 */
import type { Context } from 'hono';
import { parseBody, readBodyKind, readText } from '../_shared/body.ts';
import { newCaptcha, verifyCaptcha } from '../_shared/captcha.ts';
import { clientNetwork, countHops } from '../_shared/client-ip.ts';
import { type Config, type ReadSetting, readConfig } from '../_shared/config.ts';
import { checkFields, headerNames } from '../_shared/contact-schema.ts';
import { contextHeaders, readContext } from '../_shared/context.ts';
import { openPool, type Pool } from '../_shared/database.ts';
import { log } from '../_shared/log.ts';
import { createPageApp, type PageEnv } from '../_shared/page-app.ts';
import { answerTo, isFinal, problem } from '../_shared/problem.ts';
import { createTrace, type Trace } from '../_shared/trace.ts';
import { classify } from './classify.ts';
import { createHealth } from './health.ts';
import { readMetadata } from './metadata.ts';
import { newChallenge, type ProofKeys, proofKeys, verifyProof } from './proof.ts';
import { type Receipt, readProofLevel, store } from './repository.ts';
import { createDeliveryTrigger } from './trigger-delivery.ts';

/**
 * Limit for one query, after which the form asks the visitor to try again. It is slightly longer
 * than `statement_timeout` of the function's database role.
 */
const queryTimeoutMs = 4500;

/** Request headers that the form may send. */
const formHeaders = [...Object.values(headerNames), ...Object.values(contextHeaders)];

/** @param seconds time to wait before another try */
const tooManyRequests = (seconds: number, detail: string) =>
  problem(429, detail, { headers: { 'retry-after': String(seconds) } });

/**
 * The challenge of the proof of work for the question in the request's headers; `null` for one that
 * is not valid any more, or never was: the request will be unverified anyway.
 */
async function askForProof({ req, env }: Context<PageEnv>, config: Config, pool: Pool) {
  const { headers } = req.raw;
  const now = Date.now();
  const verdict = verifyCaptcha(config.acceptedSecrets, headers.get(headerNames.question), now);
  if (verdict.kind !== 'valid' && verdict.kind !== 'early') return null;
  const network = clientNetwork((name) => headers.get(name), config.addressSource, env?.peer);
  const level = await readProofLevel(pool, config, network);
  return await newChallenge(config.secret, verdict.question.nonce, level, now);
}

/**
 * What `npm run deploy:check` compares: the network that the rate limits count for the caller itself,
 * through how many proxies the call came, and how many are trusted; `null` where a header is.
 */
function describeCaller({ req, env }: Context<PageEnv>, { addressSource }: Config) {
  const getHeader = (name: string) => req.header(name);
  return {
    network: clientNetwork(getHeader, addressSource, env?.peer),
    hops: countHops(getHeader),
    trusted: addressSource.kind === 'proxies' ? addressSource.count : null,
  };
}

/** Checks and stores the contact request of a POST. */
async function submit(
  context: Context<PageEnv>,
  config: Config,
  pool: Pool,
  trace: Trace,
  acceptedProofs: readonly ProofKeys[],
): Promise<Receipt> {
  const since = Date.now();
  const { headers } = context.req.raw;
  const kind = readBodyKind(headers);
  const body = parseBody(await readText(context, kind), kind);
  const metadata = readMetadata(headers, kind === 'form' ? body : {});
  const checked = checkFields(body);
  if (!checked.ok) {
    throw problem(422, 'See errors for each field.', { faults: checked.faults });
  }
  const now = Date.now();
  const verdict = verifyCaptcha(config.acceptedSecrets, metadata.question, now);
  const nonce = verdict.kind === 'valid' ? verdict.question.nonce : '';
  const proof = verifyProof(acceptedProofs, metadata.proof, nonce, now);
  const classification = classify(verdict, metadata.answer, proof, metadata.honeypot);
  const getHeader = (name: string) => headers.get(name);
  const network = clientNetwork(getHeader, config.addressSource, context.env?.peer);
  if ('wrongAnswer' in classification) {
    const { wrongAnswer: fault } = classification;
    throw problem(422, fault.detail, { faults: [fault] });
  }

  const { fields } = checked;
  const { key, isReplay } = metadata;
  // The form's key is the request's id, by which it is found from the page to the channels.
  const ownId = key ?? crypto.randomUUID();
  const submission = {
    ...{ id: ownId, body, fields, classification, key, network, isReplay },
    context: readContext(headers),
  };
  const span = trace(ownId, { isFirst: true, since });
  const storing = span.child();
  const receipt = await store(pool, config, submission).catch((error) => {
    storing.end('database contact.submit', {}, true);
    span.end('contact-form', { outcome: 'error' }, true);
    log('contact.not-stored', { id: ownId });
    throw error;
  });
  const { outcome, id, moderation_status } = receipt;
  const facts = { id: id ?? ownId, status: moderation_status, reasons: classification.reasons };
  storing.end('database contact.submit', {});
  span.end('contact-form', { ...facts, outcome });
  log(`contact.${outcome}`, facts);
  if (outcome === 'conflict') {
    throw problem(409, 'The key came with another request before. Use a new one.');
  }
  if (outcome === 'limited') {
    throw tooManyRequests(
      receipt.retry_after ?? 60,
      'Please wait before you send another request.',
    );
  }
  return receipt;
}

/**
 * For a form that was sent without JavaScript: redirects the browser back to the contact page,
 * whose style sheet shows the message by `:target`: that it is stored (`sent`), that too many come
 * (`busy`), or that it failed. Status 303 makes the browser fetch the page
 * with GET, so that a reload can't send the form twice. The response to any other call is returned
 * unchanged.
 *
 * @param site origin of the site
 */
function redirectForm({ method, headers }: Request, response: Response, site: string): Response {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
  if (method !== 'POST' || !isForm || response.status === 403) return response;
  // A browser asks for HTML. Another program gets the error itself instead of a redirect.
  const wantsPage = /\btext\/html\b/i.test(headers.get('accept') ?? '');
  if (!response.ok && !wantsPage) return response;
  const message = response.ok ? 'sent' : response.status === 429 ? 'busy' : 'failed';
  return new Response(null, { status: 303, headers: { location: `${site}/contact#${message}` } });
}

/**
 * Logs that a device's queue was refused for good. The visitor is gone, so this line is the only
 * sign outside of the device that it keeps a request that never arrives.
 */
async function logRefusedReplay({ headers }: Request, response: Response): Promise<void> {
  if (headers.get(headerNames.replay) !== '1' || !isFinal(response.status)) return;
  const { errors } = (await response.clone().json()) as {
    errors: { pointer: string; code: string }[];
  };
  const reasons = errors.map(({ pointer, code }) => `${pointer} ${code}`);
  log('contact.replay-refused', { status: response.status, reasons });
}

/**
 * @param pool default: a pool for the configured database
 * @param startDelivery starts the function that sends stored requests to sales; default: calls its
 *   configured URL
 * @throws {Error} naming the setting that is missing or wrong
 */
export function createApp(
  readSetting: ReadSetting,
  pool?: Pool,
  startDelivery?: () => Promise<unknown>,
) {
  const config = readConfig(readSetting);
  const database = pool ?? openPool(config, queryTimeoutMs);
  const triggerDelivery = createDeliveryTrigger(config, startDelivery);
  const siteOf = (origin: string | null) => origin ?? config.allowedOrigins[0] ?? '';

  const app = createPageApp(config.allowedOrigins, 'GET, POST, OPTIONS', formHeaders);
  const acceptedProofs = config.acceptedSecrets.map(proofKeys);
  const health = createHealth(database);
  const trace = createTrace(readSetting, 'contact-form');
  app.get('*', async (context) => {
    const { path } = context.req;
    if (path.endsWith('/health')) return await health();
    if (path.endsWith('/address')) return Response.json(describeCaller(context, config));
    if (path.endsWith('/proof')) {
      return Response.json(await askForProof(context, config, database));
    }
    return Response.json(newCaptcha(config.secret, Date.now()));
  });
  app.post('*', async (context) => {
    const { id } = await submit(context, config, database, trace, acceptedProofs);
    triggerDelivery();
    return redirectForm(context.req.raw, Response.json({ id }), siteOf(context.var.origin));
  });
  app.onError(async (error, { req, var: { origin } }) => {
    const answer = answerTo(error, 'contact');
    await logRefusedReplay(req.raw, answer);
    return redirectForm(req.raw, answer, siteOf(origin));
  });
  return app;
}
