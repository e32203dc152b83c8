/** Messages between the page and the scene, over one MessagePort. */
import type { BodyId, Layout } from './diagram.ts';
import type { Box } from './projection.ts';
import type { QualityLevel, TierId } from './quality.ts';
import type { ShotName } from './shots.ts';

/** A shot and the box in which the page shows it. */
export interface ShotAim {
  shot: ShotName;
  /** The box on the screen, CSS pixels; null: the shot has the whole screen. */
  box: Box | null;
  /** Proportions of the ring of bodies; without a box the screen's shape decides. */
  layout?: Layout | undefined;
}

/** What the camera should show: one shot, or a blend towards another, `progress` 0 to 1. */
export interface ShotRequest {
  from: ShotAim;
  to?: ShotAim | undefined;
  progress?: number | undefined;
}

/** A shot that has the whole screen. */
export const wholeScreen = (shot: ShotName): ShotRequest => ({ from: { shot, box: null } });

/** How the core looks in a run: it waits for a person's answer, or shows the answer. */
export type CoreMood = 'rests' | 'waits' | 'approved' | 'changed' | 'refused';

/** State of a run: a demo of the offerings that the visitor plays on the page. */
export interface SceneRun {
  /** Body that the run has reached: it moves forward, and its gate is lit. */
  at: BodyId;
  mood: CoreMood;
  /** Edge: height of each reading, 0 to 1, in order of time. Above 0.5 it is lit. */
  readings?: readonly number[];
  /** Shield: the hash on its plates. */
  seal?: RunSeal;
  /** Learning: the causal model that is asked. */
  causes?: RunCauses;
  /** Agents: how many cases wait for a person's answer, and the last answer. */
  queue?: RunQueue;
}

export interface RunSeal {
  /** 64 hexadecimal digits. Each of the 256 bits belongs to a seam between plates; a 1 is lit. */
  hash: string;
  /** The hash that was signed, if it may differ: bits that differ are lit in the core's colour. */
  signed?: string;
  /** Share of the hash chain that is valid, 0 to 1. Beyond it plates are open and seams dark. */
  validShare: number;
}

export interface RunCauses {
  /** Which variable acts on which, by number, causes before their effects. */
  arrows: readonly (readonly [cause: number, effect: number])[];
  /**
   * The variable that is set by intervention and lights its effects; null: all are observed only.
   */
  cause: number | null;
}

export interface RunQueue {
  /** How many cases wait for a person; each is a bead in front of the gate. */
  waiting: number;
  /** How many were answered so far: when it increases, one bead passes the gate. */
  answered: number;
  /** Whether the last answer was a refusal: then its bead fades, and the gate stays closed. */
  refused?: boolean;
}

/** What a page asks of the scene. */
export interface PageRequest {
  /** The shot and its place on the screen. */
  shot: ShotRequest;
  /** Body whose panel is open: it moves forward. */
  focus: BodyId | null;
  /** Index of the gate that is lit, 0 to 3; -1 for none. */
  step: number;
  /** The run that the visitor plays; null without one. */
  demo: SceneRun | null;
  /** Pulses of light sent into the core since the page was loaded. */
  pulses: number;
  /**
   * How often the page has jumped since it was loaded; after each jump the camera cuts to the shot
   * of the request.
   */
  jumps: number;
  /** Pointer, each from -1 to 1, right and up positive. */
  pointerX: number;
  pointerY: number;
  /** How far the visitor turns the ring of bodies, -1 to 1, to the right positive. */
  ringTurn: number;
  /** Whether the core is pressed and held. */
  isCoreHeld: boolean;
  /** Seed of the core's ridges, 16 hexadecimal digits; null: those with which a visit begins. */
  mark: string | null;
  /**
   * Whether the page fades its line art during the scene's intro; otherwise the scene has no intro
   * and is lit at once.
   */
  fadesDuringIntro: boolean;
}

/** Posted as a whole whenever a part of it has changed, at most once per frame. */
export interface SceneRequest extends PageRequest {
  /** Whether the scene can be seen; otherwise it draws no frames. */
  isVisible: boolean;
  /** Whether the scene may take the line art's place: home's arrival, drawn in lines, is over. */
  mayAppear: boolean;
  /** Size of the canvas, CSS pixels. */
  width: number;
  height: number;
  /** The display's device pixels per CSS pixel. */
  pixelRatio: number;
  /**
   * How often `demo` was another object than before. Each message brings a copy, so the objects
   * themselves can't be compared.
   */
  demoChanges: number;
}

