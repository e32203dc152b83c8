import { useEffect, useState } from 'react';
import { methods } from '../methods.ts';
import type { RecordFields } from '../shield/hash-chain.ts';

/**
 * Hashes of the prerendered example. They are constants, because WebCrypto is asynchronous, and
 * prerendering can't wait for it. A test recomputes them.
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
  /** One hash for each entry, of 64 hexadecimal digits. Each covers all entries before it. */
  hashes: readonly string[];
  /** Size of the signature over the last hash, in bytes; null without a signature. */
  signature: number | null;
}

const exampleSeal: RecordSeal = { hashes: exampleHashes, signature: null };

/**
 * Computes the hash chain of the entries and, at the end of the run, signs it. Until the first
 * chain has been computed, the seal is that of the prerendered example.
 *
 * @param signs whether to sign the last hash; the first time fetches the library for it
 */
export function useSeal(entries: readonly RecordFields[], signs: boolean): RecordSeal {
  const [seal, setSeal] = useState(exampleSeal);
  // The entries are a new array in each render, so they are compared by their JSON.
  const entriesJson = JSON.stringify(entries);

  useEffect(() => {
    let isLatest = true;
    const createSeal = async () => {
      const hashes = await methods.hashChain(JSON.parse(entriesJson));
      if (isLatest) setSeal({ hashes, signature: null });
      if (!signs || !isLatest) return;
      const head = hashes.at(-1) ?? '';
      const signed = await methods.signHead(head);
      if (isLatest && signed.isFor(head)) setSeal({ hashes, signature: signed.signature.length });
    };
    // Without WebCrypto, which needs HTTPS, or without the library, the example's hashes stay.
    createSeal().catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [entriesJson, signs]);

  return seal;
}
