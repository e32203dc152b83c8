/**
 * Timings of event mode in milliseconds. It plays a tour of the site, whose views are called stops,
 * until a visitor touches the screen. They are not in `tokens.ts`, because all visitors load that
 * file.
 */

/** How long the tour shows a stop, by the kind of stop. */
export const dwell = {
  opening: 9000,
  body: 10_000,
  process: 12_000,
  closing: 12_000,
} as const;

export const event = {
  /** Time without input after which the tour starts. `?idle=` sets another time, in seconds. */
  idle: 45_000,
  /** Time without input on a form after which the countdown to its reset starts. */
  privacy: 60_000,
  countdown: 20_000,
  /** One second: between two numbers of the countdown, and the unit of `?idle=`. */
  tick: 1000,
  /** The same as `idle` for a presenter, who may talk for minutes between two presses. */
  presenter: 600_000,
  /** How long Escape must be held to leave event mode. */
  hold: 2000,
  /** How long Escape is held before a hint appears. It is longer than a short press. */
  hint: 300,
  /** How long before the end of a stop its text starts to disappear. */
  part: 400,
  /** Time without movement after which the cursor disappears. */
  pointer: 3000,
  /** How long the press that ends the tour is kept from activating an element on the page. */
  swallow: 700,
  /** Maximum time that one frame adds to the tour, so that it does not jump after standby. */
  longestStep: 1000,
  /** How long the last stop shows a visitor's mark. It is longer than the change to it. */
  mark: 2000,
  /** Period of the camera's slow movement to and fro at a stop. */
  sway: 24_000,
  /** Against burn-in, static elements move around their place: the interval of the small steps. */
  shiftStep: 20_000,
  /** The same: the duration of a full round. */
  shiftRound: 480_000,
  /** Interval at which the heartbeat requests a frame. */
  watch: 5000,
  /** Time without a frame after which the heartbeat reloads the page. */
  stalled: 30_000,
  /** Time in which the heartbeat reloads the page at most {@link restarts} times. */
  restartWindow: 900_000,
} as const;

/** How long staff must press the logo to see the number of stored contact requests. */
export const longPress = 900;

/** How long staff can press the button in a notice about refused requests. */
export const refusedShown = 30_000;

/** Between two rounds that send the contact requests that are stored on the device. */
export const queueRetry = 60_000;

/** Storing all files for offline use, and activating new deployments. */
export const precache = {
  /** From the start of the tour to activating a new deployment. */
  settle: 3000,
  /** Between two attempts to fetch missing files or to activate a new deployment. */
  retry: 60_000,
  /** Between two checks for a new deployment. */
  update: 3_600_000,
} as const;

/** Maximum number of reloads by the heartbeat within `event.restartWindow`. */
export const restarts = 3;

/** Maximum distance, in pixels, by which elements move from their place against burn-in. */
export const stray = 6;
