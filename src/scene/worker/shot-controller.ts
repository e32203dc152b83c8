import { type Lens, mixLens, type Size } from '../shared/lens.ts';
import { resolve } from '../shared/resolve-shot.ts';
import type { ShotAim, ShotRequest } from '../shared/shot-request.ts';
import { emptyValues, mix } from '../shared/shot-values.ts';
import type { ShotName } from '../shared/shots.ts';
import { cameraRate } from './camera-damper.ts';
import { damp, type Spring, snap, spring } from './spring.ts';
import type { WorldState } from './world-state.ts';

/** What is left is less than an eye sees: a tenth of a pixel, and as little of the scale. */
const hasArrived = ({ value }: Spring) => Math.abs(value) < 1e-3;
const isStill = ({ from, to }: ShotRequest) =>
  from.shot === 'still' && (to ?? from).shot === 'still';
/** Shots in which everything rests and is far away: half the display's rate shows all of it. */
const quiet: ReadonlySet<ShotName> = new Set(['quiet', 'glow']);
const keyOf = ({ from, to }: ShotRequest) => `${from.shot} ${to?.shot ?? from.shot}`;

/**
 * Keeps what the page asks for and turns it into numbers: the camera's go to the stage, the lens
 * stays here. A box moves with the page, so the lens follows it at once; only what is left of the
 * way from another shot fades, as fast as the camera moves.
 */
export function shotController(state: WorldState, first: ShotRequest) {
  let requested = first;
  const screen: Size = { width: 1, height: 1 };
  const blend = emptyValues();
  const wanted: Lens = { scale: 500, x: 0, y: 0 };
  /** Read by the rig every frame. */
  const lens: Lens = { ...wanted };
  /** The way that is left to the wanted lens: logarithm of the scale, and pixels. */
  const left = { scale: spring(), x: spring(), y: spring() };

  const resolveAim = ({ shot, box, layout }: ShotAim) => resolve(shot, screen, box, layout);
  const show = () => {
    lens.scale = wanted.scale * Math.exp(left.scale.value);
    lens.x = wanted.x + left.x.value;
    lens.y = wanted.y + left.y.value;
  };
  const arrive = () => {
    for (const way of Object.values(left)) snap(way, 0);
    show();
  };
  const aim = (isCut: boolean) => {
    const from = resolveAim(requested.from);
    if (requested.to) {
      const to = resolveAim(requested.to);
      const { progress = 0 } = requested;
      state.camera.aim(mix(from.values, to.values, progress, blend), true);
      mixLens(from.lens, to.lens, progress, wanted);
    } else {
      state.camera.aim(from.values, false);
      Object.assign(wanted, from.lens);
    }
    if (!isCut) return show();
    state.snap();
    arrive();
  };

  return {
    lens,
    still: () => isStill(requested),
    /** Whether a new picture now and then is enough: in one quiet shot, once it is reached. */
    quiet: () =>
      !requested.to && quiet.has(requested.from.shot) && Object.values(left).every(hasArrived),
    /** @param isFlight whether the camera moves to another shot; otherwise it stands there at once, as after a jump or while the canvas was hidden */
    set(next: ShotRequest, isFlight = true) {
      const isOther = keyOf(next) !== keyOf(requested);
      // Nothing was on screen before, so nothing has to move.
      const fromNothing = isStill(requested) || (isOther && !isFlight);
      requested = next;
      if (isStill(next)) return;
      const before = { ...lens };
      aim(fromNothing);
      if (fromNothing || !isOther) return;
      left.scale.value = Math.log(before.scale / wanted.scale);
      left.x.value = before.x - wanted.x;
      left.y.value = before.y - wanted.y;
      show();
    },
    resize(width: number, height: number) {
      if (width === screen.width && height === screen.height) return;
      // Another height alone, as of a window with a bar that came or went, is no reason to jump.
      const isOther = width !== screen.width;
      screen.width = width;
      screen.height = height;
      aim(isOther);
    },
    /** Time passes: what is left of the way shrinks. @param seconds since the last frame */
    advance(seconds: number) {
      for (const way of Object.values(left)) damp(way, 0, cameraRate, seconds);
      show();
    },
    arrive,
  };
}
