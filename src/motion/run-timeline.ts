/** Runs timelines of framer-motion beside an element's life on the page. A part of `framer.ts`. */
import {
  type AnimationSequence,
  animate,
  cancelFrame,
  type FrameData,
  frame,
  frameData,
  frameSteps,
  type Timeline,
  time,
} from 'framer-motion/dom';
import { subscribeMotion } from './motion.ts';
import { isScrolledFast, whenNearBelow, whileSeen } from './visibility.ts';

export interface TimelineOptions {
  /**
   * Builds the timeline's items: `[element, keyframes, { at, duration }]` in seconds, labels, and
   * functions. A selector names elements inside the root. The last keyframe of an element is the state
   * of the markup. Null plays nothing.
   *
   * @param root the element of `useTimeline`
   */
  build: (root: HTMLElement) => AnimationSequence | null;
  /** Whether it plays again and again, from wherever the element is. Otherwise once, from below. */
  repeats?: boolean;
  /** Whether it waits for `play()`. */
  isPaused?: boolean;
  /** Margin of the screen inside which the element counts as seen, as CSS. */
  margin?: string;
  /** Called once it is built, before it plays, so that it takes up the component's state. */
  onStart?: (handle: TimelineHandle) => void;
  /**
   * Seconds between two times that its callbacks are to hear of, as a part of a round. Between them
   * code draws no frame, so only what the browser animates by itself may move. By default each frame.
   */
  every?: number;
  /** Called in each frame, or `every` so often, with the time in seconds within the current round. */
  onUpdate?: (time: number) => void;
  /** Called when a new round begins. */
  onRepeat?: () => void;
  /** Called when it has ended: played, cut by reduced motion, or printed. */
  onFinish?: () => void;
}

export interface TimelineHandle {
  /** Labels, `time`, `seek`, `speed`, `playTo` are framer-motion's own. */
  timeline: Timeline;
  /** Plays on, as long as the element is on the screen and the tab visible. */
  play(): void;
  pause(): void;
  /** Plays forwards or backwards to a time or label, as long as it is seen, and pauses there. */
  playTo(position: string | number): void;
  /** Jumps to a time or label, and pauses there. */
  pauseAt(position: string | number): void;
  /** Ends it in the state of the markup and tells `onFinish`. */
  finish(): void;
  /** Ends it without a word. */
  end(): void;
}

/** Properties of CSS that a timeline animates, and removes when it ends. */
const animatedProperties = [
  'transform',
  'opacity',
  'background-color',
  'clip-path',
  'stroke-dashoffset',
  'stroke-dasharray',
  'visibility',
  'will-change',
  '--front',
];

/** Two times of a timeline are the same within this many seconds. */
const nearly = 0.001;

/** The items with the elements inside the root that their selectors name, not those of the document. */
const inRoot = (items: AnimationSequence, root: Element): AnimationSequence =>
  items.map((item): AnimationSequence[number] => {
    if (!Array.isArray(item) || typeof item[0] !== 'string') return item;
    const [selector, ...rest] = item;
    return [[...root.querySelectorAll(selector)], ...rest] as AnimationSequence[number];
  });

/** The elements that the items of a timeline animate. */
const elementsOf = (items: readonly unknown[]): Element[] =>
  items
    .flatMap((item) => (Array.isArray(item) ? [item[0]] : []))
    .flat()
    .filter((target): target is Element => target instanceof Element);

/** Removes what a timeline has left in an element's style, because the markup is its end. */
function clearStyles(elements: readonly Element[]): void {
  for (const element of elements) {
    const { style } = element as HTMLElement;
    for (const name of animatedProperties) style?.removeProperty(name);
  }
}

/** Time of a label in seconds. */
const timeOf = (timeline: TimelineHandle['timeline'], position: string | number) =>
  typeof position === 'number' ? position : (timeline.getLabelTime(position) ?? 0);

/**
 * Ends animations in the state of the markup.
 *
 * @param elements what they animate
 */
export function cancelAll(
  animations: readonly { cancel: () => void }[],
  elements: readonly Element[],
): void {
  for (const animation of animations) animation.cancel();
  // A cancelled animation still writes the keyframe that it has prepared for the next frame.
  if (frameData.isProcessing) frame.postRender(() => clearStyles(elements));
  else frameSteps.render.process(frameData);
  clearStyles(elements);
}

