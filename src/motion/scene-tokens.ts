/**
 * The clocks of the three-dimensional scene, in milliseconds. Apart from `tokens.ts` because every
 * visitor loads that file first, and the scene comes later or not at all.
 */
export const scene = {
  /** One frame never moves the world by more than this. */
  longestStep: 50,
  /** Longest frame by which the speed of scrolling is measured. */
  slowestFrame: 100,
  /** A jump has ended when the page has not been scrolled for so long. */
  jumpEnd: 150,
  /** Start of a tier that isn't judged, and the longest one judgement may take. */
  settle: 2000,
  judgement: 3000,
  /** Least time between two frames while everything rests: half of 60 Hz, with room for jitter. */
  quietFrame: 30,
  /** After the hand-over the bodies wake from the drawing's pose. */
  wake: 2600,
  /** From the dark until the whole diagram stands, once a visit. */
  arrival: 2000,
  /** Time in which the constellation follows a drag … */
  drag: 420,
  /** … and springs home in this time. */
  home: 1100,
  /** A press on the core that lasts so long holds it. */
  hold: 220,
  /** The held core calls the next body. */
  call: 520,
  /** The flow closes again behind a pointer that rests. */
  wakeOfPointer: 900,
  /** Light travels once through all five bodies, and so do the pulses of the drawing. */
  round: 14_000,
  /** The core breathes. */
  breath: 5600,
  /** A pulse that arrived at the core fades. */
  pulse: 1400,
  /** A body comes forward, a gate lights up. */
  answer: 700,
  /** In a run: prisms follow a reading, plates close around a seal, light passes one edge, a bead its gate. */
  rise: 900,
  sealing: 2600,
  edge: 620,
  passing: 2400,
  /** The core's ridges move from one print to another. */
  print: 1200,
  /** The core's pulse stops while a run waits for a person, and begins again. */
  held: 1400,
  /** Everything circles the core once. */
  orbit: 90_000,
  /** The figures that `?debug` shows are read again. */
  figures: 500,
  /** A scene in a worker is asked this often whether it is still there … */
  watch: 2000,
  /** … and is gone after so many questions without an answer. */
  silences: 4,
  /** A lost context no longer counts against the device. */
  forgiven: 600_000,
  /** Shader clocks start over. */
  clockWrap: 3_600_000,
} as const;
