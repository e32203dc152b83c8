import { type Lens, mixLens, type Size } from '../shared/projection.ts';
import type { ShotAim, ShotRequest } from '../shared/protocol.ts';
import { emptyValues, mix, resolve } from '../shared/resolve-shot.ts';
import type { ShotName } from '../shared/shots.ts';
import { cameraRate } from './camera-damper.ts';
import { damp, type Spring, snap, spring } from './spring.ts';
import type { WorldState } from './world-state.ts';

/** True when the offset is too small to see. */
const hasArrived = ({ value }: Spring) => Math.abs(value) < 1e-3;
/** The page's shot 'none' renders nothing. */
const isOff = ({ from, to }: ShotRequest) => from.shot === 'none' && (to ?? from).shot === 'none';
/** Shots of far, resting bodies, which need only half the display's rate. */
const quietShots: ReadonlySet<ShotName> = new Set(['quiet', 'glow']);
const shotNames = ({ from, to }: ShotRequest) => `${from.shot} ${to?.shot ?? from.shot}`;

/**
 * Turns the shot that the page requests into numbers: those of camera and bodies go to the world's
 * state, the lens (where and how large the picture lies on the canvas) is kept here. The lens
 * follows its box at once, because the box scrolls with the page. After a change of shot, the
 * offset to the previous lens decays as fast as the camera moves.
 */
export function shotController(state: WorldState, first: ShotRequest) {
  let requested = first;
  /** Size of the canvas, CSS pixels. */
  const screen: Size = { width: 1, height: 1 };
  const blended = emptyValues();
  /** Lens of the requested shot. */
  const targetLens: Lens = { scale: 500, x: 0, y: 0 };
  /** Lens of this frame, read by the camera rig. */
  const lens: Lens = { ...targetLens };
  /** Remaining offset of `lens` from `targetLens`: logarithm of the scale, and CSS pixels. */
  const offset = { scale: spring(), x: spring(), y: spring() };

  const resolveAim = ({ shot, box, layout }: ShotAim) => resolve(shot, screen, box, layout);
  const updateLens = () => {
    lens.scale = targetLens.scale * Math.exp(offset.scale.value);
    lens.x = targetLens.x + offset.x.value;
    lens.y = targetLens.y + offset.y.value;
  };
  const endMove = () => {
    for (const part of Object.values(offset)) snap(part, 0);
    updateLens();
  };
  /** @param isCut whether camera, bodies and lens jump to the requested shot */
  const aim = (isCut: boolean) => {
    const from = resolveAim(requested.from);
    if (requested.to) {
      const to = resolveAim(requested.to);
      const { progress = 0 } = requested;
      state.camera.aim(mix(from.values, to.values, progress, blended), true);
      mixLens(from.lens, to.lens, progress, targetLens);
    } else {
      state.camera.aim(from.values, false);
      Object.assign(targetLens, from.lens);
    }
    if (!isCut) return updateLens();
    state.snap();
    endMove();
  };

  return {
    lens,
    /** Whether nothing is rendered. */
    isOff: () => isOff(requested),
    /** Whether a lower frame rate suffices: in a quiet shot once it is reached. */
    isQuiet: () =>
      !requested.to &&
      quietShots.has(requested.from.shot) &&
      Object.values(offset).every(hasArrived),
    /**
     * @param isFlight whether the camera moves to another shot. Otherwise it is there at once:
     *   after a jump on the page, or when the canvas was not on screen.
     */
    set(next: ShotRequest, isFlight = true) {
      const isOtherShot = shotNames(next) !== shotNames(requested);
      const isCut = isOff(requested) || (isOtherShot && !isFlight);
      requested = next;
      if (isOff(next)) return;
      const previous = { ...lens };
      aim(isCut);
      if (isCut || !isOtherShot) return;
      offset.scale.value = Math.log(previous.scale / targetLens.scale);
      offset.x.value = previous.x - targetLens.x;
      offset.y.value = previous.y - targetLens.y;
      updateLens();
    },
    resize(width: number, height: number) {
      if (width === screen.width && height === screen.height) return;
      // A change of height alone does not cut: a browser's bar appears and disappears while
      // scrolling.
      const isOtherWidth = width !== screen.width;
      screen.width = width;
      screen.height = height;
      aim(isOtherWidth);
    },
    /** @param seconds since the last frame */
    advance(seconds: number) {
      for (const part of Object.values(offset)) damp(part, 0, cameraRate, seconds);
      updateLens();
    },
    endMove,
  };
}
