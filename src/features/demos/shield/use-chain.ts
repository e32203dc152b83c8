import { useEffect, useMemo, useState } from 'react';
import { methods } from '../methods.ts';
import { exampleHashes, sealedHashes } from './finished.ts';
import type { History } from './history.ts';
import { example } from './history.ts';
import type { ChainState } from './shield-run.ts';
import type { SignedHead } from './signature.ts';

/**
 * The chain of the records as they are now, hashed anew at each change.
 *
 * @param signs whether the head is to be signed: the first time fetches the library
 */
export function useChain(history: History, signs: boolean): ChainState {
  const [computed, setComputed] = useState<{ of: History; hashes: readonly string[] }>({
    of: example,
    hashes: exampleHashes,
  });
  const [signed, setSigned] = useState<SignedHead | null>(null);

  useEffect(() => {
    let isLatest = true;
    methods.hashChain(history.map(({ fields }) => fields)).then(
      (hashes) => isLatest && setComputed({ of: history, hashes }),
      // Without WebCrypto, which needs a secure address, the figure stays as it is.
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [history]);

  useEffect(() => {
    if (!signs) return;
    let isLatest = true;
    methods.signHead(sealedHashes.at(-1) ?? '').then(
      (head) => isLatest && setSigned(head),
      // Without the library the chain is checked all the same, and the figure says so.
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [signs]);

  // Checking takes some milliseconds: once a head, not once a render.
  const signature = useMemo(
    () =>
      signed && {
        bytes: signed.signature.length,
        fits: signed.isFor(computed.hashes.at(-1) ?? ''),
      },
    [signed, computed],
  );

  return { history: computed.of, sealed: sealedHashes, computed: computed.hashes, signature };
}
