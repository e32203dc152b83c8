import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import { type BodyId, offerings, radiusOf } from '../shared/diagram.ts';
import { curvePoints, stations, writeCurve } from '../shared/geometry/flow.ts';
import type { CoreMood, SceneRun } from '../shared/protocol.ts';
import { backShare, forwardShare, frontPosition, frontShare } from '../shared/reactions.ts';
import { radiusIn } from '../shared/resolve-shot.ts';
import { bodies } from '../shared/shot.ts';
import { cameraDamper } from './camera-damper.ts';
import { dragAndPress } from './drag-and-press.ts';
import { type Lights, lightsAt } from './intro.ts';
import { damp, settleTimeToOmega, snap, spring } from './spring.ts';

/** The key of a demo's state that each body shows. */
const demoKey = {
  edge: 'readings',
  shield: 'seal',
  learning: 'causes',
  agents: 'queue',
  core: null,
} as const satisfies Record<BodyId, keyof SceneRun | null>;
/** Emission of the core relative to rest: below 0 it is dimmer and slower, above 0 brighter. */
const moodIntensity: Record<CoreMood, number> = {
  rests: 0,
  waits: -0.5,
  approved: 0.6,
  changed: 0.25,
  refused: -0.75,
};
/** Intensity that a body gains while it answers the core, which the visitor holds down. */
const answerIntensity = 0.9;
/** Intensity of the core in a shot below which the core shrinks to a point. */
const shrinkBelow = 0.1;
/** Natural frequencies of the springs below, 1/s. */
const stateRate = settleTimeToOmega(seconds(scene.answer));
const holdRate = settleTimeToOmega(seconds(scene.held));
const fullTurn = Math.PI * 2;

/** Phase of the core's breath (its slow change of brightness) after this many seconds, radians. */
const breathAngle = (time: number) => (time * fullTurn) / seconds(scene.breath);

/** One body in this frame. Position and scale are in world units. */
const restingNode = (id: BodyId) => ({
  x: 0,
  y: 0,
  z: 0,
  scale: radiusOf(id),
  /** 0 at rest, 1 fully active: focused, at work in the flow or in a demo. */
  activity: 0,
  /** Brightness, 0 invisible to 1, and above 1 while the body answers the held core. */
  intensity: 1,
  /** The body's clock, seconds. It runs faster while the body is active. */
  clock: 0,
  /** How far the body has moved towards the camera, 0 to 1, because it has focus. */
  forward: spring(),
  /** How far the body is open, 0 to 1, because it has focus or answers the held core. */
  opened: 0,
  /** How lit the body's gate is, 0 to 1. */
  gate: spring(),
  /** Weight of a demo's state over the body's own animation, 0 to 1. */
  demoWeight: spring(),
  /** How far a run has come to the body or past it, 0 to 1. */
  reached: spring(),
});

/**
 * The state of the scene in one frame. The page's requests set its targets, the renderer advances it
 * once per frame, the objects read it. It needs no GPU, so that unit tests can run it.
 */
export class WorldState {
  readonly camera = cameraDamper();
  /** Numbers of the shot in this frame, moved by springs. */
  readonly values = this.camera.values;
  readonly nodes = Object.fromEntries(bodies.map((id) => [id, restingNode(id)])) as Record<
    BodyId,
    ReturnType<typeof restingNode>
  >;
  /** Control points of the flow's path, three numbers each. */
  readonly curve = new Float32Array(curvePoints * 3);
  /** Seconds since the start; returns to 0 after `scene.clockWrap`. */
  time = 0;
  /** Seconds of this frame. */
  step = 0;
  /** Whether every clock is stopped, for repeatable pictures. */
  isFrozen = false;
  /** Blend from the line art's pose (0) to idle motion (1). */
  idleAmount = 0;
  /** Position of the flow's brightest light on its path, 0 to 1. */
  brightestFlowPosition = 0;
  /** The flow's clock, seconds. It runs at the shot's speed. */
  flowTime = 0;
  /** Seconds since the last pulse of light reached the core. */
  pulseAge = 1e3;
  /** Strength of that pulse, 0 to 1. */
  pulsePower = 0;
  /** Rotation of the ring of bodies about the core, radians. */
  ringRotation = 0;
  /** Body in focus, whose panel is open on the page. */
  focus: BodyId | null = null;
  /** Index of the lit pipeline step; -1 for none. */
  litStep = -1;
  /** State of the demo that the visitor plays; null for none. */
  demo: SceneRun | null = null;
  /** Emission of the core relative to rest, -1 (dimmest) to 1. */
  readonly coreIntensity = spring();
  /** How far the core's breath is stopped, 0 to 1, because a demo waits for a person's answer. */
  readonly hold = spring();
  /** The core's breath, -1 to 1; 1 while it is stopped. */
  breath = 0;
  readonly touch = dragAndPress();
  /** Share of the intro that has passed; 1 or more after it and without it. */
  introProgress = 1;
  /** Share that may pass so far: the bodies that it would light next can't be drawn yet. */
  introLimit = 1;
  /** Light of each body and of the flow in the intro. */
  readonly lights = lightsAt(1, {} as Lights);
  private breathPhase = 0;
  /** Number of `setDemo` at the last change. */
  private demoChanges = -1;

