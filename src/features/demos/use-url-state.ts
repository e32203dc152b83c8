import { useEffect, useState } from 'react';
import { useStepper } from './use-stepper.ts';

/** Name of the URL parameter that holds a demo's settings. */
const parameter = 'run';
/** Maximum number of characters that are read: far more than a demo writes. */
const maxLength = 1500;

/** The parameter's text, which is untrusted; null if the address has none. */
const readParameter = (): string | null =>
  new URLSearchParams(location.search).get(parameter)?.slice(0, maxLength) ?? null;

/**
 * Writes settings into the address, in place of the current history entry. The router's state
 * stays.
 *
 * @param anchor id of the demo in its page
 */
function writeParameter(text: string, anchor = 'figure'): void {
  const url = new URL(location.href);
  url.searchParams.set(parameter, text);
  url.hash = anchor;
  history.replaceState(history.state, '', url);
}

/** How settings are written as a text in the address. */
interface AddressFormat<S> {
  toAddress: (settings: S) => string;
  /** Null for invalid text, because anybody can write the address. */
  fromAddress: (text: string) => S | null;
  /** Id of the demo in its page. */
  anchor?: string;
}

/**
 * A demo's settings, which are also in the page's address, so that they survive a reload and can be
 * shared as a link.
 *
 * @param start     settings of the prerendered page, which does not know the address
 * @param onRestore called once, after hydration, if the address has valid settings
 */
export function useUrlState<S>(
  start: S,
  { toAddress, fromAddress, anchor }: AddressFormat<S>,
  onRestore: (settings: S) => void,
) {
  const [settings, setSettings] = useState(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const text = readParameter();
    const restored = text === null ? null : fromAddress(text);
    if (restored === null) return;
    setSettings(restored);
    onRestore(restored);
  }, []);

  const share = (next: S) => writeParameter(toAddress(next), anchor);
  return {
    settings,
    set(next: S) {
      setSettings(next);
      share(next);
    },
    /** Returns to the start settings. The address does not change. */
    reset: () => setSettings(start),
    /** Writes the current settings into the address, at the start of a run. */
    share: () => share(settings),
  };
}

/**
 * A demo's settings with its stepper. A change by the visitor and settings from the address show
 * the last step. Play writes the settings into the address.
 *
 * @param steps number of steps
 */
export function useDemo<S>(start: S, format: AddressFormat<S>, steps: number) {
  const { settings, set, share } = useUrlState(start, format, () => stepper.touch());
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
