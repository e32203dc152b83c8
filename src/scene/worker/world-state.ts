import { scene } from '../../motion/scene-tokens.ts';
import { seconds } from '../../motion/tokens.ts';
import { curvePoints, writeCurve } from '../shared/curve.ts';
import { type BodyId, type InstrumentId, radiusOf } from '../shared/diagram.ts';
import { stations } from '../shared/layouts/flow.ts';
import type { CoreMood, SceneRun } from '../shared/messages.ts';
import { frontAt, nearer, toBack, toFront } from '../shared/opening.ts';
import { bodies, seenKey } from '../shared/shot-values.ts';
import { cameraDamper } from './camera-damper.ts';
import { dragAndPress } from './drag-and-press.ts';
import { allLit, lightsAt } from './intro.ts';
import { damp, type Spring, settleTimeToOmega, snap, spring } from './spring.ts';

/** What a run says of each body. */
const parts = {
  ...{ edge: 'readings', shield: 'seal', learning: 'causes', agents: 'queue', core: null },
} as const satisfies Record<BodyId, keyof SceneRun | null>;
const gates: readonly InstrumentId[] = ['edge', 'shield', 'learning', 'agents'];
/** How the core takes a run: below 0 it dims and slows down, above 0 it brightens. */
const moods: Record<CoreMood, number> = {
  ...{ rests: 0, waits: -0.5, approved: 0.6, changed: 0.25, refused: -0.75 },
};
/** How much brighter a body is while it answers the held core. */
const brighter = 0.9;
/** Presence below which the core shrinks to a point. */
const leftOut = 0.1;
const stateRate = settleTimeToOmega(seconds(scene.answer));
const holdRate = settleTimeToOmega(seconds(scene.held));

/** One body at this moment. */
export interface NodeState {
  x: number;
  y: number;
  z: number;
  scale: number;
  activity: number;
  presence: number;
  /** Own clock in seconds, faster when active, so that a change of activity never jumps. */
  clock: number;
  /** How far it has come forward and opened for its open panel, 0 to 1. */
  forward: Spring;
  /** How far it is open, for its panel or as its answer to the held core, 0 to 1. */
  opened: number;
  /** How lit its gate is, 0 to 1. */
  gate: Spring;
  /** How far it shows what a run says of it, instead of what it does otherwise, 0 to 1. */
  run: Spring;
}

/**
 * The state of the world: what the bodies read and the page's messages change. No three.js
 * here; it is stepped once a frame by the rig.
 */
