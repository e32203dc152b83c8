import { useEffect, useState } from 'react';
import { readAddress, writeAddress } from './address.ts';

interface SharedAs<S> {
  toAddress: (settings: S) => string;
  /** Null for a text that is none: the address is anybody's. */
  fromAddress: (text: string) => S | null;
  /** Anchor of the instrument in its page. */
  anchor?: string;
}

/**
 * An instrument's settings, which the page's address keeps: a reload finds them, and a link shares them.
 *
 * @param start     what the prerendered figure shows, which knows no address
 * @param onRestore called once when the address names settings, as the instrument arrives
 */
export function useSharedSettings<S>(
  start: S,
  { toAddress, fromAddress, anchor }: SharedAs<S>,
  onRestore: (settings: S) => void,
) {
  const [settings, setSettings] = useState(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the instrument arrives
  useEffect(() => {
    const address = readAddress();
    const shared = address === null ? null : fromAddress(address);
    if (shared === null) return;
    setSettings(shared);
    onRestore(shared);
  }, []);

  const keep = (next: S) => writeAddress(toAddress(next), anchor);
  return {
    settings,
    set(next: S) {
      setSettings(next);
      keep(next);
    },
    /** Back to the start, without a word in the address. */
    reset: () => setSettings(start),
    /** Writes the settings into the address as they are: a run begins. */
    share: () => keep(settings),
  };
}
