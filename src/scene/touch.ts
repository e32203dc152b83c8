/** What a drag or a press asks of the scene. A module of its own, so that the first load does not carry it. */
import { ask, hasArrived, sceneStatus } from './scene-store.ts';

export { bodyPositions } from './scene-store.ts';
export { screenPositions } from './screen-positions.ts';
export { arrivalTimes, lightsUp } from './shared/arrival-times.ts';
export { openedSize } from './shared/focus-config.ts';

/** Whether the scene answers: otherwise the drawing stands, which does not turn. */
export const isSceneLive = () => sceneStatus.get() === 'live';

/** Turns the constellation, -1 to 1; 0 lets it spring home. */
export const turnScene = (turn: number) => ask({ turn });

/** Presses the core: while it is held the four bodies answer in order. */
export const holdCore = (isHeld: boolean) => ask({ isHeld });

/**
 * Allows the scene to begin in the dark, and calls back when it does. Without this it begins lit,
 * because the drawing would vanish into the dark.
 *
 * @returns ends it; a scene that is still lighting up is lit at once
 */
export function followArrival(fadeDrawing: () => void): () => void {
  const unsubscribe = hasArrived.subscribe(fadeDrawing);
  ask({ followsArrival: true });
  return () => {
    unsubscribe();
    ask({ followsArrival: false });
  };
}