  /** Starts the intro, in which everything is dark at first. */
  startIntro() {
    this.introProgress = 0;
    this.advanceIntro(0);
  }

  /**
   * Advances the intro by wall-clock seconds. The clamped frame step is not used here, because it
   * would stretch the intro on slow GPUs.
   */
  advanceIntro(elapsedSeconds: number) {
    if (this.introProgress >= 1) return;
    const next = this.introProgress + elapsedSeconds / seconds(scene.arrival);
    this.introProgress = Math.min(next, this.introLimit);
    lightsAt(this.introProgress, this.lights);
  }

  /** Lights everything at once. */
  endIntro() {
    this.introProgress = 1;
    lightsAt(1, this.lights);
  }

  /**
   * Sets the demo's state. While the number is the same `demo` stays the same object, so that the
   * bodies see by identity whether it has changed.
   *
   * @param changes how often the page has changed it
   */
  setDemo(demo: SceneRun | null, changes: number) {
    if (changes === this.demoChanges) return;
    this.demoChanges = changes;
    this.demo = demo;
  }

  /** Sends a pulse into the core. */
  pulse(power = 1) {
    this.pulseAge = 0;
    this.pulsePower = power;
  }

  /** Ends every motion at its target: nothing was on screen before, so nothing has to move. */
  snap() {
    this.camera.cut();
    this.ringRotation = 0;
    snap(this.coreIntensity, this.intensityTarget());
    snap(this.hold, this.holdTarget());
    this.touch.reset();
    for (const id of bodies) {
      const { forward, gate, demoWeight, reached } = this.nodes[id];
      snap(forward, this.focusedId() === id ? 1 : 0);
      snap(gate, this.litId() === id ? 1 : 0);
      snap(demoWeight, this.hasDemo(id) ? 1 : 0);
      snap(reached, this.hasReached(id) ? 1 : 0);
    }
  }

  /** Sets every clock to one moment, for repeatable pictures. */
  freeze(time: number) {
    this.isFrozen = true;
    this.camera.cut();
    this.time = time;
    this.idleAmount = Math.min(1, time / seconds(scene.wake));
    this.brightestFlowPosition = (time / seconds(scene.round)) % 1;
    this.flowTime = time * this.values.speed;
    this.breathPhase = breathAngle(time);
    this.pulseAge = time;
    this.pulsePower = 0;
    for (const id of bodies) this.nodes[id].clock = time * (0.35 + this.values[id]);
    this.snap();
    this.advance(0);
  }

  /** @param step seconds since the last frame */
  advance(step: number) {
    const { values, hold } = this;
    this.step = step;
    this.time = (this.time + step) % seconds(scene.clockWrap);
    this.idleAmount = Math.min(1, this.idleAmount + step / seconds(scene.wake));
    this.pulseAge += step;
    this.flowTime = (this.flowTime + step * values.speed) % seconds(scene.clockWrap);
    damp(this.coreIntensity, this.intensityTarget(), stateRate, step);
    damp(hold, this.holdTarget(), holdRate, step);
    this.breathPhase = (this.breathPhase + breathAngle(step) * (1 - hold.value)) % fullTurn;
    this.breath = Math.sin(this.breathPhase) * (1 - hold.value) + hold.value;
    if (this.touch.advance(step)) this.pulse(1);
    this.camera.step(step);
    this.rotateRing(step);
    writeCurve(values, this.ringRotation, this.curve);
    this.advanceFlow(step);
    for (const id of bodies) this.advanceNode(id, step);
  }

  /**
   * How much a body dims while others have focus, 0 to 1: the maximum over all springs, so that it
   * does not flicker when focus passes from one body to another.
   */
  dimmingOf(id: BodyId): number {
    let max = 0;
    for (const other of bodies)
      if (other !== id) max = Math.max(max, this.nodes[other].forward.value);
    return max;
  }

  /** The body in focus: the one that a demo has reached, otherwise the one whose panel is open. */
  private focusedId() {
    return this.demo?.at ?? this.focus;
  }

  /** The steps of the pipeline are the bodies in the order in which light passes them. */
  private litId() {
    return this.demo?.at ?? offerings[this.litStep]?.id;
  }

  private intensityTarget() {
    return moodIntensity[this.demo?.mood ?? 'rests'];
  }

  private holdTarget() {
    return this.demo?.mood === 'waits' ? 1 : 0;
  }

  private hasDemo(id: BodyId) {
    const key = demoKey[id];
    return key !== null && this.demo?.[key] !== undefined;
  }

  /** Whether the run is at the body or past it. */
  private hasReached(id: BodyId) {
    const at = this.demo?.at;
    return at !== undefined && at !== null && bodies.indexOf(id) <= bodies.indexOf(at);
  }