/**
 * Framer Motion's own clock for what code animates, which here rests while the timeline is paused,
 * and between the times of `every`: its own asks for every frame.
 */
const clockOf = (timeline: () => Timeline, every?: number) => (update: (time: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    cancelFrame(tick);
  };
  const start = (keepAlive = true) => {
    clearTimeout(timer);
    frame.update(tick, keepAlive);
  };
  const tick = ({ timestamp }: FrameData) => {
    update(timestamp);
    const { state, time } = timeline();
    if (state === 'paused') return stop();
    if (!every) return;
    stop();
    const rest = every - (time % every);
    timer = setTimeout(start, rest * 1000);
  };
  return {
    start,
    stop,
    now: () => (frameData.isProcessing ? frameData.timestamp : time.now()),
  };
};

/**
 * Builds a timeline and ties it to its element: it plays while the element is on the screen and the
 * tab is visible, and ends at once, in the state of the markup, when motion is reduced or the page
 * is printed.
 *
 * @param root    element that must be on the screen
 * @param options see {@link TimelineOptions}
 * @returns the timeline's handle; null if it has nothing to play
 */
export function runTimeline(root: HTMLElement, options: TimelineOptions): TimelineHandle | null {
  const { build, repeats = false, isPaused = false, every, onFinish, onUpdate, onRepeat } = options;
  const built = build(root);
  // Code that comes while the page is printed leaves it as it is.
  if (!built || matchMedia('print').matches) return null;
  const items = inRoot(built, root);
  const life = new AbortController();
  const { signal } = life;
  /** `stopAt`: time at which it pauses, in seconds. */
  const state = { isWanted: !isPaused, isSeen: false, stopAt: null as number | null };

  const end = () => life.abort();
  const finish = () => {
    if (signal.aborted) return;
    end();
    onFinish?.();
  };
  const timeline: Timeline = animate(items, {
    autoplay: false,
    driver: clockOf(() => timeline, every),
    ...(repeats && { repeat: Number.POSITIVE_INFINITY }),
    ...(!repeats && !isPaused && { onComplete: finish }),
    // Its end rewinds it, which is no time of a round. With a callback framer-motion makes the clock
    // for `playTo` now; otherwise the first `playTo` would build the whole timeline anew.
    ...((onUpdate || isPaused) && {
      onUpdate: (time: number) => signal.aborted || onUpdate?.(time),
    }),
    ...(onRepeat && { onRepeat }),
  });
  signal.addEventListener('abort', () => cancelAll([timeline], elementsOf(items)));
  const update = (change: Partial<typeof state>) => {
    Object.assign(state, change);
    const { isWanted, isSeen, stopAt } = state;
    if (signal.aborted) return;
    if (!repeats && !isPaused && isSeen && isScrolledFast()) finish();
    else if (!isWanted || !isSeen) timeline.pause();
    else if (stopAt === null) timeline.play();
    // From where it stands already, framer-motion would play on to the end.
    else if (Math.abs(timeline.time - stopAt) > nearly) timeline.playTo(stopAt);
  };
  addEventListener('beforeprint', finish, { signal });
  signal.addEventListener('abort', subscribeMotion(finish));
  whileSeen(root, options.margin, signal, (isSeen) => update({ isSeen }));

  const handle: TimelineHandle = {
    timeline,
    play: () => update({ isWanted: true, stopAt: null }),
    pause: () => update({ isWanted: false }),
    playTo: (position) => update({ isWanted: true, stopAt: timeOf(timeline, position) }),
    pauseAt(position) {
      if (signal.aborted) return;
      handle.pause();
      timeline.seek(position);
    },
    finish,
    end,
  };
  options.onStart?.(handle);
  return handle;
}

/**
 * Plays a timeline once, when its element comes on the screen from below. If a jump passes it, it
 * shows its end.
 *
 * @returns function that ends it
 */
export function playOnce(root: HTMLElement, options: TimelineOptions): () => void {
  isScrolledFast();
  let isPassed = false;
  let isPlayed = false;
  const onFinish = () => {
    isPlayed = !isPassed;
    options.onFinish?.();
  };
  return whenNearBelow(root, () => {
    const handle = isPlayed ? null : runTimeline(root, { ...options, onFinish });
    return () => {
      isPassed = true;
      handle?.finish();
      isPassed = false;
    };
  });
}
