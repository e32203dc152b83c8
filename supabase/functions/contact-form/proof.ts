/**
 * The proof of work of a contact request, by ALTCHA's scheme: a signed challenge whose counter the
 * visitor's browser finds by trying. A challenge belongs to one signed question, which the database
 * accepts only once, so a solution can't be used for two requests.
 */
import {
  type Challenge,
  createChallenge,
  type Payload,
  randomInt,
  verifySolution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { proofValidMs } from '../_shared/contact-schema.ts';
import { keyedHash } from '../_shared/hash.ts';

/** `none`: no solution came. `forged`: it is wrong, or belongs to another question. */
export type ProofVerdict = 'valid' | 'none' | 'forged' | 'expired';

/** Iterations of PBKDF2 for one try. */
const cost = 2000;
/** Greatest counter in quiet times; a phone tries up to it in 0.2 s. Each level doubles it. */
const quietCounter = 200;

/**
 * The two keys of a challenge. The second one signs the key to be found, by which a solution is
 * checked: without it the library does not compare the counter with the challenge's prefix.
 */
export const proofKeys = (secret: string) => ({
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
 * Checks a solution. Never throws, whatever the text.
 *
 * @param secrets accepted keys, the present one first
 * @param text JSON text of challenge and solution; `null` when none was sent
 * @param nonce of the question with which it came
 */
export async function verifyProof(
  secrets: readonly string[],
  text: string | null,
  nonce: string,
): Promise<ProofVerdict> {
  if (!text) return 'none';
  try {
    const { challenge, solution } = JSON.parse(text) as Payload;
    if (challenge.parameters.data?.question !== nonce) return 'forged';
    for (const secret of secrets) {
      const keys = proofKeys(secret);
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...keys,
      });
      if (expired) return 'expired';
      if (verified) return 'valid';
    }
  } catch {
    // The text is no JSON, or misses a part.
  }
  return 'forged';
}
