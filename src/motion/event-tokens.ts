/**
 * The clocks of event mode, in milliseconds. Apart from `tokens.ts` because every visitor
 * loads that file first, and only a booth's screen needs these.
 */

/** How long a stop of the tour is shown. */
export const dwell = {
  opening: 9000,
  body: 10_000,
  process: 12_000,
  closing: 12_000,
} as const;

export const event = {
  /** Without input for this long, the tour begins; `?idle=` in seconds changes it. */
  idle: 45_000,
  /** Without input for this long on a form, the countdown begins. */
  privacy: 60_000,
  countdown: 20_000,
  tick: 1000,
  /** Longer than for a visitor: a presenter talks between two presses. */
  presenter: 600_000,
  /** Escape held this long leaves event mode; the hint shows up a little later than a press takes. */
  hold: 2000,
  hint: 300,
  /** The words of a stop leave before the next one comes. */
  part: 400,
  /** A pointer that rests this long is hidden. */
  pointer: 3000,
  /** The press that woke the screen presses nothing on it. */
  swallow: 700,
  /** Longest step of one frame, so that the tour does not jump after the computer has slept. */
  longestStep: 1000,
  /** One turn of the camera to and fro at a stop. */
  sway: 24_000,
  /** What stands still moves by a pixel or two, and once around its place. */
  shiftStep: 20_000,
  shiftRound: 480_000,
  /** The watchdog asks for a frame this often, and reloads after none for so long … */
  watch: 5000,
  stalled: 30_000,
  /** … but no more than {@link restarts} times in so short a time. */
  restartWindow: 900_000,
} as const;

/** Staff presses the logo this long to learn how many requests wait. */
export const longPress = 900;

/** Between two attempts to send the requests kept on the device. */
export const outboxRetry = 60_000;

/** Until the tour has what it shows, between two tries to fetch the rest, between two looks for a new deployment. */
export const precache = { settle: 3000, retry: 60_000, update: 3_600_000 } as const;

export const restarts = 3;

/** Pixels by which static chrome strays from its place. */
export const stray = 6;
