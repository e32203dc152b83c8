import { scene } from '../motion/scene-tokens.ts';
import { sceneStatus } from './scene-store.ts';
import type { Layout } from './shared/diagram.ts';
import { flowPoint } from './shared/geometry/flow.ts';
import { boxLens, projector } from './shared/projection.ts';
import { viewOf } from './shared/resolve-shot.ts';
import type { ShotName } from './shared/shots.ts';

/** Keyframes of one round: so many that the path shows no corners. */
const keyframeCount = 96;
/** Pulses that move at the same time, evenly spaced. */
const pulseCount = 3;

/**
 * Moves pulses of light along the flow of the line art (the SVG drawing that stands in for the 3D
 * scene). They are elements over the drawing and change only transform and opacity, so that the
 * browser's compositor animates them.
 *
 * @param box box of the line art, which fills it as SVG's `meet` does
 * @returns removes them
 */
function runPulses(box: HTMLElement, shot: ShotName, layout: Layout): () => void {
  const { camera, flow, frame } = viewOf(shot, layout);
  if (!frame) return () => {};
  const lens = boxLens(frame, {
    left: 0,
    top: 0,
    width: box.clientWidth,
    height: box.clientHeight,
  });
  const project = projector(camera);
  const path = Array.from({ length: keyframeCount + 1 }, (_, index) =>
    project(flowPoint(flow, (index / keyframeCount) * flow.length)),
  );
  const isInFrame = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x - frame.x) < frame.width / 2 && Math.abs(y - frame.y) < frame.height / 2;
  const keyframes: PropertyIndexedKeyframes = {
    transform: path.map(
      ({ x, y }) => `translate(${lens.x + x * lens.scale}px, ${lens.y - y * lens.scale}px)`,
    ),
    opacity: path.map((point) => (isInFrame(point) ? 1 : 0)),
  };
  const stopPulses = Array.from({ length: pulseCount }, (_, index) => {
    const pulse = document.createElement('span');
    pulse.className = 'scene-pulse';
    box.append(pulse);
    const animation = pulse.animate(keyframes, {
      duration: scene.round,
      iterations: Number.POSITIVE_INFINITY,
    });
    animation.currentTime = (index / pulseCount) * scene.round;
    return () => {
      animation.cancel();
      pulse.remove();
    };
  });
  return () => {
    for (const stop of stopPulses) stop();
  };
}

/**
 * Runs pulses while the line art of a shot (a named camera framing) is on screen, the tab is
 * visible, and the live scene does not take its place.
 *
 * @returns stops them for good
 */
export function followPulses(box: HTMLElement, shot: ShotName, layout: Layout): () => void {
  let stop: (() => void) | undefined;
  let isOnScreen = false;
  const restart = () => {
    stop?.();
    const isWanted = isOnScreen && !document.hidden && sceneStatus.get() === 'drawing';
    stop = isWanted ? runPulses(box, shot, layout) : undefined;
  };
  const intersectionObserver = new IntersectionObserver((entries) => {
    // After a slow frame several changes come at once; only the last one is current.
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    restart();
  });
  // The keyframes are in pixels of the box.
  const resizeObserver = new ResizeObserver(restart);
  intersectionObserver.observe(box);
  resizeObserver.observe(box);
  document.addEventListener('visibilitychange', restart);
  const unsubscribe = sceneStatus.subscribe(restart);
  return () => {
    intersectionObserver.disconnect();
    resizeObserver.disconnect();
    document.removeEventListener('visibilitychange', restart);
    unsubscribe();
    stop?.();
  };
}