  private rotateRing(step: number) {
    const { orbitSpeed } = this.values;
    this.ringRotation += orbitSpeed * step * (fullTurn / seconds(scene.orbit));
    // Without orbit the ring turns back, the shorter way, to the positions of the line art.
    const restAngle = Math.round(this.ringRotation / fullTurn) * fullTurn;
    const share = (1 - Math.exp(-2 * step)) * (1 - Math.min(1, orbitSpeed * 4));
    this.ringRotation += (restAngle - this.ringRotation) * share;
  }

  private advanceFlow(step: number) {
    const previous = this.brightestFlowPosition;
    this.brightestFlowPosition = (previous + (step * this.values.speed) / seconds(scene.round)) % 1;
    const corePosition = stations.core / curvePoints;
    if (previous < corePosition && this.brightestFlowPosition >= corePosition) this.pulse(0.8);
  }

  /** How far a body answers the held core, 0 to 1; for the core, how far it is pressed. */
  private answerOf(id: BodyId) {
    return id === 'core' ? this.touch.press.value : this.touch.answers[id].value;
  }

  private advanceNode(id: BodyId, step: number) {
    const node = this.nodes[id];
    const forward = damp(node.forward, this.focusedId() === id ? 1 : 0, stateRate, step);
    damp(node.gate, this.litId() === id ? 1 : 0, stateRate, step);
    damp(node.demoWeight, this.hasDemo(id) ? 1 : 0, stateRate, step);
    damp(node.reached, this.hasReached(id) ? 1 : 0, stateRate, step);
    this.setActivity(id, step);
    this.setIntensity(id);
    this.setPosition(id);
    node.opened = id === 'core' ? forward : Math.max(forward, this.answerOf(id));
    // In shots without the core, the core shrinks to a point: faded to black, it would cover what
    // is behind it. Its scale stays above 0, because shaders divide by it.
    const coreShrink = Math.min(1, Math.max(this.values.coreVisibility / shrinkBelow, 0.001));
    node.scale = radiusIn(this.values, id) * (id === 'core' ? coreShrink : 1);
  }

  /** Sets the body's activity and advances its clock, which runs faster with it. */
  private setActivity(id: BodyId, step: number) {
    const node = this.nodes[id];
    // Distance to the flow's light along the closed path, -0.5 to 0.5. The light makes a body half
    // active within about a thirtieth of the path.
    const offset = this.brightestFlowPosition - stations[id] / curvePoints;
    const distance = offset - Math.round(offset);
    const visited = Math.exp(-distance * distance * 900) * 0.5 * this.idleAmount;
    const intensity = id === 'core' ? this.coreIntensity.value : 0;
    const strongest = Math.max(
      this.values[id] + visited,
      node.forward.value,
      node.gate.value,
      this.answerOf(id),
    );
    node.activity = Math.min(1, strongest * (1 + intensity));
    const waitingSpeed = 1 + Math.min(0, intensity);
    const holdSpeed = id === 'core' ? 1 - 0.85 * this.hold.value : 1;
    node.clock += step * (0.35 + node.activity) * this.idleAmount * waitingSpeed * holdSpeed;
  }

  private setIntensity(id: BodyId) {
    const node = this.nodes[id];
    const coreLevel = id === 'core' ? 1 + Math.min(0, this.coreIntensity.value) : 1;
    // Bodies without focus dim to a third, those that a run has passed to 0.6; the core dims less,
    // because its light falls on all others.
    const dimming = id === 'core' ? 0.45 : 0.67 - 0.27 * node.reached.value;
    const dimmed = 1 - dimming * this.dimmingOf(id);
    node.intensity =
      this.values[`${id}Visibility`] *
      dimmed *
      (0.4 + 0.6 * coreLevel) *
      Math.min(1, this.lights[id]);
    if (id === 'core') return;
    // While the core is held, bodies dim by half except the one that answers.
    const answer = this.answerOf(id);
    node.intensity *= 1 - 0.5 * this.touch.press.value * (1 - answer) + answerIntensity * answer;
  }

  private setPosition(id: BodyId) {
    const { values, curve } = this;
    const node = this.nodes[id];
    const forward = node.forward.value;
    const at = stations[id] * 3;
    const x = curve[at]!;
    const y = curve[at + 1]!;
    const z = curve[at + 2]!;
    // A body in focus moves along the line of sight, so that its button stays over it; in a demo it
    // does not move. In the exploded diagram the others move back.
    const pull = forward * forwardShare[id] * (1 - node.demoWeight.value);
    const towardsCamera = pull - this.dimmingOf(id) * values.explode * backShare;
    node.x = x + (values.x - x) * towardsCamera;
    node.y = y + (values.y - y) * towardsCamera;
    node.z = z + (values.z - z) * towardsCamera;
    // In the exploded diagram there are no buttons: the body in focus moves to the middle of the
    // picture, in front of all others.
    const front = Math.max(0, forward) * values.explode * frontShare;
    node.x += (values.targetX + (values.x - values.targetX) * frontPosition - node.x) * front;
    node.y += (values.targetY + (values.y - values.targetY) * frontPosition - node.y) * front;
    node.z += (values.targetZ + (values.z - values.targetZ) * frontPosition - node.z) * front;
  }
}
