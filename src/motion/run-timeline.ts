/** Runs a timeline of framer-motion beside an element's life on the page. */
import { animate, inView } from 'framer-motion/dom';
import { subscribeMotion } from './motion.ts';
import type { TimelineHandle, TimelineOptions } from './timeline.ts';

/** Properties of CSS that a timeline animates, and removes when it ends. */
const animatedProperties = [
  'transform',
  'opacity',
  'clip-path',
  'stroke-dashoffset',
  'stroke-dasharray',
  'visibility',
  'will-change',
];

/** Two times of a timeline are the same within this many seconds. */
const nearly = 0.001;

/** The elements that the items of a timeline animate. */
const elementsOf = (items: readonly unknown[], root: Element): Element[] =>
  items.flatMap((item) => {
    const target = Array.isArray(item) ? item[0] : null;
    if (typeof target === 'string') return [...root.querySelectorAll(target)];
    if (target instanceof Element) return [target];
    return Array.isArray(target) || target instanceof NodeList
      ? [...target].filter((one): one is Element => one instanceof Element)
      : [];
  });

/** Removes what a timeline has left in an element's style, because the markup is its end. */
export function clearStyles(elements: readonly Element[]): void {
  for (const element of elements) {
    const { style } = element as HTMLElement;
    for (const name of animatedProperties) style?.removeProperty(name);
  }
}

/** Time of a label in seconds. */
const timeOf = (timeline: TimelineHandle['timeline'], position: string | number) =>
  typeof position === 'number' ? position : (timeline.getLabelTime(position) ?? 0);

/**
 * Tells whether an element is on the screen and its tab visible, now and whenever that changes.
 *
 * @returns function that stops it
 */
function whileSeen(root: Element, margin: string | undefined, tell: (isSeen: boolean) => void) {
  let isOnScreen = false;
  const update = () => tell(isOnScreen && !document.hidden);
  const set = (value: boolean) => {
    isOnScreen = value;
    update();
  };
  document.addEventListener('visibilitychange', update);
  const stop = inView(
    root,
    () => {
      set(true);
      return () => set(false);
    },
    margin ? { margin: margin as '0px' } : {},
  );
  return () => {
    document.removeEventListener('visibilitychange', update);
    stop();
  };
}

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
  const { build, repeats = false, isPaused = false, onFinish, margin } = options;
  const isBelow = root.getBoundingClientRect().top >= innerHeight;
  // A drawing that is on the screen already stays as it is; what repeats may begin anywhere.
  if (!repeats && !isPaused && !isBelow) return null;
  const items = build(root);
  if (!items) return null;
  const elements = elementsOf(items, root);
  let isWanted = !isPaused;
  let isSeen = false;
  let isEnded = false;
  /** Time at which it stops, in seconds. */
  let stopAt: number | null = null;

  const end = () => {
    if (isEnded) return;
    isEnded = true;
    for (const stop of stops) stop();
    timeline.cancel();
    clearStyles(elements);
  };
  const finish = () => {
    if (isEnded) return;
    end();
    onFinish?.();
  };
  const timeline = animate(items, {
    autoplay: false,
    ...(repeats && { repeat: Number.POSITIVE_INFINITY }),
    ...(!repeats && !isPaused && { onComplete: finish }),
    // Its end rewinds it, which is no time of a round.
    ...(options.onUpdate && { onUpdate: (time: number) => isEnded || options.onUpdate?.(time) }),
    ...(options.onRepeat && { onRepeat: options.onRepeat }),
  });
  const update = () => {
    if (isEnded) return;
    if (!isWanted || !isSeen) timeline.pause();
    else if (stopAt === null) timeline.play();
    // From where it stands already, framer-motion would play on to the end.
    else if (Math.abs(timeline.time - stopAt) > nearly) timeline.playTo(stopAt);
  };
  addEventListener('beforeprint', finish);
  const stops = [
    () => removeEventListener('beforeprint', finish),
    subscribeMotion(finish),
    whileSeen(root, margin, (seen) => {
      isSeen = seen;
      update();
    }),
  ];

  const handle: TimelineHandle = {
    timeline,
    play() {
      isWanted = true;
      stopAt = null;
      update();
    },
    pause() {
      isWanted = false;
      update();
    },
    playTo(position) {
      isWanted = true;
      stopAt = timeOf(timeline, position);
      update();
    },
    pauseAt(position) {
      if (isEnded) return;
      handle.pause();
      timeline.seek(position);
    },
    finish,
    end,
  };
  options.onStart?.(handle);
  return handle;
}
