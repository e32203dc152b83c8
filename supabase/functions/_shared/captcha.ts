/**
 * The signed question. It proves that a page was opened, and when, and it can be used only once.
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
  nonce: string;
}

export interface SignedCaptcha extends Captcha {
  signature: string;
}

export const captchaTimes = {
  /** Milliseconds for which a question is valid: a form may stay open during a long lunch. */
  life: 2 * 60 * 60 * 1000,
  /** Fewest milliseconds in which a person can fill in the form. */
  least: 3000,
} as const;

const purpose = 'question/1';

/**
 * The text that is signed: unique for each question, because the delimiter can't occur inside a
 * part.
 */
const spelled = ({ a, b, issued, expires, nonce }: Captcha) =>
  [a, b, issued, expires, nonce].join('|');

const operand = () => {
  const { smallest, largest } = operands;
  return smallest + Math.floor(Math.random() * (largest - smallest + 1));
};

export const signCaptcha = (secret: string, question: Captcha): SignedCaptcha => ({
  ...question,
  signature: keyedHash(secret, purpose, spelled(question)),
});

/** @param now milliseconds since 1970 */
export const newCaptcha = (secret: string, now: number): SignedCaptcha =>
  signCaptcha(secret, {
    a: operand(),
    b: operand(),
    issued: now,
    expires: now + captchaTimes.life,
    nonce: crypto.randomUUID(),
  });

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
 * Reads the question that the browser sent back. Never throws: an invalid question gives one of the
 * other kinds.
 *
 * @param secrets of which one has signed it
 * @param text the JSON text that was issued
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
    isKeyedHash(secret, purpose, spelled(question), signature),
  );
  if (!isSigned) return { kind: 'forged' };
  if (now > expires) return { kind: 'expired', question };
  if (now < issued + captchaTimes.least) return { kind: 'early', question };
  return { kind: 'valid', question };
}
