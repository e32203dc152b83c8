import type { SceneReport, SceneRequest } from '../shared/messages.ts';
import type { FallbackReason } from '../shared/quality.ts';

/** What the scene says by itself. */
export interface SceneEvents {
  /** Everything is compiled and the first frame stands on the canvas. @param arrives whether it is dark and lights up from now on */
  onReady(arrives: boolean): void;
  onLost(): void;
  onFail(error: unknown): void;
  /** `drawing`: too slow even on the lowest tier. */
  onTier(tier: FallbackReason): void;
  /** The constellation turns. */
  onTurn(positions: SceneReport['positions']): void;
}

/** A scene on its canvas, as its thread drives it. */
export interface MountedScene {
  gl: WebGL2RenderingContext;
  /** Takes over what the page asks for. */
  apply(request: SceneRequest): void;
  /** Draws the next frame, if there is anything new to see; time in milliseconds. */
  advance(timeMs: number): void;
  /** Draws the frame of this moment once more. */
  draw(): void;
  /** No frames for a while: the next one begins a new run. */
  rest(): void;
  report(): SceneReport;
  dispose(): void;
}
