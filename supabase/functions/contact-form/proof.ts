/**
 * The proof of work of a contact request, by ALTCHA's scheme: a signed challenge whose counter the
 * visitor's browser finds by trying. A challenge belongs to one signed question, which the database
 * accepts only once, so a solution can't be used for two requests.
 */
import { type Challenge, createChallenge, type Payload, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { proofValidMs } from '../_shared/contact-schema.ts';
import { isHmac, keyedHash } from '../_shared/hash.ts';

/** `none`: no solution came. `forged`: it is wrong, or belongs to another question. */
export type ProofVerdict = 'valid' | 'none' | 'forged' | 'expired';

/** Iterations of PBKDF2 for one try. */
const cost = 2000;
/** Greatest counter in quiet times; a phone tries up to it in 0.2 s. Each level doubles it. */
const quietCounter = 200;

export interface ProofKeys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

/**
 * The two keys of a challenge. The second one signs the key to be found, by which a solution is
 * checked: without it the library does not compare the counter with the challenge's prefix.
 */
export const proofKeys = (secret: string): ProofKeys => ({
  hmacSignatureSecret: keyedHash(secret, 'proof/1', 'challenge'),
  hmacKeySignatureSecret: keyedHash(secret, 'proof/1', 'solution'),
});

/**
 * @param nonce of the question
 * @param level 0 in quiet times; each further one doubles the work
 * @param now milliseconds since 1970
 */
export const newChallenge = (
  secret: string,
  nonce: string,
  level: number,
  now: number,
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    // From half of the greatest on, so that no solution is found by luck at once.
    counter: randomInt(quietCounter * 2 ** level, (quietCounter * 2 ** level) / 2),
    data: { question: nonce },
    deriveKey,
    expiresAt: new Date(now + proofValidMs),
    ...proofKeys(secret),
  });

/**
 * The parameters that ALTCHA signs, in its order. As a replacer of `JSON.stringify` the list gives
 * the library's canonical text, and leaves out what is not signed.
 */
const signedParameters = [
  ...['algorithm', 'cost', 'data', 'expiresAt', 'keyLength', 'keyPrefix', 'keySignature'],
  ...['nonce', 'question', 'salt'],
];

/**
 * Checks a solution as the library's `verifySolution` does for a challenge with a signed key. That
 * one uses Web Crypto, whose way through Node's threads took a fifth of the form's throughput
 * (docs/decisions/2026-11-28-proof-of-work.md). Never throws, whatever the text.
 *
 * @param accepted keys of the accepted secrets, the present one first
 * @param text JSON text of challenge and solution; `null` when none was sent
 * @param nonce of the question with which it came
 * @param now milliseconds since 1970
 */
export function verifyProof(
  accepted: readonly ProofKeys[],
  text: string | null,
  nonce: string,
  now: number,
): ProofVerdict {
  if (!text) return 'none';
  try {
    const { challenge, solution } = JSON.parse(text) as Payload;
    const { parameters, signature = '' } = challenge;
    if (parameters.data?.question !== nonce) return 'forged';
    const signed = JSON.stringify(parameters, signedParameters);
    const keys = accepted.find(({ hmacSignatureSecret }) =>
      isHmac(hmacSignatureSecret, signed, signature),
    );
    if (!keys || !parameters.keySignature || !/^[0-9a-f]{64}$/.test(solution.derivedKey)) {
      return 'forged';
    }
    if (!parameters.expiresAt || parameters.expiresAt * 1000 < now) return 'expired';
    const { hmacKeySignatureSecret } = keys;
    return isHmac(hmacKeySignatureSecret, solution.derivedKey, parameters.keySignature, 'hex')
      ? 'valid'
      : 'forged';
  } catch {
    // The text is no JSON, or misses a part.
    return 'forged';
  }
}
