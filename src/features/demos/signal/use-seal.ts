import { useEffect, useState } from 'react';
import { methods } from '../methods.ts';
import type { RecordFields } from '../shield/hash-chain.ts';

/**
 * Hashes of the prerendered figure: WebCrypto is asynchronous, and rendering can't wait. A test
 * recomputes them.
 */
export const exampleHashes: readonly string[] = [
  '69e8a757edb61a3b130148aeeb98512dcd7258cee119061fa82cbdc0a7e431d7',
  '55e1cb366f5b8d7b07a6ed8b4200a148597cf5a0fc3879ea5fbcae243c479b05',
  'dc7c802778d2b507fd3a439b8f0ae6ad511a130e1475da7484b71717f52bcc88',
  '131ade7d4f3f749d9c907e8c15dbc6787606ac164ba7f3ca986d1993c81da1f8',
  '0ec0203c0018afadceb36e2b9f8723f34d388ab4a53775cfb994dbfb4ef39021',
  '3d05e993ae64c10fa785b6f090fe57c6ddda7e81270567f1bb1d043185766e13',
];

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
