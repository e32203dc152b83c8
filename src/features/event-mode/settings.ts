/**
 * Settings of event mode, stored for the tab: how the mode was started and how far a reset has
 * come. They contain nothing that a visitor entered.
 */
import { eventModeKey, isEventAddress } from '../../lib/event-mode.ts';
import { isRecent } from '../../lib/recent.ts';
import { clearStored, readStored, store } from '../../lib/storage.ts';
import { event, restarts } from '../../motion/event-tokens.ts';

export interface Settings {
  /** Milliseconds without input until the tour starts. */
  idle: number;
  /** How many times faster than real time the mode's clocks run, for tests. */
  pace: number;
  /**
   * Path of home, with the lasting parameters that the screen was started with, such as `?tier=2`.
   */
  home: string;
  /** Step of a reset that is under way: first back to the first entry of the history, then home. */
  reset?: 'rewind' | 'home';
  /** Times at which the heartbeat reloaded the page, in milliseconds since 1970. */
  reloads: number[];
  /** The last marks that visitors made on a day, the newest last. They say nothing about anybody. */
  marks?: { day: string; made: string[] };
}

/**
 * Parameters of the kind of view and the scene that hold after a reset, not only for the first
 * address.
 */
const lastingParams = ['experience', 'tier', 'debug', 'snapshot'];

/** Parses a number; `fallback` if it is absent or out of range. */
const parseWithin = (value: string | null, min: number, max: number, fallback: number) => {
  const number = Number(value);
  return value && number >= min && number <= max ? number : fallback;
};

function readStoredSettings(): Partial<Settings> {
  try {
    const stored = JSON.parse(readStored('sessionStorage', eventModeKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage holds invalid JSON, so only the address is used.
    return {};
  }
}

/**
 * Reads the settings from the address, and those that it lacks from the tab's storage. `&idle=`
 * takes 5 to 3600 seconds, `&pace=` 1 to 60; other values are ignored.
 */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const stored = readStoredSettings();
  const sceneParams = new URLSearchParams(
    [...query].filter(([name]) => lastingParams.includes(name)),
  );
  const home = isEventAddress(search)
    ? `/${sceneParams.size ? `?${sceneParams}` : ''}`
    : stored.home;
  const idle = parseWithin(query.get('idle'), 5, 3600, 0) * event.tick;
  return {
    reloads: [],
    ...stored,
    idle: idle || stored.idle || event.idle,
    pace: parseWithin(query.get('pace'), 1, 60, stored.pace ?? 1),
    home: home ?? '/',
  };
}

export const storeSettings = (settings: Settings) =>
  store('sessionStorage', eventModeKey, JSON.stringify(settings));

export const deleteSettings = () => store('sessionStorage', eventModeKey, null);

/** Clears `sessionStorage` and `localStorage`, and stores the settings again. */
export function clearStorages(settings: Settings): void {
  clearStored('sessionStorage');
  clearStored('localStorage');
  storeSettings(settings);
}

/** Whether the heartbeat may reload the page again. If so, the reload is recorded. */
export function mayReload(settings: Settings): boolean {
  const recent = settings.reloads.filter((at) => isRecent(at, event.restartWindow));
  if (recent.length >= restarts) return false;
  settings.reloads = [...recent, Date.now()];
  storeSettings(settings);
  return true;
}

/** Most marks that a screen keeps. */
const mostMarks = 60;
const today = () => new Date().toDateString();

/** The marks that visitors have made today. At night they are forgotten. */
export const marksOfToday = ({ marks }: Settings): readonly string[] =>
  marks?.day === today() ? marks.made : [];

/** Keeps a visitor's mark for the rest of the day. */
export function addMark(settings: Settings, mark: string): void {
  const others = marksOfToday(settings).filter((other) => other !== mark);
  settings.marks = { day: today(), made: [...others, mark].slice(-mostMarks) };
  storeSettings(settings);
}
