import type { Stop } from '../../content/event-tour.ts';

/** What the site lends to event mode. */
export interface Site {
  stops: readonly Stop[];
  /** Behind the QR code of the tour. */
  demoUrl: string;
  /** Path of the page on screen. */
  path(): string;
  /** Shows a path of the site; `replace` leaves no step for Back. */
  go(path: string, replace: boolean): void;
}
