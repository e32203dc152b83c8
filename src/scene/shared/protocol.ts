/**
 * Everything that the page and the scene say to each other, over one MessagePort: the scene runs
 * in a worker, or on the page's thread where a worker has no WebGL 2, and notices no difference.
 */
import type { BodyId } from './diagram.ts';
import type { FallbackReason, TierId } from './quality.ts';
import type { ShotRequest } from './shot-request.ts';

/** How the core takes a run: it waits for a person's answer, or has got one. */
export type CoreMood = 'rests' | 'waits' | 'approved' | 'changed' | 'refused';

/** What a visitor's run does at this moment. */
export interface SceneRun {
  /** Body that the run has reached: it comes forward and works, and its gate is lit. */
  at: BodyId;
  mood: CoreMood;
  /** Edge: how far each reading stands out, 0 to 1, in order of time. What is above half burns. */
  readings?: readonly number[];
  /** Shield: what its plates close around. */
  seal?: RunSeal;
  /** Learning: the model that is asked. */
  causes?: RunCauses;
  /** Agents: how many wait for a person's answer, and the last answer. */
  queue?: RunQueue;
}

export interface RunSeal {
  /** 64 hexadecimal digits, whose 256 bits the seams carry: light for a one. */
  hash: string;
  /** Hash that was signed, where it may be another: bits that differ burn warm. */
  signed?: string;
  /** Share of the chain that fits, 0 to 1: beyond it plates stand open and seams are dark. */
  fits: number;
}

export interface RunCauses {
  /** Which variable acts on which, by number, causes before their effects. */
  arrows: readonly (readonly [cause: number, effect: number])[];
  /** Variable that is set by hand and lights what it moves; null: all are only observed. */
  cause: number | null;
}

export interface RunQueue {
  /** How many wait for a person. */
  waiting: number;
  /** How many were answered so far: the next one lets a bead go. */
  answered: number;
  /** The last answer was a refusal: its bead goes out, and the gate stays shut. */
  refused?: boolean;
}

/** What a page asks of the scene. */
export interface PageRequest {
  shot: ShotRequest;
  /** Body whose panel is open: it comes forward. */
  focus: BodyId | null;
  /** Index of the lit gate, 0 to 3; -1 for none. */
  step: number;
  /** The run that a visitor plays; null while none is under way. */
  demo: SceneRun | null;
  /** Pulses sent into the core since the visit began. */
  pulses: number;
  /** Jumps to another part of the page since the visit began: with each the camera stands in its shot at once. */
  jumps: number;
  /** Pointer, each from -1 to 1, right and up positive. */
  pointerX: number;
  pointerY: number;
  /** How far the visitor turns the constellation, -1 to 1, to the right positive. */
  turn: number;
  /** Whether the core is pressed and held. */
  isHeld: boolean;
  /** Whether the page fades its drawing while the scene lights up; otherwise the scene is lit at once. */
  followsArrival: boolean;
}

/** All that the scene must know of the page. Posted whole when any of it has changed, at most once a frame. */
export interface SceneRequest extends PageRequest {
  /** Whether anybody can see the scene: otherwise no frame is drawn. */
  isVisible: boolean;
  /** Size of the canvas in CSS pixels, and the display's device pixels for each of them. */
  width: number;
  height: number;
  pixelRatio: number;
}

export interface SceneOptions {
  /** Keeps one tier: nothing is judged. */
  tier?: TierId;
  /** Tier to begin with. */
  startTier?: TierId;
  seed?: number;
  /** Freezes every clock at this many seconds, for repeatable pictures. */
  snapshotTime?: number;
  /** Draws only the frames that are asked for by `advance`. */
  film?: boolean;
  /** Loads what tests, film and debugging need, and counts what frames cost. */
  isForTests?: boolean;
  /** May begin in the dark: the core brightens first, then the bodies one after another. */
  arrives?: boolean;
}

/** The first message, to the worker itself. */
export interface SceneStart {
  /** Absent: the scene makes one of its own and hands over each frame. */
  canvas?: HTMLCanvasElement | OffscreenCanvas;
  port: MessagePort;
  options: SceneOptions;
}

/** Centre and radius of a body in CSS pixels, measured from the canvas' corner. */
export interface ScreenPosition {
  x: number;
  y: number;
  radius: number;
  /** False when the middle of the body lies outside the picture. */
  isInside: boolean;
}

/** Times of frames drawn one by one, milliseconds: until JavaScript has given them, and until their pixels stand. */
export interface FrameTimes {
  script: number[];
  raster: number[];
}

/** What `?debug` shows and tests read. */
export interface SceneStats {
  tier: TierId;
  frames: number;
  drawCalls: number;
  triangles: number;
  points: number;
  geometries: number;
  textures: number;
  programs: number;
  /** Mean interval between frames, milliseconds. */
  frameMs: number;
  /** Pictures a second that the display shows; 0 until measured. */
  rate: number;
  /** Share of the display's pictures that came without a new frame, 0 to 1. */
  missed: number;
  /** Mean time the graphics card needs for a frame, milliseconds; 0 where it can't be known. */
  gpuMs: number;
  /** Mean time JavaScript spends on one frame, milliseconds. */
  scriptMs: number;
}

/** What an answer tells besides what was asked for. */
export interface SceneReport {
  /** Only for tests, film and debugging. */
  stats?: SceneStats;
  positions: Record<BodyId, ScreenPosition>;
  times?: FrameTimes;
}

/**
 * What can be asked: `report` is answered at once, `settle` when the last request stands on the canvas,
 * `advance` when the frame of `value` milliseconds is drawn, `time` when `value` frames are. Visitors' scenes
 * answer `report` only.
 */
export type Question = 'report' | 'settle' | 'advance' | 'time' | 'loseContext';

export type ToScene =
  | { kind: 'request'; request: SceneRequest }
  | { kind: 'question'; id: number; question: Question; value: number };

export type FromScene =
  /** Everything is compiled and the first frame is on the canvas; `arrives`: dark, and lighting up from now on. */
  | { kind: 'ready'; report: SceneReport; arrives: boolean }
  /** The context is lost; this canvas draws nothing any more. */
  | { kind: 'lost' }
  /** `noWebGL`: not in this thread. `error`: not on this device. */
  | { kind: 'failed'; why: 'noWebGL' | 'error'; message: string }
  /** `drawing`: too slow even on the lowest tier. */
  | { kind: 'tier'; tier: FallbackReason }
  /** A frame, and the shot for which it was drawn. */
  | { kind: 'frame'; bitmap: ImageBitmap; shot: ShotRequest }
  /** The constellation turns: where its bodies stand in this frame. */
  | { kind: 'positions'; positions: Record<BodyId, ScreenPosition> }
  | { kind: 'answer'; id: number; report: SceneReport };
