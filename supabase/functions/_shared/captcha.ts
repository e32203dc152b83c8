/**
 * The contact form's captcha: the question 'What is X + Y?' with a signature. It proves that a
 * browser fetched the question, and when. The database accepts each question only once.
 */

import { operands } from './contact-schema.ts';
import { isKeyedHash, keyedHash } from './hash.ts';

export interface Captcha {
  a: number;
  b: number;
  /** Milliseconds since 1970. */
  issued: number;
  /** Milliseconds since 1970. */
  expires: number;
  /** UUID by which the database recognises a used question. */
  nonce: string;
}

export interface SignedCaptcha extends Captcha {
  signature: string;
}

export const captchaTimes = {
  /** Time for which a question is valid. A form may stay open for long before it is sent. */
  validMs: 2 * 60 * 60 * 1000,
  /** Least time from question to answer. Only a program fills in the form faster. */
  minAnswerMs: 3000,
} as const;

const hashPurpose = 'question/1';

/** The text to sign. No two questions have the same, because no part can contain the delimiter. */
const toSignedText = ({ a, b, issued, expires, nonce }: Captcha) =>
  [a, b, issued, expires, nonce].join('|');

const randomOperand = () => {
  const { smallest, largest } = operands;
  return smallest + Math.floor(Math.random() * (largest - smallest + 1));
};

export const signCaptcha = (secret: string, question: Captcha): SignedCaptcha => ({
  ...question,
  signature: keyedHash(secret, hashPurpose, toSignedText(question)),
});

/** @param now milliseconds since 1970 */
export const newCaptcha = (secret: string, now: number): SignedCaptcha =>
  signCaptcha(secret, {
    a: randomOperand(),
    b: randomOperand(),
    issued: now,
    expires: now + captchaTimes.validMs,
    nonce: crypto.randomUUID(),
  });

/** `early`: sent back before {@link captchaTimes.minAnswerMs} have passed. */
export type Verdict =
  | { kind: 'none' | 'forged' }
  | { kind: 'expired' | 'early' | 'valid'; question: Captcha };

const isSignedCaptcha = (value: unknown): value is SignedCaptcha => {
  if (typeof value !== 'object' || value === null) return false;
  const { a, b, issued, expires, nonce, signature } = value as Record<string, unknown>;
  return (
    [a, b, issued, expires].every(Number.isSafeInteger) &&
    typeof nonce === 'string' &&
    /^[0-9a-f-]{36}$/.test(nonce) &&
    typeof signature === 'string'
  );
};

/**
 * Reads the question that the browser sent back. Never throws: an invalid question gives a kind
 * other than `valid`.
 *
 * @param secrets accepted keys of the signature
 * @param text JSON text of the question; `null` when none was sent
 * @param now milliseconds since 1970
 */
export function verifyCaptcha(
  secrets: readonly string[],
  text: string | null,
  now: number,
): Verdict {
  if (!text) return { kind: 'none' };
  let claimed: unknown;
  try {
    claimed = JSON.parse(text);
  } catch {
    return { kind: 'forged' };
  }
  if (!isSignedCaptcha(claimed)) return { kind: 'forged' };
  const { a, b, issued, expires, nonce, signature } = claimed;
  const question = { a, b, issued, expires, nonce };
  const isSigned = secrets.some((secret) =>
    isKeyedHash(secret, hashPurpose, toSignedText(question), signature),
  );
  if (!isSigned) return { kind: 'forged' };
  if (now > expires) return { kind: 'expired', question };
  if (now < issued + captchaTimes.minAnswerMs) return { kind: 'early', question };
  return { kind: 'valid', question };
}
