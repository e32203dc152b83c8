import { useEffect, useState } from 'react';
import { useStepper } from './use-stepper.ts';

/** Name of the address's parameter. */
const parameter = 'run';
/** Longest text that is read: far more than an instrument writes. */
const maxLength = 1500;

/** The run that the address names; untrusted text. */
const readAddress = (): string | null =>
  new URLSearchParams(location.search).get(parameter)?.slice(0, maxLength) ?? null;

/**
 * Writes a run into the address, in place of the one before. The router's own state stays.
 *
 * @param anchor of the instrument in its page
 */
function writeAddress(run: string, anchor = 'figure'): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, run);
  url.hash = anchor;
  history.replaceState(history.state, '', url);
}

interface SharedAs<S> {
  toAddress: (settings: S) => string;
  /** Null for invalid text, because anybody can write the address. */
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
export function useUrlState<S>(
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

/**
 * A demo's settings with its stepper. A change by hand shows the outcome, and so do settings that the
 * address names; play writes the settings into the address.
 *
 * @param steps number of steps
 */
export function useDemo<S>(start: S, shared: SharedAs<S>, steps: number) {
  const { settings, set, share } = useUrlState(start, shared, () => stepper.touch());
  const stepper = useStepper(steps);
  return {
    settings,
    change(next: S) {
      set(next);
      stepper.touch();
    },
    player: {
      ...stepper,
      play() {
        stepper.play();
        share();
      },
    },
  };
}
