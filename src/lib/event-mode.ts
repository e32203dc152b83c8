/**
 * Whether this tab runs event mode. `?mode=event` starts it, and session storage keeps it for the
 * tab.
 */
import { readStored } from './storage.ts';

/** Key in session storage of the mode's settings. */
export const eventModeKey = 'event';

/** Whether an address starts event mode. @param search query of the address */
export const isEventAddress = (search: string): boolean =>
  new URLSearchParams(search).get('mode') === 'event';

export const isEventMode = (): boolean =>
  isEventAddress(location.search) || readStored('sessionStorage', eventModeKey) !== null;
