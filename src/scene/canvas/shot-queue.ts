import { emptyLook, mix } from '../look.ts';
import { type Box, layoutFor, resolve, type ShotName, type Viewport } from '../shots.ts';
import type { Stage } from '../stage.ts';

export type ShotRequest = ShotName | { from: ShotName; to: ShotName; progress: number };

/** Keeps the wished shot and turns it into numbers whenever it or the viewport changes. */
export function shotQueue(stage: Stage, first: ShotName, calm: boolean) {
  let wished: ShotRequest = first;
  const viewport: Viewport = { width: 1, height: 1 };
  const looks = new Map<ShotName, ReturnType<typeof resolve>>();
  const blend = emptyLook();

  const lookOf = (name: ShotName) => {
    const known = looks.get(name);
    if (known) return known;
    const made = resolve(name, viewport);
    looks.set(name, made);
    return made;
  };
  const aim = (cut: boolean) => {
    if (typeof wished === 'string') stage.glide.aim(lookOf(wished), false);
    else stage.glide.aim(mix(lookOf(wished.from), lookOf(wished.to), wished.progress, blend), true);
    if (cut || calm) stage.cut();
  };
  const isStill = (it: ShotRequest) =>
    it === 'still' || (typeof it === 'object' && it.from === 'still' && it.to === 'still');
  const refit = () => {
    looks.clear();
    stage.layout = layoutFor(viewport.frame ?? viewport);
    aim(true);
  };

  return {
    still: () => isStill(wished),
    set(next: ShotRequest) {
      // Nothing was on screen before, so nothing needs to glide.
      const fromNothing = isStill(wished);
      wished = next;
      if (!isStill(next)) aim(fromNothing);
    },
    frame(box: Box | null) {
      viewport.frame = box ?? undefined;
      refit();
    },
    resize(width: number, height: number) {
      viewport.width = width;
      viewport.height = height;
      refit();
    },
  };
}
