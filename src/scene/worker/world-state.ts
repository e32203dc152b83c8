import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import { curvePoints, writeCurve } from '../shared/curve.ts';
import { type BodyId, type InstrumentId, radiusOf } from '../shared/diagram.ts';
import { frontAt, nearer, toBack, toFront } from '../shared/focus-config.ts';
import { stations } from '../shared/geometry/flow.ts';
import type { CoreMood, SceneRun } from '../shared/protocol.ts';
import { bodies, seenKey } from '../shared/shot-values.ts';
import { cameraDamper } from './camera-damper.ts';
import { dragAndPress } from './drag-and-press.ts';
import { allLit, lightsAt } from './intro.ts';
import { damp, type Spring, settleTimeToOmega, snap, spring } from './spring.ts';

/** The part of a demo that each body shows. */
const demoPart = {
  edge: 'readings',
  shield: 'seal',
  learning: 'causes',
  agents: 'queue',
  core: null,
} as const satisfies Record<BodyId, keyof SceneRun | null>;
/** Body of each pipeline step, by index. */
const stepBody: readonly InstrumentId[] = ['edge', 'shield', 'learning', 'agents'];
/** Emission of the core relative to rest: below 0 it is dimmer and slower, above 0 brighter. */
const moodIntensity: Record<CoreMood, number> = {
  rests: 0,
  waits: -0.5,
  approved: 0.6,
  changed: 0.25,
  refused: -0.75,
};
/** Presence that a body gains while it answers the held core. */
const answerIntensity = 0.9;
/** Share of the core in a shot below which the core shrinks to a point. */
const shrinkBelow = 0.1;
const stateRate = settleTimeToOmega(seconds(scene.answer));
const holdRate = settleTimeToOmega(seconds(scene.held));
const fullTurn = Math.PI * 2;

/** Radians of the core's breath in this many seconds. */
const breathAngle = (time: number) => (time * fullTurn) / seconds(scene.breath);

/** One body in this frame. */
export interface NodeState {
  x: number;
  y: number;
  z: number;
  scale: number;
  /** 0 at rest, 1 fully active: focused, at work in the flow or in a demo. */
  activity: number;
  /** How much of the body is seen, 0 to 1 and a little above while it answers the held core. */
  intensity: number;
  /** Own clock in seconds. It runs faster while active, so that a change of activity never jumps. */
  clock: number;
  /** How far it has come forward for its open panel, 0 to 1. */
  forward: Spring;
  /** How far it is open, for its panel or as its answer to the held core, 0 to 1. */
  opened: number;
  /** How lit its gate is, 0 to 1. */
  gate: Spring;
  /** Weight of what a demo shows of it over its own animation, 0 to 1. */
  demoWeight: Spring;
}

const restingNode = (id: BodyId): NodeState => ({
  x: 0,
  y: 0,
  z: 0,
  scale: radiusOf(id),
  activity: 0,
  intensity: 1,
  clock: 0,
  forward: spring(),
  opened: 0,
  gate: spring(),
  demoWeight: spring(),
});

/**
 * The state of the world: the page's messages change it, the objects read it. The rig advances it
 * once a frame. It imports nothing of three.js.
 */
