/** State of event mode. `html[data-event]` carries its `state` field for CSS and tests. */
import { useSyncExternalStore } from 'react';
import { observable } from '../../lib/observable.ts';

export type EventState = 'ready' | 'attract' | 'presenting' | 'reset';

export interface EventModeState {
  state: EventState;
  /** Index of the current stop of the tour. */
  stop: number;
  /** Whether the stop's text is being faded out. */
  isLeaving: boolean;
  /** Index of the line of the stop that is highlighted; -1 for none. */
  highlightedLine: number;
  /** The presenter has darkened the screen. */
  isBlank: boolean;
  /** Escape is being held. */
  isEscapeDown: boolean;
  /** An address that a visitor may take along on a phone. */
  link: { href: string; label: string } | null;
  /** Seconds until what was typed is erased. */
  countdown: number | null;
}

const state = observable<EventModeState>({
  state: 'ready',
  stop: 0,
  isLeaving: false,
  highlightedLine: -1,
  isBlank: false,
  isEscapeDown: false,
  link: null,
  countdown: null,
});

export const getEventState = state.get;
export const onEventStateChange = state.subscribe;

export function setEventState(patch: Partial<EventModeState>): void {
  const next = { ...state.get(), ...patch };
  document.documentElement.dataset.event = next.state;
  state.set(next);
}

export const useEventState = (): EventModeState => useSyncExternalStore(state.subscribe, state.get);

/** Whether the tour covers the page. */
export const isTourShown = (shown: EventModeState = state.get()) =>
  shown.state === 'attract' || shown.state === 'presenting';
