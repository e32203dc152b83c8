import { useEffect, useState } from 'react';
import { hashChain, type RecordFields, type SignedHead, signHead } from './hash-chain.ts';

interface Chain<T> {
  entries: readonly T[];
  /** One hash for each entry. */
  hashes: readonly string[];
}

/**
 * The hash chain of entries, computed at each change. Until it has been computed, it is the chain
 * before the change.
 *
 * @param start chain of the prerendered page: WebCrypto is asynchronous, and prerendering can't
 *              wait for it
 */
export function useHashChain<T extends { fields: RecordFields }>(
  entries: readonly T[],
  start: Chain<T>,
): Chain<T> {
  const [chain, setChain] = useState(start);

  useEffect(() => {
    let isLatest = true;
    hashChain(entries.map(({ fields }) => fields)).then(
      (hashes) => isLatest && setChain({ entries, hashes }),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [entries]);

  return chain;
}

/**
 * The signature over the head of a chain; null until it has been made, or if the library for it
 * can't be fetched.
 */
export function useSignedHead(head: string, isWanted: boolean): SignedHead | null {
  const [signed, setSigned] = useState<SignedHead | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    let isLatest = true;
    signHead(head).then(
      (next) => isLatest && setSigned(next),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [head, isWanted]);

  return signed?.head === head ? signed : null;
}