export interface SceneOptions {
  /** Keeps this quality tier, whatever the frame times are. */
  tier?: TierId;
  /** Quality tier to begin with. */
  startTier?: TierId;
  /** Freezes every clock at this many seconds, for repeatable pictures. */
  snapshotTime?: number;
  /** Draws only the frames that the question `advance` asks for. */
  film?: boolean;
  /** The page shows the stats. */
  debug?: boolean;
  /** Loads the code for tests, the film and debugging, and measures frames. */
  isForTests?: boolean;
  /** May play the intro: from dark, the core brightens first, then the bodies one after another. */
  mayPlayIntro?: boolean;
}

/** The first message. It is posted to the worker itself, and hands over the port of all others. */
export interface SceneStart {
  /** Absent: the scene makes its own canvas and posts each frame as a bitmap. */
  canvas?: OffscreenCanvas;
  port: MessagePort;
  options: SceneOptions;
}

/** Centre and radius of a body in CSS pixels, measured from the canvas' corner. */
export interface ScreenPosition {
  x: number;
  y: number;
  radius: number;
}

/** Times of frames that were drawn one by one, milliseconds. */
export interface FrameTimes {
  /** JavaScript, until all draw calls are submitted. */
  script: number[];
  /** After that, until the pixels are drawn. */
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
  /** Render target of the objects: pixels, samples per pixel, and bits of a colour channel. */
  target: { width: number; height: number; samples: number; bits: 8 | 16 };
  /** Mean interval between frames, milliseconds. */
  frameMs: number;
  /** Refresh rate of the display, Hz; 0 until measured. */
  rate: number;
  /** Share of the display's refreshes that had no new frame, 0 to 1. */
  missed: number;
  /** Mean time the graphics card needs for a frame, milliseconds; 0 where it can't be known. */
  gpuMs: number;
  /** Mean time JavaScript spends on one frame, milliseconds. */
  scriptMs: number;
}

/** What every answer contains. */
export interface SceneReport {
  /** Only for tests, the film and debugging. */
  stats?: SceneStats;
  positions: Record<BodyId, ScreenPosition>;
  /** Only in the answer to `time`. */
  times?: FrameTimes;
}

/**
 * A question to the scene. `report` is answered at once, `settle` when the last request is drawn,
 * `advance` when the frame at `value` milliseconds is drawn, `time` when `value` frames are drawn
 * and measured. Without `isForTests` the scene does nothing for any of them but report.
 */
export type Question = 'report' | 'settle' | 'advance' | 'time' | 'loseContext';

export type ToScene =
  | { kind: 'request'; request: SceneRequest }
  /** The last frame is shown: the next one may be posted. */
  | { kind: 'shown' }
  | { kind: 'question'; id: number; question: Question; value: number };

export type FromScene =
  /** A step of the build begins: the scene is alive. */
  | { kind: 'building' }
  /** The first frame is drawn. `playsIntro`: only the core is in it, dark, and the intro begins. */
  | { kind: 'ready'; report: SceneReport; playsIntro: boolean }
  /** The intro has lit this body by half, and a frame shows it. */
  | { kind: 'lit'; id: BodyId }
  /** All bodies can be drawn, in any shot. */
  | { kind: 'whole' }
  /** The WebGL context is lost; this canvas draws no more frames. */
  | { kind: 'lost' }
  /** The scene can't run. */
  | { kind: 'failed'; message: string }
  /** A frame, and the shot for which it was drawn. */
  | { kind: 'frame'; bitmap: ImageBitmap; shot: ShotRequest }
  /** The quality tier has changed. `drawing`: too slow even on the lowest tier. */
  | { kind: 'tier'; tier: QualityLevel }
  /** Positions in this frame, while drag, pointer or focus moves the camera out of its shot. */
  | { kind: 'positions'; positions: Record<BodyId, ScreenPosition> }
  | { kind: 'answer'; id: number; report: SceneReport };
