import { useCallback, useEffect, useState } from 'react';
import { hashChain, type RecordFields, type SignedHead, signHead } from './hash-chain.ts';

/**
 * What the newest promise has resolved to; before that the value of the one before. A promise that
 * is rejected changes nothing.
 *
 * @param load a new function asks anew; it returns null if nothing is wanted yet
 */
function useLatest<T>(load: () => Promise<T> | null, start: T): T {
  const [value, setValue] = useState(start);

  useEffect(() => {
    let isLatest = true;
    load()?.then(
      (next) => isLatest && setValue(next),
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [load]);

  return value;
}

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
  const load = useCallback(async () => {
    const hashes = await hashChain(entries.map(({ fields }) => fields));
    return { entries, hashes };
  }, [entries]);
  return useLatest(load, start);
}

/**
 * The signature over the head of a chain; null until it has been made, or if the library for it
 * can't be fetched.
 */
export function useSignedHead(head: string, isWanted: boolean): SignedHead | null {
  const load = useCallback(() => (isWanted ? signHead(head) : null), [head, isWanted]);
  const signed = useLatest<SignedHead | null>(load, null);
  return signed?.head === head ? signed : null;
}
