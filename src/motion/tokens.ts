/**
 * Timings, easings and distances of the site's animations. `tests/architecture` checks that no
 * other file contains a duration, and that `styles/tokens.css` has the same values for CSS.
 */

/** Milliseconds. */
export const duration = {
  /** Feedback to a press or hover. */
  feedback: 120,
  /** Changes of state: open, select, toggle. */
  state: 240,
  /** An element appears. */
  enter: 480,
  /** Headlines. */
  headline: 720,
  /** The camera of the 3D scene moves from one framing to another. */
  camera: 1200,
  /** A pressed card's picture becomes the next page's. */
  flight: 600,
  /** Home's arrival, in which its line art is drawn. */
  arrival: 2000,
  /** From then on what waits for code that has not come is as without it. */
  code: 20_000,
} as const;

/** What comes and goes, in milliseconds: panels, menus, dialogs, results. */
export const presence = { enter: 200, leave: 160 } as const;

/** Milliseconds between the elements of a group that appear one after another. */
export const stagger = { tight: 40, loose: 80 } as const;
/** Milliseconds after which all elements of a group have appeared. */
export const groupLimit = 700;

/**
 * Control points of cubic Bézier curves: `out` for elements that appear, `in-out` for movements.
 */
export const easing = {
  out: [0.16, 1, 0.3, 1],
  'in-out': [0.65, 0, 0.35, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** Springs of Framer Motion; durations in seconds. */
export const spring = {
  /** A digit that rolls to its next value. */
  digit: { type: 'spring', visualDuration: 0.6, bounce: 0.18 },
} as const;

/** The line of progress over a held page: the wait for it, its growth, and its length on the way. */
export const routeProgress = { wait: 300, growth: 12_000, shares: [0.05, 0.5, 0.75, 0.9] } as const;

/** Animated illustrations, in milliseconds: parts start on a beat, and all end within the limit. */
export const sequence = { beat: 160, limit: 5000 } as const;

/** Pixels. */
export const distance = { near: 8, step: 24, far: 64 } as const;

/** The core on its way to its place beside home's closing call; its foot stays above the number. */
export const homecoming = {
  transform: ['translateY(-75%) scale(2.5)', 'translateY(0%) scale(1)'],
  opacity: [0, 0.4, 1],
} as const;

/** Pixels by which the lines of the first headline go ahead of the page when it is left. */
export const leave = [-24, -72, -120] as const;

/** What stands beside a pressed link steps back to an opacity, in milliseconds. */
export const pressAnswer = { time: 80, opacity: 0.6 } as const;

/** Easing of a flight, whose whole way is seen, and the share of it after which words arrive that nothing crosses. */
export const flight = { ease: [0.4, 0, 0.3, 1], words: 0.2 } as const;

/** The pinned questions, in shares of one question's scroll length; `rise` in pixels. */
export const question = {
  words: [0, 0.06, 0.2, 0.88, 1],
  picture: [0, 0.12, 0.86, 1],
  merge: [0, 0.85, 1],
  /** Where a press on a question leads. */
  held: 0.45,
  rise: 24,
} as const;

/** Milliseconds of timers that the site's specification prescribes. */
export const clock = {
  dropdownClose: 150,
  pipelineStep: 800,
  counterTick: 3000,
  /** How long a toast or notice stays after pointer and focus have left it. */
  noticeShown: 3000,
  /** How long a Radix toast stays. */
  toastShown: 5000,
  toastRemoval: 1_000_000,
  /** How long a Sonner notice without a duration of its own stays. */
  sonnerShown: 4000,
} as const;

/**
 * Watch over the 3D scene: the interval in milliseconds, and the number of intervals without a sign
 * of life (not a time) after which the scene is given up. Until it is shown, a step of its build may
 * take long without a graphics card, and so may its code on a slow line.
 */
export const sceneWatch = { interval: 2000, shown: 4, loading: 18 } as const;

/**
 * Milliseconds that the pointer must stay on a link before the page's code is prefetched, so that a
 * pointer which only crosses the link fetches nothing.
 */
export const hoverIntent = 65;

/** Converts a duration to seconds, the unit of Framer Motion. */
export const seconds = (milliseconds: number) => milliseconds / 1000;
