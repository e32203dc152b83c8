import './pulses.css';
import { runTimeline } from '../motion/framer.ts';
import { scene } from '../motion/scene-tokens.ts';
import { seconds } from '../motion/tokens.ts';
import { whenArrived } from './arrival.ts';
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
 * Moves pulses of light along the flow of the line art. They are elements over the drawing and
 * change only transform and opacity, so that the browser's compositor animates them.
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
  const keyframes = {
    transform: path.map(
      ({ x, y }) => `translate(${lens.x + x * lens.scale}px, ${lens.y - y * lens.scale}px)`,
    ),
    opacity: path.map((point) => (isInFrame(point) ? 1 : 0)),
  };
  const stopPulses = Array.from({ length: pulseCount }, (_, index) => {
    const pulse = document.createElement('span');
    pulse.className = 'scene-pulse';
    box.append(pulse);
    const handle = runTimeline(box, {
      repeats: true,
      build: () => [[pulse, keyframes, { duration: seconds(scene.round), ease: 'linear' }]],
    });
    if (handle) handle.timeline.time = (index / pulseCount) * seconds(scene.round);
    return () => {
      handle?.end();
      pulse.remove();
    };
  });
  return () => {
    for (const stop of stopPulses) stop();
  };
}

/**
 * Runs pulses along the line art of a shot, on the screen and in a visible tab, after home's
 * arrival and while the live scene does not take its place.
 *
 * @returns stops them for good
 */
export function followPulses(box: HTMLElement, shot: ShotName, layout: Layout): () => void {
  let stop: (() => void) | undefined;
  let hasArrived = false;
  let isEnded = false;
  const restart = () => {
    stop?.();
    stop = hasArrived && sceneStatus.get() === 'drawing' ? runPulses(box, shot, layout) : undefined;
  };
  // The keyframes are in pixels of the box. They are built in a task of their own, because an observer is
  // called before the paint that answers a press.
  let rebuild: ReturnType<typeof setTimeout>;
  const resizeObserver = new ResizeObserver(() => {
    clearTimeout(rebuild);
    rebuild = setTimeout(restart);
  });
  resizeObserver.observe(box);
  const unsubscribe = sceneStatus.subscribe(restart);
  void whenArrived().then(() => {
    if (isEnded) return;
    hasArrived = true;
    restart();
  });
  return () => {
    isEnded = true;
    clearTimeout(rebuild);
    resizeObserver.disconnect();
    unsubscribe();
    stop?.();
  };
}
