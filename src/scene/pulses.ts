import { scene } from '../motion/scene-tokens.ts';
import { animate } from '../motion/timelines.ts';
import { seconds } from '../motion/tokens.ts';
import { sceneStatus } from './scene-store.ts';
import { curvePoints, writeCurve } from './shared/curve.ts';
import type { Layout } from './shared/diagram.ts';
import { flowPoint } from './shared/geometry/flow.ts';
import type { Frame } from './shared/lens.ts';
import { projector } from './shared/projection.ts';
import { type ShotView, viewOf } from './shared/resolve-shot.ts';
import type { ShotName } from './shared/shots.ts';
import type { Vec3 } from './shared/vector.ts';

/** Number of points by which the browser gets the path: enough that no corner is visible. */
const steps = 96;
/** Pulses that are on their way at a time, evenly apart. */
const pulses = 3;

/** The way of the flow through a shot's picture, in shares of the frame from its left upper corner. */
function wayThrough(
  { values, camera }: ShotView,
  frame: Frame,
): readonly (readonly [number, number])[] {
  const curve = new Float32Array(curvePoints * 3);
  writeCurve(values, 0, curve);
  const path = Array.from(
    { length: curvePoints },
    (_, index): Vec3 => [curve[index * 3]!, curve[index * 3 + 1]!, curve[index * 3 + 2]!],
  );
  const see = projector({ ...camera, fov: 90 }, 1);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y } = see(flowPoint(path, (step / steps) * curvePoints));
    return [(x - frame.x) / frame.width + 0.5, 0.5 - (y - frame.y) / frame.height] as const;
  });
}

/**
 * Lets pulses of light run along the drawn flow. They are elements of their own over the drawing,
 * moved by transforms alone, so that the browser's compositor carries them.
 *
 * @param box the picture's box; the drawing fills it as SVG's `meet` does
 * @returns takes them away
 */
function runPulses(box: HTMLElement, shot: ShotName, layout: Layout): () => void {
  const view = viewOf(shot, layout);
  if (!view.frame) return () => {};
  const way = wayThrough(view, view.frame);
  const { width, height } = view.frame;
  const zoom = Math.min(box.clientWidth / width, box.clientHeight / height);
  const size = { x: width * zoom, y: height * zoom };
  const corner = { x: (box.clientWidth - size.x) / 2, y: (box.clientHeight - size.y) / 2 };
  const inside = ([x, y]: readonly [number, number]) => x > 0 && x < 1 && y > 0 && y < 1;
  const keyframes = {
    transform: way.map(
      ([x, y]) => `translate(${corner.x + x * size.x}px, ${corner.y + y * size.y}px)`,
    ),
    opacity: way.map((point) => (inside(point) ? 1 : 0)),
  };
  const running = Array.from({ length: pulses }, (_, index) => {
    const pulse = document.createElement('span');
    pulse.className = 'scene-pulse';
    box.append(pulse);
    const animation = animate(pulse, keyframes, {
      duration: seconds(scene.round),
      ease: 'linear',
      repeat: Number.POSITIVE_INFINITY,
    });
    animation.time = (index / pulses) * seconds(scene.round);
    return () => {
      animation.cancel();
      pulse.remove();
    };
  });
  return () => {
    for (const stop of running) stop();
  };
}

/** Shots in whose drawing the flow is long enough to follow. */
const flowing: readonly ShotName[] = ['constellation', 'field', 'stream', 'suite', 'quiet', 'glow'];

/**
 * Lets pulses run while the drawing is on screen, in a visible tab, and no scene is shown instead of it.
 *
 * @returns ends it
 */
export function followPulses(box: HTMLElement, shot: ShotName, layout: Layout = 'wide') {
  let stop: (() => void) | undefined;
  let isOnScreen = false;
  const follow = () => {
    stop?.();
    const isWanted = isOnScreen && !document.hidden && sceneStatus.get() === 'drawing';
    stop = isWanted ? runPulses(box, shot, layout) : undefined;
  };
  if (!flowing.includes(shot)) return () => {};
  const seen = new IntersectionObserver((entries) => {
    // A slow frame tells several changes at once; the last one holds.
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    follow();
  });
  // Another size is another way.
  const sizes = new ResizeObserver(follow);
  seen.observe(box);
  sizes.observe(box);
  document.addEventListener('visibilitychange', follow);
  const unsubscribe = sceneStatus.subscribe(follow);
  return () => {
    seen.disconnect();
    sizes.disconnect();
    document.removeEventListener('visibilitychange', follow);
    unsubscribe();
    stop?.();
  };
}