export class WorldState {
  readonly camera = cameraDamper();
  /** Numbers of the shot in this frame, interpolated. */
  readonly values = this.camera.values;
  readonly nodes = Object.fromEntries(bodies.map((id) => [id, restingNode(id)])) as Record<
    BodyId,
    NodeState
  >;
  /** Points of the flow's path, three numbers each. */
  readonly curve = new Float32Array(curvePoints * 3);
  /** Seconds since the start, wrapped. */
  time = 0;
  /** Seconds of this frame. */
  step = 0;
  /** Every clock stands at one moment, for repeatable pictures. */
  isFrozen = false;
  /** Blend from the line art's pose (0) to idle motion (1). */
  idleAmount = 0;
  /** Position of the leading light on the flow, 0 to 1. */
  flowHead = 0;
  /** Seconds that the flow has run, at its own speed. */
  flowTime = 0;
  /** Seconds since the last pulse reached the core, and its strength. */
  pulseAge = 1e3;
  pulsePower = 0;
  /** Radians by which the ring of bodies has turned about the core. */
  ringRotation = 0;
  /** Body whose panel is open on the page. */
  focus: BodyId | null = null;
  /** Index of the lit pipeline step; -1 for none. */
  litStep = -1;
  /** What the visitor's demo shows. */
  demo: SceneRun | null = null;
  /** Emission of the core relative to rest, -1 (dimmest) to 1. */
  readonly coreIntensity = spring();
  /** How far the core's breath is held, 0 to 1: a demo waits for a person. */
  readonly hold = spring();
  /** The core's breath, -1 to 1; 1 while it is held. */
  breath = 0;
  readonly touch = dragAndPress();
  /** Share of the intro that has passed; from 1 on it is over, or there is none. */
  introProgress = 1;
  /** Light of each body and of the flow in the intro. */
  readonly lights = allLit();
  private breathPhase = 0;

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
    this.introProgress += elapsedSeconds / seconds(scene.arrival);
    lightsAt(this.introProgress, this.lights);
  }

  /** Sends a pulse into the core. */
  pulse(power = 1) {
    this.pulseAge = 0;
    this.pulsePower = power;
  }

  /** Ends every motion at its target, because nothing was on screen before. */
  snap() {
    this.camera.cut();
    this.ringRotation = 0;
    snap(this.coreIntensity, this.intensityTarget());
    snap(this.hold, this.holdTarget());
    this.touch.reset();
    for (const id of bodies) {
      const { forward, gate, demoWeight } = this.nodes[id];
      snap(forward, this.focusedId() === id ? 1 : 0);
      snap(gate, this.litId() === id ? 1 : 0);
      snap(demoWeight, this.hasDemo(id) ? 1 : 0);
    }
  }

  /** Sets every clock to one moment, for repeatable pictures. */
  freeze(time: number) {
    this.isFrozen = true;
    this.camera.cut();
    this.time = time;
    this.idleAmount = Math.min(1, time / seconds(scene.wake));
    this.flowHead = (time / seconds(scene.round)) % 1;
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
    this.turnRing(step);
    writeCurve(values, this.ringRotation, this.curve);
    this.advanceFlow(step);
    for (const id of bodies) this.advanceNode(id, step);
  }

  /**
   * How much a body dims while others have focus, 0 to 1: the maximum over all springs, so that it does
   * not flicker when focus passes from one body to another.
   */
  shadeOn(id: BodyId): number {
    let max = 0;
    for (const other of bodies)
      if (other !== id) max = Math.max(max, this.nodes[other].forward.value);
    return max;
  }

  /** The body that a demo has reached has focus before the one whose panel is open. */
  private focusedId() {
    return this.demo?.at ?? this.focus;
  }

  private litId() {
    return this.demo?.at ?? stepBody[this.litStep];
  }

  private intensityTarget() {
    return moodIntensity[this.demo?.mood ?? 'rests'];
  }

  private holdTarget() {
    return this.demo?.mood === 'waits' ? 1 : 0;
  }

  private hasDemo(id: BodyId) {
    const part = demoPart[id];
    return part !== null && this.demo?.[part] !== undefined;
  }

  private turnRing(step: number) {
    const { orbitSpeed } = this.values;
    this.ringRotation += orbitSpeed * step * (fullTurn / seconds(scene.orbit));
    // Once nothing orbits, the ring turns back to the line art's order by the shorter way.
    const home = Math.round(this.ringRotation / fullTurn) * fullTurn;
    const share = (1 - Math.exp(-2 * step)) * (1 - Math.min(1, orbitSpeed * 4));
    this.ringRotation += (home - this.ringRotation) * share;
  }

  private advanceFlow(step: number) {
    const before = this.flowHead;
    this.flowHead = (before + (step * this.values.speed) / seconds(scene.round)) % 1;
    const core = stations.core / curvePoints;
    if (before < core && this.flowHead >= core) this.pulse(0.8);
  }

  /** How far a body answers the held core, 0 to 1; of the core itself how far it is pressed. */
  private answerOf(id: BodyId) {
    return id === 'core' ? this.touch.press.value : this.touch.answers[id].value;
  }

  private advanceNode(id: BodyId, step: number) {
    const node = this.nodes[id];
    const forward = damp(node.forward, this.focusedId() === id ? 1 : 0, stateRate, step);
    damp(node.gate, this.litId() === id ? 1 : 0, stateRate, step);
    damp(node.demoWeight, this.hasDemo(id) ? 1 : 0, stateRate, step);
    this.setActivity(id, step);
    this.setIntensity(id);
    this.setPosition(id);
    node.opened = id === 'core' ? forward : Math.max(forward, this.answerOf(id));
    // Where a shot leaves the core out, it shrinks to a point: a core faded to black would hide what stands behind it.
    const shrunk = Math.min(1, Math.max(this.values.seenCore / shrinkBelow, 0.001));
    node.scale = radiusOf(id) * (id === 'core' ? this.values.coreScale * shrunk : 1);
  }

  /** Activity, and the body's own clock, which runs at its rate. */
  private setActivity(id: BodyId, step: number) {
    const node = this.nodes[id];
    const distance = this.flowHead - stations[id] / curvePoints;
    const wrapped = distance - Math.round(distance);
    const visited = Math.exp(-wrapped * wrapped * 900) * 0.5 * this.idleAmount;
    const intensity = id === 'core' ? this.coreIntensity.value : 0;
    const strongest = Math.max(
      this.values[id] + visited,
      node.forward.value,
      node.gate.value,
      this.answerOf(id),
    );
    node.activity = Math.min(1, strongest * (1 + intensity));
    const waiting = 1 + Math.min(0, intensity);
    const held = id === 'core' ? 1 - 0.85 * this.hold.value : 1;
    node.clock += step * (0.35 + node.activity) * this.idleAmount * waiting * held;
  }

  private setIntensity(id: BodyId) {
    const node = this.nodes[id];
    const waiting = id === 'core' ? 1 + Math.min(0, this.coreIntensity.value) : 1;
    // The others dim to a third; the core dims less, because its light is what all of them are seen by.
    const dimmed = 1 - (id === 'core' ? 0.45 : 0.67) * this.shadeOn(id);
    node.intensity =
      this.values[seenKey[id]] * dimmed * (0.4 + 0.6 * waiting) * Math.min(1, this.lights[id]);
    if (id === 'core') return;
    // While the core is held, the body that answers is bright among dimmer ones.
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
    // Moved along the camera's line of sight, so that its button still lies over it; in a demo it is not moved.
    const pull = forward * nearer[id] * (1 - node.demoWeight.value);
    const way = pull - this.shadeOn(id) * values.explode * toBack;
    node.x = x + (values.x - x) * way;
    node.y = y + (values.y - y) * way;
    node.z = z + (values.z - z) * way;
    // In the loose field there is no button over it: it comes to the middle, before all others.
    const front = Math.max(0, forward) * values.explode * toFront;
    node.x += (values.targetX + (values.x - values.targetX) * frontAt - node.x) * front;
    node.y += (values.targetY + (values.y - values.targetY) * frontAt - node.y) * front;
    node.z += (values.targetZ + (values.z - values.targetZ) * frontAt - node.z) * front;
  }
}
