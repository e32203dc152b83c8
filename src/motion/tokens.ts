/**
 * All constants of motion. No duration, delay or easing is written anywhere else
 * (tests/architecture checks it); CSS reads the same names from `styles/tokens.css`,
 * which a unit test keeps equal to this file.
 */

/** Milliseconds. */
export const duration = {
  /** Answer to a press or hover. */
  feedback: 120,
  /** Change of state: open, select, toggle. */
  state: 240,
  /** Something enters. */
  enter: 480,
  /** Headlines. */
  headline: 720,
  /** The camera between two shots. */
  camera: 1200,
} as const;

/** Milliseconds between members of a group; a group is readable within {@link groupLimit}. */
export const stagger = { tight: 40, loose: 80 } as const;
export const groupLimit = 700;

/** Cubic Bézier control points. `out` enters, `in-out` moves between two places. */
export const easing = {
  out: [0.16, 1, 0.3, 1],
  'in-out': [0.65, 0, 0.35, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;

/** An easing for the browser's own animations. */
export const cssEasing = (name: keyof typeof easing) => `cubic-bezier(${easing[name].join(', ')})`;

/** Milliseconds of a figure that draws itself once: its parts enter on beats, and all of it ends within the limit. */
export const sequence = { beat: 160, limit: 5000 } as const;

/** Pixels. */
export const distance = { near: 8, step: 24, far: 64 } as const;

/** Keyframes of a headline's width axis: narrower, and back to what `type-hero` sets. */
export const headlineWidth = ['110%', '101%', '110%'] as const;

/** Window of a picture that opens, from below the screen until all of it is seen. */
export const opening = ['inset(5% 16%)', 'inset(0% 0%)'] as const;

/** Opacity and scale of an element that comes up from below the screen, through its middle, and leaves above. */
export const forward = {
  times: [0, 0.42, 0.58, 1],
  // The lowest opacity at which muted text keeps its contrast on ink.
  opacity: [0.72, 1, 1, 0.72],
  scale: [0.86, 1, 1, 0.94],
} as const;

/** Milliseconds of the specification's clocks. */
export const clock = {
  dropdownClose: 150,
  pipelineStep: 800,
  counterTick: 3000,
  noticeShown: 3000,
  toastShown: 5000,
  toastRemoval: 1_000_000,
  sonnerShown: 4000,
} as const;

/** Milliseconds that a pointer rests on a link before its page's code is fetched: one that only crosses it is gone by then. */
export const hoverIntent = 65;

/** Framer Motion counts in seconds. */
export const seconds = (milliseconds: number) => milliseconds / 1000;
