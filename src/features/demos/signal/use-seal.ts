import { useEffect, useState } from 'react';
import { methods } from '../methods.ts';
import type { RecordFields } from '../shield/hash-chain.ts';
import { exampleHashes } from './finished.ts';

export interface RecordSeal {
  /** One hash for each entry, 64 hexadecimal digits; each covers all before it. */
  hashes: readonly string[];
  /** Bytes of the signature over the last hash; null without one. */
  signature: number | null;
}

const finished: RecordSeal = { hashes: exampleHashes, signature: null };

/**
 * The hash chain of the entries, and once the run is over its signature. Until the first has
 * been computed it is the finished figure's.
 *
 * @param signs whether the last hash is to be signed: the first time fetches the library
 */
export function useSeal(entries: readonly RecordFields[], signs: boolean): RecordSeal {
  const [seal, setSeal] = useState(finished);
  const text = JSON.stringify(entries);

  useEffect(() => {
    let isLatest = true;
    const make = async () => {
      const hashes = await methods.hashChain(JSON.parse(text));
      if (isLatest) setSeal({ hashes, signature: null });
      if (!signs || !isLatest) return;
      const head = hashes.at(-1) ?? '';
      const signed = await methods.signHead(head);
      if (isLatest && signed.isFor(head)) setSeal({ hashes, signature: signed.signature.length });
    };
    // Without WebCrypto, which needs HTTPS, or without the library, the example's hashes stay.
    make().catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [text, signs]);

  return seal;
}
