import { randomUUID } from 'node:crypto';
import {
  captchaTimes,
  type SignedCaptcha,
  signCaptcha,
} from '../../../supabase/functions/_shared/captcha.ts';
import { type Fields, headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';

export const person: Fields = {
  interest: 'demo',
  firstName: 'Zoë',
  lastName: "O'Neil",
  email: 'zoe@example.com',
  company: 'Example "Quoted" Ltd',
  role: 'CFO',
  challenge: 'More data than answers.',
};

/** A question as the function would have issued it, `age` milliseconds ago. */
export function questionFrom(
  secret: string,
  age = 60_000,
  change: Partial<SignedCaptcha> = {},
): SignedCaptcha {
  const issued = Date.now() - age;
  return signCaptcha(secret, {
    a: 3,
    b: 4,
    issued,
    expires: issued + captchaTimes.validMs,
    nonce: randomUUID(),
    ...change,
  });
}

/** The headers of a browser that received `question` and answered it correctly. */
export const answered = (question: SignedCaptcha, key: string = randomUUID()) => ({
  [headerNames.key]: key,
  [headerNames.question]: JSON.stringify(question),
  [headerNames.answer]: String(question.a + question.b),
});

export const endpoint = (url: string) => `${url}/functions/v1/contact-form`;

/** A form to call: the origin of its localServer, or its app in this process. */
export type Form =
  | string
  | { request: (url: string, init: RequestInit) => Response | Promise<Response> };

/** Calls a form, as `fetch` does. */
export const callForm = async (form: Form, init: RequestInit): Promise<Response> =>
  typeof form === 'string' ? await fetch(endpoint(form), init) : await form.request('/', init);

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
