/**
 * Signature over the head of a chain: ML-DSA-65 as in FIPS 204, by `@noble/post-quantum`. The
 * library is fetched when the instrument is first played.
 *
 * Sizes in bytes by FIPS 204, table 2: public key 1,952, secret key 4,032, signature 3,309.
 */
import { fromHex } from './hash-chain.ts';

/** A signed head, and who may check it: everybody who has the public key. */
export interface SignedHead {
  head: string;
  signature: Uint8Array;
  /** Whether the signature is one over this head. */
  isFor: (head: string) => boolean;
}

/**
 * Makes a key pair and signs a head with it. The secret key is dropped: nobody can sign anew.
 *
 * @param head 64 hexadecimal digits
 * @param seed 32 bytes the keys are derived from; random unless given
 */
export async function signHead(head: string, seed?: Uint8Array): Promise<SignedHead> {
  const { ml_dsa65 } = await import('@noble/post-quantum/ml-dsa.js');
  const { publicKey, secretKey } = ml_dsa65.keygen(
    seed ?? crypto.getRandomValues(new Uint8Array(32)),
  );
  const signature = ml_dsa65.sign(fromHex(head), secretKey);
  return {
    head,
    signature,
    isFor: (other) => ml_dsa65.verify(signature, fromHex(other), publicKey),
  };
}
