/**
 * The contact form's function: a signed question on GET, a request on POST, and the state of the delivery
 * on GET of `/health`.
 */

import { bodyKind, parseBody, readText } from '../_shared/body.ts';
import { type Captcha, newCaptcha, verifyCaptcha } from '../_shared/captcha.ts';
import { clientNetwork } from '../_shared/client-ip.ts';
import { type Config, type Read, readConfig } from '../_shared/config.ts';
import { checkFields, type FieldError, headerNames } from '../_shared/contact-schema.ts';
import { contextHeaders, readContext } from '../_shared/context.ts';
import { openPool, type Pool } from '../_shared/database.ts';
import { errorFacts, log } from '../_shared/log.ts';
import { createPageApp } from '../_shared/page-app.ts';
import { answerTo, problem, unavailable } from '../_shared/problem.ts';
import { classify } from './classify.ts';
import { createHealth } from './health.ts';
import { readMetadata } from './metadata.ts';
import { countWrongSum, type Receipt, store } from './repository.ts';
import { createDeliveryTrigger } from './trigger-delivery.ts';

/**
 * Milliseconds after which the visitor who waits is asked to try again: slightly longer than the
 * role's statement timeout.
 */
const queryTimeout = 4500;

const pageHeaders = [...Object.values(headerNames), ...Object.values(contextHeaders)];

/** Waits for the database's answer. An unavailable database is answered with 503. */
async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    log('contact.unavailable', errorFacts(error));
    throw unavailable('The request could not be stored. Please try again.');
  }
}

/** @param seconds to wait before another try */
const tooMany = (seconds: number, detail: string) =>
  problem(429, detail, { headers: { 'retry-after': String(seconds) } });

async function refuseAnswer(
  pool: Pool,
  config: Config,
  { question, network, fault }: { question: Captcha; network: string | null; fault: FieldError },
): Promise<never> {
  const wait = await ask(countWrongSum(pool, config, question, network));
  if (wait > 0) throw tooMany(wait, 'Please wait before you try another answer.');
  throw problem(422, fault.detail, { faults: [fault] });
}

async function submit(
  request: Request,
  config: Config,
  pool: Pool,
  peer: string | undefined,
): Promise<Receipt> {
  const kind = bodyKind(request.headers);
  const body = parseBody(await readText(request, kind), kind);
  const metadata = readMetadata(request.headers, kind === 'form' ? body : {});
  const checked = checkFields(body);
  if (!checked.ok) {
    throw problem(422, 'See errors for each field.', { faults: checked.faults });
  }
  const verdict = verifyCaptcha(config.acceptedSecrets, metadata.question, Date.now());
  const classification = classify(verdict, metadata.answer, metadata.honeypot);
  const network = clientNetwork((name) => request.headers.get(name), config.trust, peer);
  if ('wrongAnswer' in classification) {
    const { question, wrongAnswer: fault } = classification;
    return await refuseAnswer(pool, config, { question, network, fault });
  }

  const { fields } = checked;
  const context = readContext(request.headers);
  const submission = { fields, classification, key: metadata.key, network, context };
  const receipt = await ask(store(pool, config, submission));
  const { outcome, id, moderation_status } = receipt;
  log(`contact.${outcome}`, { id, status: moderation_status, reasons: classification.reasons });
  if (outcome === 'conflict') {
    throw problem(409, 'The key came with another request before. Use a new one.');
  }
  if (outcome === 'limited') {
    throw tooMany(receipt.retry_after ?? 60, 'Please wait before you send another request.');
  }
  return receipt;
}

/**
 * Redirects a form that was sent without JavaScript back to the site. Status 303 makes the browser
 * fetch the page with GET, so that a reload can't send the form twice. `:target` in the contact
 * page's style sheet shows the message. The answer to any other call is returned unchanged.
 */
function redirectForm({ method, headers }: Request, response: Response, site: string): Response {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
  if (method !== 'POST' || !isForm || response.status === 403) return response;
  // Browsers ask for HTML. A program that asks for JSON gets the status itself.
  const wantsPage = /\btext\/html\b/i.test(headers.get('accept') ?? '');
  if (!response.ok && !wantsPage) return response;
  const location = `${site}/contact#${response.ok ? 'sent' : 'failed'}`;
  return new Response(null, { status: 303, headers: { location } });
}

/**
 * @param pool default: of the configured database
 * @param startDelivery default: calls the delivery's configured address
 * @throws {Error} naming the setting that is missing or wrong
 */
export function createApp(readSetting: Read, pool?: Pool, startDelivery?: () => Promise<unknown>) {
  const config = readConfig(readSetting);
  const database = pool ?? openPool(config, queryTimeout);
  const triggerDelivery = createDeliveryTrigger(config, startDelivery);
  const siteOf = (origin: string | null) => origin ?? config.allowedOrigins[0] ?? '';

  const app = createPageApp(config.allowedOrigins, 'GET, POST, OPTIONS', pageHeaders);
  const health = createHealth(database);
  app.get('*', async ({ req }) =>
    req.path.endsWith('/health')
      ? await health()
      : Response.json(newCaptcha(config.secret, Date.now())),
  );
  app.post('*', async ({ req, env, var: { origin } }) => {
    const { id } = await submit(req.raw, config, database, env?.peer);
    triggerDelivery();
    return redirectForm(req.raw, Response.json({ id }), siteOf(origin));
  });
  app.onError((error, { req, var: { origin } }) => {
    const answer = answerTo(error, 'contact.fault', 'Something went wrong here. Please try again.');
    return redirectForm(req.raw, answer, siteOf(origin));
  });
  return app;
}
