/**
 * The clocks of the three-dimensional scene, in milliseconds. Apart from `tokens.ts` because every
 * visitor loads that file first, and the scene comes later or not at all.
 */
export const scene = {
  /** Longest step of the world in one frame. */
  longestStep: 50,
  /** Longest frame by which the speed of scrolling is measured. */
  slowestFrame: 100,
  /** Without scrolling for this long, a jump has ended. */
  jumpEnd: 150,
  /** Frames in this time after a change of tier are not measured; one measurement takes `judgement` at most. */
  settle: 2000,
  judgement: 3000,
  /** Shortest time between two frames while nothing moves: half of 60 Hz, with a margin for jitter. */
  quietFrame: 30,
  /** Blend from the line art's pose to idle motion, after the hand-over. */
  wake: 2600,
  /** The intro: from a dark scene to the whole diagram, once a visit. */
  arrival: 2000,
  /** Time constant with which the constellation follows a drag … */
  drag: 420,
  /** … and returns after it. */
  home: 1100,
  /** A press on the core of this length counts as held. */
  hold: 220,
  /** Between two bodies that answer the held core. */
  call: 520,
  /** The flow returns to its path while the pointer rests. */
  wakeOfPointer: 900,
  /** One round of the light through all five bodies, in the scene and in the line art. */
  round: 14_000,
  /** One period of the core's slow change of brightness. */
  breath: 5600,
  /** Fading of a pulse that has arrived at the core. */
  pulse: 1400,
  /** A body moves forward for its panel, or a gate lights up. */
  answer: 700,
  /** In a demo: prisms rise to a reading, plates close, light passes one edge of the graph, a bead passes its gate. */
  rise: 900,
  sealing: 2600,
  edge: 620,
  passing: 2400,
  /** Morph of the core's ridges from one print to another. */
  print: 1200,
  /** The core's slow change of brightness stops while a demo waits for a person, and starts again. */
  held: 1400,
  /** One turn of all bodies around the core. */
  orbit: 90_000,
  /** Between two updates of the figures that `?debug` shows. */
  figures: 500,
  /** Between two heartbeat requests to the worker … */
  watch: 2000,
  /** … which counts as ended after this many without an answer. */
  silences: 4,
  /** A lost WebGL context is forgotten after this. */
  forgiven: 600_000,
  /** Shader clocks return to 0 after this. */
  clockWrap: 3_600_000,
} as const;
