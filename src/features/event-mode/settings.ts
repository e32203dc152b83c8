/**
 * Settings of event mode, stored for the tab: how the mode was started and how far a reset has come.
 * They contain nothing that a visitor entered.
 */
import { event, restarts } from '../../motion/event-tokens.ts';

/** `main.tsx` reads the same key to decide whether to load event mode. */
const storageKey = 'event';

export interface Settings {
  /** Milliseconds without input until the tour begins. */
  idle: number;
  /** How many times faster than real time the mode's clocks run, for tests. */
  pace: number;
  /** Home, with the parameters of experience and scene that the screen was started with, such as `?tier=2`. */
  home: string;
  /** A reset under way: back to the first entry of the history, then home. */
  reset?: 'rewind' | 'home';
  /** When the watchdog reloaded, milliseconds since 1970. */
  reloads: number[];
}

/** Parameters of experience and scene: they hold for the whole day, not only for the first address. */
const lastingParams = ['experience', 'tier', 'debug', 'snapshot'];

const within = (value: string | null, least: number, most: number, otherwise: number) => {
  const number = Number(value);
  return value && number >= least && number <= most ? number : otherwise;
};

function remembered(): Partial<Settings> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage is switched off or holds invalid JSON, so only the address is used.
    return {};
  }
}

/**
 * Reads the settings from the address, and those that it lacks from the tab's storage. `&idle=` takes
 * 5 to 3600 seconds, `&pace=` 1 to 60; other values are ignored.
 */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const before = remembered();
  const sceneParams = new URLSearchParams(
    lastingParams.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const home = query.has('mode') ? `/${sceneParams.size ? `?${sceneParams}` : ''}` : before.home;
  const idle = within(query.get('idle'), 5, 3600, 0) * event.tick;
  return {
    idle: idle || before.idle || event.idle,
    pace: within(query.get('pace'), 1, 60, before.pace ?? 1),
    home: home ?? '/',
    reloads: before.reloads ?? [],
    ...(before.reset && { reset: before.reset }),
  };
}

export function keepSettings(settings: Settings): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Storage is switched off: the settings last until the page is left.
  }
}

export function dropSettings(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is switched off, so nothing was stored.
  }
}

/** Clears `sessionStorage` and `localStorage`, and stores the settings again. */
export function emptyStorages(settings: Settings): void {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // Storage is switched off, so it is empty.
  }
  keepSettings(settings);
}

/** Whether the watchdog may reload again, or has reloaded too often. */
export function mayReload(settings: Settings, now = Date.now()): boolean {
  const recent = settings.reloads.filter((at) => now - at < event.restartWindow);
  if (recent.length >= restarts) return false;
  settings.reloads = [...recent, now];
  keepSettings(settings);
  return true;
}
