import type { linger } from '../../motion/event-tokens.ts';
import type { ShotName } from '../../scene/index.tsx';

/** One stop of the tour. `src/content/event-tour.ts` holds them. */
export interface Stop {
  id: string;
  shot: ShotName;
  subject: 'edge' | 'shield' | 'learning' | 'agents' | 'suite' | 'human';
  linger: keyof typeof linger;
  eyebrow: string;
  lines: readonly string[];
  text: string;
  inTurn?: boolean;
  sends?: boolean;
  figure?: { value: string; label: string };
}

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
