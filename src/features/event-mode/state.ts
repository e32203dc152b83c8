/** State of event mode. `html[data-event]` holds its field `state` for CSS and tests. */
import { useSyncExternalStore } from 'react';
import { observable } from '../../lib/observable.ts';

/**
 * `ready`: the site is shown; `attract`: the tour runs by itself; `presenting`: a presenter steps
 * through the tour; `reset`: everything that a visitor typed is being erased.
 */
export type EventState = 'ready' | 'attract' | 'presenting' | 'reset';

export interface EventModeState {
  state: EventState;
  /** Index of the current stop of the tour. */
  stop: number;
  /** Whether the stop's text is being faded out. */
  isLeaving: boolean;
  /** Index of the line of the stop that is highlighted; -1 for none. */
  highlightedLine: number;
  /** Whether the presenter has darkened the screen. */
  isBlank: boolean;
  /** Whether Escape is being held. */
  isEscapeDown: boolean;
  /** External link whose QR code is shown; null for none. */
  link: { href: string; label: string } | null;
  /** Seconds until typed text is erased; null while there is no countdown. */
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
export const isTourShown = ({ state: name }: EventModeState = state.get()) =>
  name === 'attract' || name === 'presenting';
