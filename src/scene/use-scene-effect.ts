import { useEffect } from 'react';
import type { SceneEffect } from './scene-effects.ts';
import { applyEffect } from './scene-store.ts';

/**
 * Applies a part of the scene's state while the calling component is mounted. Effects stack: of each
 * part the most recent value that is not null wins, and unmounting restores the one below.
 *
 * @param effect `demo` has to be the same object in every render that asks for the same
 * @example useSceneEffect({ focus: openId });
 */
export function useSceneEffect({ focus, step, demo }: SceneEffect): void {
  useEffect(() => applyEffect({ focus, step, demo }), [focus, step, demo]);
}
