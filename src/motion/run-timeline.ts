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
  let isOnScreen = false;
  let isEnded = false;

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
    ...(options.onUpdate && { onUpdate: options.onUpdate }),
    ...(options.onRepeat && { onRepeat: options.onRepeat }),
  });
  const update = () => {
    if (isEnded) return;
    if (isWanted && isOnScreen && !document.hidden) timeline.play();
    else timeline.pause();
  };
  const onVisibility = () => update();
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('beforeprint', finish);
  const stops = [
    () => document.removeEventListener('visibilitychange', onVisibility),
    () => removeEventListener('beforeprint', finish),
    subscribeMotion(finish),
    inView(
      root,
      () => {
        isOnScreen = true;
        update();
        return () => {
          isOnScreen = false;
          update();
        };
      },
      margin ? { margin: margin as '0px' } : {},
    ),
  ];

  return {
    timeline,
    play() {
      isWanted = true;
      update();
    },
    pause() {
      isWanted = false;
      update();
    },
    finish,
    end,
  };
}
