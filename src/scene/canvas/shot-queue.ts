import { type Fit, fitInto, layoutFor, resolve, type Viewport } from '../framing.ts';
import { emptyLook, type Look, mix } from '../look.ts';
import type { Box, ShotName } from '../shots.ts';
import type { Stage } from '../stage.ts';

export type ShotRequest = ShotName | { from: ShotName; to: ShotName; progress: number };

/** Keeps the wished shot and turns it into numbers whenever it or the viewport changes. */
export function shotQueue(stage: Stage, first: ShotName, calm: boolean) {
  let wished: ShotRequest = first;
  let box: Box | null = null;
  const viewport: Viewport = { width: 1, height: 1 };
  const looks = new Map<ShotName, Look>();
  const blend = emptyLook();
  /** Read by the rig every frame: the box moves with the page, no spring may hold it back. */
  const framed: Fit = { zoom: 1, shiftX: 0, shiftY: 0 };

  const lookOf = (name: ShotName) => {
    const known = looks.get(name);
    if (known) return known;
    const made = resolve(name, viewport, stage.layout);
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
    stage.layout = layoutFor(viewport, box);
    if (box) Object.assign(framed, fitInto(stage.layout, viewport, box));
    aim(true);
  };

  return {
    framed,
    still: () => isStill(wished),
    set(next: ShotRequest) {
      // Nothing was on screen before, so nothing needs to glide.
      const fromNothing = isStill(wished);
      wished = next;
      if (!isStill(next)) aim(fromNothing);
    },
    frame(next: Box | null) {
      box = next;
      // Without a box the last one holds until the camera has left it.
      if (!box) return;
      if (layoutFor(viewport, box) === stage.layout)
        Object.assign(framed, fitInto(stage.layout, viewport, box));
      else refit();
    },
    resize(width: number, height: number) {
      if (width === viewport.width && height === viewport.height) return;
      viewport.width = width;
      viewport.height = height;
      refit();
    },
  };
}