export function worldState() {
  const camera = cameraDamper();
  /** Radians of the core's breath. */
  let inhaled = 0;
  const actors = Object.fromEntries(
    bodies.map((id) => [
      id,
      {
        ...{ x: 0, y: 0, z: 0, scale: radiusOf(id), activity: 0, presence: 1, clock: 0 },
        forward: spring(),
        opened: 0,
        gate: spring(),
        run: spring(),
      },
    ]),
  ) as Record<BodyId, NodeState>;

  const state = {
    values: camera.values,
    camera,
    actors,
    curve: new Float32Array(curvePoints * 3),
    /** Seconds since the start, wrapped. */
    time: 0,
    step: 0,
    /** Every clock stands at one moment, for a repeatable picture. */
    isFrozen: false,
    /** 0 in the drawing's pose, 1 wide awake. */
    wake: 0,
    /** Position of the leading light on the curve, 0 to 1. */
    head: 0,
    /** Seconds the flow has run, at its own speed. */
    run: 0,
    /** Seconds since the last pulse reached the core, and how strong it was. */
    pulseAge: 1e3,
    pulsePower: 0,
    turn: 0,
    lead: null as BodyId | null,
    gate: -1,
    /** How far those that come forward put a body in the shade, 0 to 1; it stays while one takes over from another. */
    shadeOn(id: BodyId): number {
      let most = 0;
      for (const other of bodies)
        if (other !== id) most = Math.max(most, actors[other].forward.value);
      return most;
    },
    /** What the visitor plays. */
    played: null as SceneRun | null,
    /** Of the core, from -1, as dim as it gets, to 1. */
    mood: spring(),
    /** How far the core's pulse is stopped, 0 to 1: a run waits for a person. */
    hold: spring(),
    /** The core's breath, -1 to 1, full where it is held. */
    breath: 0,
    hand: dragAndPress(),
    /** Share of the arrival that has passed; 1 and more: it is over, or there is none. */
    arrived: 1,
    lights: allLit(),
    /** The arrival begins: everything is dark. */
    darken() {
      state.arrived = 0;
      state.arrive(0);
    },
    /** Real time passes for the arrival, seconds: by the short steps of a slow machine it would stay dark. */
    arrive(elapsed: number) {
      if (state.arrived >= 1) return;
      state.arrived += elapsed / seconds(scene.arrival);
      lightsAt(state.arrived, state.lights);
    },
    pulse(power = 1) {
      state.pulseAge = 0;
      state.pulsePower = power;
    },
    cut() {
      camera.cut();
      state.turn = 0;
      snap(state.mood, wantedMood());
      snap(state.hold, wantedHold());
      state.hand.rest();
      for (const id of bodies) {
        snap(actors[id].forward, led() === id ? 1 : 0);
        snap(actors[id].gate, lit() === id ? 1 : 0);
        snap(actors[id].run, isTold(id) ? 1 : 0);
      }
    },
    /** Every clock at one moment, for repeatable pictures. */
    freeze(seconds_: number) {
      state.isFrozen = true;
      state.camera.cut();
      state.time = seconds_;
      state.wake = Math.min(1, seconds_ / seconds(scene.wake));
      state.head = (seconds_ / seconds(scene.round)) % 1;
      state.run = seconds_ * state.values.speed;
      state.turn = 0;
      inhaled = breathOf(seconds_);
      state.pulseAge = seconds_;
      state.pulsePower = 0;
      for (const id of bodies) actors[id].clock = seconds_ * (0.35 + state.values[id]);
      state.cut();
      state.advance(0);
    },
    advance(step: number) {
      const { values } = state;
      state.step = step;
      state.time = (state.time + step) % seconds(scene.clockWrap);
      state.wake = Math.min(1, state.wake + step / seconds(scene.wake));
      state.pulseAge += step;
      state.run = (state.run + step * values.speed) % seconds(scene.clockWrap);
      damp(state.mood, wantedMood(), stateRate, step);
      damp(state.hold, wantedHold(), holdRate, step);
      inhaled = (inhaled + breathOf(step) * (1 - state.hold.value)) % (Math.PI * 2);
      state.breath = Math.sin(inhaled) * (1 - state.hold.value) + state.hold.value;
      if (state.hand.advance(step)) state.pulse(1);
      camera.step(step);
      turnRing(step);
      writeCurve(values, state.turn, state.curve);
      passLight(step);
      for (const id of bodies) act(id, step);
    },
  };

  /** What a run asks for goes before what the page shows otherwise. */
  const led = () => state.played?.at ?? state.lead;
  const lit = () => state.played?.at ?? gates[state.gate];
  const wantedMood = () => moods[state.played?.mood ?? 'rests'];
  const wantedHold = () => (state.played?.mood === 'waits' ? 1 : 0);
  const isTold = (id: BodyId) => {
    const part = parts[id];
    return part !== null && state.played?.[part] !== undefined;
  };

  function turnRing(step: number) {
    const whole = Math.PI * 2;
    state.turn += state.values.orbit * step * (whole / seconds(scene.orbit));
    // Back to the drawing's order by the shorter way once nothing orbits.
    const home = Math.round(state.turn / whole) * whole;
    state.turn +=
      (home - state.turn) * (1 - Math.exp(-2 * step)) * (1 - Math.min(1, state.values.orbit * 4));
  }

  function passLight(step: number) {
    const before = state.head;
    state.head = (before + (step * state.values.speed) / seconds(scene.round)) % 1;
    const core = stations.core / curvePoints;
    if (before < core && state.head >= core) state.pulse(0.8);
  }

  function act(id: BodyId, step: number) {
    const actor = actors[id];
    const { values } = state;
    const forward = damp(actor.forward, led() === id ? 1 : 0, stateRate, step);
    const gate = damp(actor.gate, lit() === id ? 1 : 0, stateRate, step);
    damp(actor.run, isTold(id) ? 1 : 0, stateRate, step);
    const answer = id === 'core' ? state.hand.press.value : state.hand.answers[id].value;
    const away = state.head - stations[id] / curvePoints;
    const near = away - Math.round(away);
    const visited = Math.exp(-near * near * 900) * 0.5 * state.wake;
    const mood = id === 'core' ? state.mood.value : 0;
    const waiting = 1 + Math.min(0, mood);
    actor.activity = Math.min(
      1,
      Math.max(values[id] + visited, forward, gate, answer) * (1 + mood),
    );
    const held = id === 'core' ? 1 - 0.85 * state.hold.value : 1;
    actor.clock += step * (0.35 + actor.activity) * state.wake * waiting * held;
    const shadowed = state.shadeOn(id);
    // The others step back to a third; the core is the light by which all of them are seen.
    const dimmed = 1 - (id === 'core' ? 0.45 : 0.67) * shadowed;
    actor.presence =
      values[seenKey[id]] * dimmed * (0.4 + 0.6 * waiting) * Math.min(1, state.lights[id]);
    actor.opened = forward;
    if (id !== 'core') {
      // While the core is held, the body that answers is bright among dimmer ones.
      actor.presence *= 1 - 0.5 * state.hand.press.value * (1 - answer) + brighter * answer;
      actor.opened = Math.max(forward, answer);
    }
    const at = stations[id] * 3;
    const x = state.curve[at]!;
    const y = state.curve[at + 1]!;
    const z = state.curve[at + 2]!;
    // Moved along the camera's line of sight, so that the button over it still lies over it; during a run it is not moved.
    const pull = forward * nearer[id] * (1 - actor.run.value);
    // In the loose field nothing lies over it: there it comes to the middle, before all others.
    const front = Math.max(0, forward) * values.spread * toFront;
    const way = pull - shadowed * values.spread * toBack;
    actor.x = x + (values.x - x) * way;
    actor.y = y + (values.y - y) * way;
    actor.z = z + (values.z - z) * way;
    actor.x += (values.targetX + (values.x - values.targetX) * frontAt - actor.x) * front;
    actor.y += (values.targetY + (values.y - values.targetY) * frontAt - actor.y) * front;
    actor.z += (values.targetZ + (values.z - values.targetZ) * frontAt - actor.z) * front;
    // Where a shot leaves the core out, it shrinks to a point: a core faded to black would hide what stands behind it.
    const left = Math.min(1, Math.max(values.seenCore / leftOut, 0.001));
    actor.scale = radiusOf(id) * (id === 'core' ? values.coreScale * left : 1);
  }

  return state;
}

/** Radians of the core's breath in this many seconds. */
const breathOf = (time: number) => (time * Math.PI * 2) / seconds(scene.breath);

export type WorldState = ReturnType<typeof worldState>;
