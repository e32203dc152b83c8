import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  captchaTimes,
  type SignedCaptcha,
  signCaptcha,
} from '../../../supabase/functions/_shared/captcha.ts';
import {
  type Fields,
  headerNames,
  proofValidMs,
} from '../../../supabase/functions/_shared/contact-schema.ts';
import { proofKeys } from '../../../supabase/functions/contact-form/proof.ts';

export const person: Fields = {
  interest: 'demo',
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example "Quoted" Ltd',
  role: 'CFO',
  challenge: 'More data than answers.',
};

/** Secrets of the questions that were made here, by nonce. */
const secrets = new Map<string, string>();

/** A question as the function would have issued it, `age` milliseconds ago. */
export function questionFrom(
  secret: string,
  age = 60_000,
  change: Partial<SignedCaptcha> = {},
): SignedCaptcha {
  const issued = Date.now() - age;
  const question = signCaptcha(secret, {
    a: 3,
    b: 4,
    issued,
    expires: issued + captchaTimes.validMs,
    nonce: randomUUID(),
    ...change,
  });
  secrets.set(question.nonce, secret);
  return question;
}

/**
 * A challenge with its solution, as ALTCHA's library signs and finds them, without the work: who
 * knows the secret makes the challenge from the solution.
 */
export function proofOf(secret: string, nonce: string, age = 0): string {
  const { hmacSignatureSecret, hmacKeySignatureSecret } = proofKeys(secret);
  const sign = (key: string, content: string | Buffer) =>
    createHmac('sha256', key).update(content).digest('hex');
  const derivedKey = randomBytes(32);
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    cost: 2000,
    data: { question: nonce },
    expiresAt: Math.floor((Date.now() - age + proofValidMs) / 1000),
    keyLength: 32,
    keyPrefix: derivedKey.toString('hex').slice(0, 32),
    keySignature: sign(hmacKeySignatureSecret, derivedKey),
    nonce: randomBytes(16).toString('hex'),
    salt: randomBytes(16).toString('hex'),
  };
  const signature = sign(hmacSignatureSecret, JSON.stringify(parameters));
  return JSON.stringify({
    challenge: { parameters, signature },
    solution: { counter: 1, derivedKey: derivedKey.toString('hex') },
  });
}

/** The headers of a browser that received `question`, answered it correctly and did the work. */
export const answered = (question: SignedCaptcha, key: string = randomUUID()) => ({
  [headerNames.key]: key,
  [headerNames.question]: JSON.stringify(question),
  [headerNames.answer]: String(question.a + question.b),
  [headerNames.proof]: proofOf(secrets.get(question.nonce) ?? '', question.nonce),
});

export const endpoint = (url: string) => `${url}/functions/v1/contact-form`;

/** A form to call: the origin of its localServer, or its app in this process. */
export type Form =
  | string
  | { request: (url: string, init: RequestInit) => Response | Promise<Response> };

/** Calls a form, as `fetch` does. */
const callForm = async (form: Form, init: RequestInit): Promise<Response> =>
  typeof form === 'string' ? await fetch(endpoint(form), init) : await form.request('/', init);

/** Posts a form as a browser without script does. */
export const postPlain = (
  form: Form,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  callForm(form, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });

export const post = (
  form: Form,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  callForm(form, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Posts a request with a correctly answered question. */
export async function postGood(form: Form, secret: string, fields: Partial<Fields> = {}) {
  const question = questionFrom(secret);
  return await post(form, { ...person, ...fields }, answered(question));
}
