/**
 * What the diagram of the home page sets in the scene, by a drag or a press, and reads of it. A file
 * of its own, because index.tsx is part of the first load and this is not.
 */
import { ask, lastLit, sceneStatus } from './scene-store.ts';
import type { BodyId } from './shared/diagram.ts';

export { completeOnInput, whenArrived } from './arrival.ts';
export { bodyPositions, screenPositions } from './scene-store.ts';
// Constants that the diagram's animations share with the worker.
export { arrivalTimes } from './shared/reactions.ts';
export type { BodyId };

/** Whether the scene is live; otherwise the line art is shown, which does not turn. */
export const isSceneLive = () => sceneStatus.get() === 'live';

/** Turns the ring of bodies, -1 to 1; at 0 it returns to its place. */
export const turnScene = (ringTurn: number) => ask({ ringTurn });

/** Sets whether the core is pressed; while it is, the four bodies around it light up in order. */
export const holdCore = (isCoreHeld: boolean) => ask({ isCoreHeld });

/**
 * Allows the scene to play its intro, in which dark bodies light up one after another, the core
 * first. The caller must show the line art above the canvas, and fade it out meanwhile; a scene without
 * such a caller begins lit.
 *
 * @param fadeDrawing called when the intro begins, with `none`, and when it has lit a body by half
 * @returns ends it; a scene that still plays its intro is lit at once
 */
export function followArrival(fadeDrawing: (id: BodyId | 'none') => void): () => void {
  const unsubscribe = lastLit.subscribe(() => {
    const id = lastLit.get();
    if (id) fadeDrawing(id);
  });
  ask({ fadesDuringIntro: true });
  return () => {
    unsubscribe();
    ask({ fadesDuringIntro: false });
  };
}
