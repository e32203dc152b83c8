/** The tour's clock. It runs in the animation loop, so that it stops while no frames are drawn. */
import type { Stop } from '../../content/event-tour.ts';
import { dwell, event } from '../../motion/event-tokens.ts';
import { getMotion } from '../../motion/motion.ts';
import { onFrame } from '../../motion/timelines.ts';
import { setPointer, setTourShot } from '../../scene/event-tour.ts';
import { tourCommand } from '../demos/run.ts';
import { getEventState, isTourShown, setEventState } from './state.ts';

const linesPerCycle = 4;
const fullCircle = Math.PI * 2;

/**
 * @param pace     how many times faster than real time
 * @param progress called in every frame with the share of the stop that has passed, 0 to 1
 */
export function makeTour(stops: readonly Stop[], pace: number, progress: (share: number) => void) {
  let stop: (() => void) | null = null;
  let last: number | null = null;
  let spent = 0;
  let sway = 0;
  let isAutomatic = false;
  let showsProgress = false;

  const current = () => stops[getEventState().stop] as Stop;
  const aim = () => setTourShot(current().shot, getEventState().highlightedLine);

  const to = (index: number) => {
    spent = 0;
    const next = (index + stops.length) % stops.length;
    setEventState({ stop: next, isLeaving: false, highlightedLine: stops[next]?.inTurn ? 0 : -1 });
    aim();
    // With reduced motion the progress mark is full or empty, because nothing may move endlessly.
    showsProgress = isAutomatic && getMotion() === 'full';
    progress(showsProgress ? 0 : 1);
  };

  const step = (timestamp: number) => {
    const passed = Math.min(last === null ? 0 : timestamp - last, event.longestStep) * pace;
    last = timestamp;
    spent += passed;
    // The phase is wrapped to 0–1, so that it keeps its precision when the tour runs for days.
    sway = (sway + passed / event.sway) % 1;
    setPointer(Math.sin(sway * fullCircle) * 0.8, Math.cos(sway * fullCircle) * 0.4);
    const length = dwell[current().dwell];
    const share = spent / length;
    if (isAutomatic && share >= 1) return to(getEventState().stop + 1);
    if (isAutomatic && spent > length - event.part && !getEventState().isLeaving)
      setEventState({ isLeaving: true });
    const turn = current().inTurn ? Math.floor((share % 1) * linesPerCycle) : -1;
    if (turn !== getEventState().highlightedLine) {
      setEventState({ highlightedLine: turn });
      aim();
    }
    if (showsProgress) progress(Math.min(share, 1));
  };

  return {
    /** @param auto whether the stops follow each other by themselves */
    start(index: number, auto: boolean) {
      isAutomatic = auto;
      last = null;
      to(index);
      stop ??= onFrame(({ timestamp }) => step(timestamp));
    },
    to,
    stop() {
      stop?.();
      stop = null;
      setPointer(0, 0);
      setTourShot(null);
    },
  };
}

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight / 2 && bottom > innerHeight / 2;
};

/**
 * Starts home's run, and scrolls to it until it has started: its code loads when it is near the screen,
 * and home may still have to be loaded.
 */
export function sendSignal(): void {
  tourCommand.set('start');
  const stop = onFrame(() => {
    const run = document.getElementById('signal');
    if (isTourShown()) stop();
    else if (run && !isOnScreen(run)) run.scrollIntoView({ behavior: 'instant' });
    else if (run && tourCommand.get() === null) stop();
  });
}

/** Resets home's run for the next visitor. */
export const forgetSignal = () => tourCommand.set('reset');
