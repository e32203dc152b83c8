/** What event mode shows right now; `html[data-event]` says the first part of it to CSS and to tests. */
import { useSyncExternalStore } from 'react';

export type EventState = 'ready' | 'attract' | 'presenting' | 'reset';

export interface Shown {
  state: EventState;
  /** Index of the stop of the tour. */
  stop: number;
  /** The words of the stop are on their way out. */
  leaving: boolean;
  /** Which line of the stop has its turn; -1 for none. */
  turn: number;
  /** The presenter has darkened the screen. */
  blank: boolean;
  /** Escape is being held. */
  held: boolean;
  /** An address that a visitor may take along on a phone. */
  link: { href: string; label: string } | null;
  /** Seconds until what was typed is erased. */
  countdown: number | null;
}

let shown: Shown = {
  state: 'ready',
  stop: 0,
  leaving: false,
  turn: -1,
  blank: false,
  held: false,
  link: null,
  countdown: null,
};
const listeners = new Set<() => void>();

export const getShown = () => shown;

export function show(patch: Partial<Shown>): void {
  shown = { ...shown, ...patch };
  document.documentElement.dataset.event = shown.state;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useShown = (): Shown => useSyncExternalStore(subscribe, getShown);

/** Whether the stage of the tour covers the page. */
export const onStage = ({ state }: Shown = shown) => state === 'attract' || state === 'presenting';
