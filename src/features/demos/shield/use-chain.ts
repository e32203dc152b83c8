import { useEffect, useMemo, useState } from 'react';
import { methods } from '../methods.ts';
import type { SignedHead } from './hash-chain.ts';
import { example, type History } from './history.ts';
import type { ChainState } from './shield-run.ts';

/**
 * Hashes of the eight sealed records. They are constants, because WebCrypto is asynchronous, and
 * prerendering can't wait for it. A test recomputes them.
 */
export const sealedHashes: readonly string[] = [
  '590c680b5929d7b5d367dc9e463933d5d1a52e9b7abfd16b7fa935ea0a91cf10',
  'be049bf19fbf5998c7944ec239862c8070298e2bb50ecea12c75aae5a2de9c0a',
  'aa786c0290c9ca796a20d2054720e6fa9fda76f9bb4291498bfdc62642e8b197',
  'b5d48a595d75a3441d899339c081ce7506a3978e56640ea81d83e64eb0fe705c',
  '1b84cd0ca54aa128ebcd7d954625b228bbef08aeaf33656225742760a629cf16',
  '32c75ff05e9b7c2acaf7641ffa2f77748bed070e71519310f53fd8b71acd4d84',
  '1b1b112500ce22b0adeabd20ee62faae51762504d91e259568dcad1123de6df8',
  '01605352aad64f439cfc2d2f4a394ec3005e799146de34ebed64f3c1c210532f',
];

/** The same for the example, in which one amount is changed. */
export const exampleHashes: readonly string[] = [
  ...sealedHashes.slice(0, 3),
  '56cd9c543e2b4419bdb8dbf9a3bcc3c5255ead1532ae00a44e690685e291fa73',
  '437e15449928bbf4ffba07a68a4263b92ed42aad8018e6f6cb970823a65402cc',
  '0b00414bd0bebb59f14cb5a79c93e2f3f07d9f9f6f4c33905f3c17cd7e2fec2c',
  '998d90a0c1ce41ad0b5d3b5eb8f7b415a4ae7e11d61a2aff5306f0dd037f412e',
  '27ffe7bef26712ebc922bcd79dc9e339d11d3bd0c336e84d600d2824ee633d70',
];

/**
 * The hash chain of the records as they are now, computed at each change.
 *
 * @param signs whether to sign the head (the last hash); the first time fetches the library for it
 */
export function useChain(history: History, signs: boolean): ChainState {
  const [computed, setComputed] = useState<{ history: History; hashes: readonly string[] }>({
    history: example,
    hashes: exampleHashes,
  });
  const [signed, setSigned] = useState<SignedHead | null>(null);

  useEffect(() => {
    let isLatest = true;
    methods.hashChain(history.map(({ fields }) => fields)).then(
      (hashes) => isLatest && setComputed({ history, hashes }),
      // Without WebCrypto, which needs HTTPS, the hashes stay as they are.
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
      // Without the library the chain is still checked, and the demo shows no signature.
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [signs]);

  // Verifying takes some milliseconds, so it runs once for each head, not in each render.
  const signature = useMemo(
    () =>
      signed && {
        bytes: signed.signature.length,
        fits: signed.isFor(computed.hashes.at(-1) ?? ''),
      },
    [signed, computed],
  );

  return { history: computed.history, sealed: sealedHashes, computed: computed.hashes, signature };
}
