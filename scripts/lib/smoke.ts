/** Checks a deployment by sending one contact request as a visitor's browser does. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { captchaTimes, type SignedCaptcha } from '../../supabase/functions/_shared/captcha.ts';
import {
  type Fields,
  headerNames,
  readPayload,
} from '../../supabase/functions/_shared/contact-schema.ts';

const createFields = (email: string): Fields =>
  readPayload({
    interest: 'other',
    firstName: 'Deployment',
    lastName: 'test',
    email,
    challenge: 'Sent by npm run deploy:smoke. Nobody waits for an answer.',
  });

/** @throws {Error} unless the response's status is a success */
async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init).catch((cause) => {
    throw new Error(`${url} does not answer.`, { cause });
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** @throws {Error} when the site does not respond, or sends no `Content-Security-Policy` */
export async function checkSite(site: string): Promise<void> {
  const { headers } = await fetchOk(`${site}/`);
  if (headers.has('content-security-policy')) return;
  throw new Error(`${site}/ comes without the policy: the host does not read its headers.`);
}

/**
 * Sends the request twice with the same idempotency key. If both responses have the same id, the
 * request is stored.
 *
 * @param form  URL of the edge function contact-form
 * @param site  origin of the site, which the function must allow
 * @param email of the sender
 * @returns the request's id
 */
export async function sendRequest(form: string, site: string, email: string): Promise<string> {
  const question: SignedCaptcha = await (await fetchOk(form)).json();
  const asked = { [headerNames.question]: JSON.stringify(question) };
  const challenge: Challenge = await (await fetchOk(`${form}/proof`, { headers: asked })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  await setTimeout(captchaTimes.minAnswerMs + 500);
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site,
      [headerNames.key]: randomUUID(),
      ...asked,
      [headerNames.proof]: JSON.stringify({ challenge, solution }),
      [headerNames.answer]: String(question.a + question.b),
    },
    body: JSON.stringify(createFields(email)),
  };
  const { id } = await (await fetchOk(form, init)).json();
  const { id: again } = await (await fetchOk(form, init)).json();
  if (!id || id !== again) throw new Error(`The request is not stored: ${id}, then ${again}.`);
  return id;
}
