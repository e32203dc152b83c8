/**
 * Timings of the 3D scene, in milliseconds. They are not in `tokens.ts`, because all visitors load
 * that file, and the scene loads later or not at all. The scene has five objects: the core in the
 * middle, and around it the products edge, shield, learning and agents. Until the scene is
 * rendered, line art is in its place.
 */
export const scene = {
  /** Maximum time that one frame advances the scene. */
  longestStep: 50,
  /** Maximum frame time with which the scroll speed is calculated. */
  slowestFrame: 100,
  /** Time without a scroll event after which a fast jump of the scroll position has ended. */
  jumpEnd: 150,
  /** Time after a change of the quality tier in which frames are not measured. */
  settle: 2000,
  /** Maximum time of one measurement of the frame rate. */
  judgement: 3000,
  /** Minimum time between frames while nothing moves: about every second frame at 60 Hz. */
  quietFrame: 30,
  /** Blend from the pose of the line art to idle motion, after the scene has replaced it. */
  wake: 2600,
  /** The intro, once a visit: the scene takes the place of the line art, from the core outwards. */
  arrival: 600,
  /** Settle time with which the objects follow a drag. */
  drag: 420,
  /** Settle time with which they return after it. */
  home: 1100,
  /** Duration after which a press on the core counts as press and hold. */
  hold: 220,
  /** A press on the core is held this much longer until it has made the visitor's mark. */
  mark: 1780,
  /** While the core is held, the other objects light up one after another, at this interval. */
  call: 520,
  /** Time constant with which the flow of particles closes behind a pointer that rests. */
  wakeOfPointer: 900,
  /** One round of the light that moves through all objects, in the scene and in the line art. */
  round: 14_000,
  /** One period of the core's slow change of brightness. */
  breath: 5600,
  /** Fading of a pulse that has arrived at the core. */
  pulse: 1400,
  /** Settle time of an object's changes of state, such as moving forward when its panel is open. */
  answer: 700,
  /** Demo of edge: settle time of the prisms' heights. */
  rise: 900,
  /** Demo of shield: the plates close. */
  sealing: 2600,
  /** Demo of learning: light passes one edge of the graph. */
  edge: 620,
  /** Demo of agents: a bead passes its gate. */
  passing: 2400,
  /** Morph of the core's surface ridges, its fingerprint, from one pattern to another. */
  print: 1200,
  /**
   * Settle time with which the core's brightness stops changing while a demo waits for a person.
   */
  held: 1400,
  /** One turn of all objects around the core. */
  orbit: 90_000,
  /** Interval of the performance figures that `?debug` shows. */
  figures: 500,
  /** Time after which a lost WebGL context no longer counts against the device. */
  forgiven: 600_000,
  /** Time after which the shaders' clocks restart at 0, so that they keep their precision. */
  clockWrap: 3_600_000,
} as const;
