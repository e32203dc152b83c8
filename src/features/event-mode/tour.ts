/**
 * The clock of event mode's tour, which shows one stop after another. It runs in the animation
 * loop, so that it stops while no frames are drawn.
 */
import type { Stop } from '../../content/event-tour.ts';
import { dwell, event } from '../../motion/event-tokens.ts';
import { onFrame } from '../../motion/framer.ts';
import { overrideScene, setPointer, showMark, wholeScreen } from '../../scene/index.tsx';
import { homeDemo } from '../demos/run.ts';
import { mark } from '../mark/state.ts';
import { getEventState, isTourShown, setEventState } from './state.ts';

/** Lines of a stop with `inTurn`, each of which is highlighted for a quarter of the stop. */
const linesPerStop = 4;
const fullCircle = Math.PI * 2;

/**
 * @param pace  how many times faster than real time, for tests
 * @param marks the day's marks, each of which the last stop shows for a moment in the middle
 */
export function createTour(stops: readonly Stop[], pace: number, marks: () => readonly string[]) {
  let stopFrames: (() => void) | null = null;
  /** Timestamp of the last frame. */
  let lastTimestamp: number | null = null;
  /** Milliseconds that the current stop has been shown. */
  let elapsedMs = 0;
  /** Phase of the camera's slow movement to and fro, 0 to 1. */
  let swayPhase = 0;
  /** Whether the stops follow each other by themselves. */
  const isAutomatic = () => getEventState().state === 'attract';

  const current = () => stops[getEventState().stop] as Stop;
  /** Sets the shot of the current stop. */
  const applyShot = () =>
    overrideScene({
      shot: wholeScreen(current().shot),
      focus: null,
      step: getEventState().highlightedLine,
      demo: null,
    });

  const goTo = (index: number) => {
    elapsedMs = 0;
    const next = (index + stops.length) % stops.length;
    setEventState({ stop: next, isLeaving: false, highlightedLine: stops[next]?.inTurn ? 0 : -1 });
    showMark(mark.get());
    applyShot();
  };
  /** Shows the newest mark first. */
  const showMarks = () => {
    const made = marks();
    if (made.length === 0 || getEventState().stop !== stops.length - 1) return;
    const turn = Math.floor(elapsedMs / event.mark) % made.length;
    showMark(made.at(-1 - turn) ?? null);
  };

  const step = (timestamp: number) => {
    const sinceLast = lastTimestamp === null ? 0 : timestamp - lastTimestamp;
    const stepMs = Math.min(sinceLast, event.longestStep) * pace;
    lastTimestamp = timestamp;
    elapsedMs += stepMs;
    // The phase is wrapped to 0–1, so that it keeps its precision when the tour runs for days.
    swayPhase = (swayPhase + stepMs / event.sway) % 1;
    // The scene's camera follows this pointer position, -1 to 1 on each axis.
    setPointer(Math.sin(swayPhase * fullCircle) * 0.8, Math.cos(swayPhase * fullCircle) * 0.4);
    const durationMs = dwell[current().dwell];
    const share = elapsedMs / durationMs;
    if (isAutomatic() && share >= 1) return goTo(getEventState().stop + 1);
    if (isAutomatic() && elapsedMs > durationMs - event.part && !getEventState().isLeaving)
      setEventState({ isLeaving: true });
    showMarks();
    const highlightedLine = current().inTurn ? Math.floor((share % 1) * linesPerStop) : -1;
    if (highlightedLine !== getEventState().highlightedLine) {
      setEventState({ highlightedLine });
      applyShot();
    }
  };

  return {
    start(index: number) {
      lastTimestamp = null;
      goTo(index);
      stopFrames ??= onFrame(({ timestamp }) => step(timestamp));
    },
    goTo,
    stop() {
      stopFrames?.();
      stopFrames = null;
      setPointer(0, 0);
      showMark(mark.get());
      overrideScene(null);
    },
  };
}

/** Whether the middle of the screen shows the element. */
const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight / 2 && bottom > innerHeight / 2;
};

/**
 * Scrolls to the demo 'Follow one signal' on home, and starts it. Home may still have to load, and the
 * demo's code loads when the demo is near the screen.
 */
export function startHomeDemo(): void {
  const stop = onFrame(() => {
    const demo = document.getElementById('signal');
    if (isTourShown()) return stop();
    if (!demo) return;
    if (!isOnScreen(demo)) return demo.scrollIntoView({ behavior: 'instant' });
    const commands = homeDemo.get();
    if (!commands) return;
    stop();
    commands.start();
  });
}

/** Resets the demo on home for the next visitor. */
export const resetHomeDemo = () => homeDemo.get()?.reset();
