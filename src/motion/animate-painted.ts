import { painted } from '../lib/painted.ts';
import { animate, cancelAll } from './framer.ts';
import { duration, flight, presence, seconds } from './tokens.ts';

/** The one movement of a page change. */
export const flightTiming = { duration: seconds(duration.flight), ease: flight.ease };

/**
 * Animates elements once the browser has painted what stands there now: the first frame of a page
 * takes long on a slow machine, which would show the movement's end only.
 *
 * @param signal ends it in the state of the markup
 * @returns promise that resolves at the end; the elements keep the last keyframe
 */
export async function animatePainted(
  elements: readonly Element[],
  keyframes: Parameters<typeof animate>[1],
  timing: Parameters<typeof animate>[2],
  signal: AbortSignal,
): Promise<void> {
  await painted();
  if (signal.aborted) return;
  const animation = animate([...elements], keyframes, timing);
  signal.addEventListener('abort', () => cancelAll([animation], elements));
  await animation;
}

/**
 * Fades elements from one opacity to another, in which the markup has them.
 *
 * @param timing in seconds
 * @param signal ends it
 */
export async function fade(
  elements: Iterable<HTMLElement | SVGElement>,
  opacity: readonly [number, number],
  timing: Parameters<typeof animate>[2],
  signal: AbortSignal,
): Promise<void> {
  const all = [...elements];
  if (all.length === 0 || opacity[0] === opacity[1]) return;
  // An element that answers the pointer with its opacity would fade there first.
  for (const { style } of all)
    Object.assign(style, { opacity: String(opacity[0]), transition: 'none' });
  const end = () => {
    cancelAll([], all);
    for (const { style } of all) style.removeProperty('transition');
  };
  signal.addEventListener('abort', end);
  await animatePainted(all, { opacity: [...opacity] }, timing, signal);
  if (!signal.aborted) end();
}

/** Hides elements, and lets them appear after so many milliseconds. */
export const fadeIn = (
  elements: Iterable<HTMLElement | SVGElement>,
  wait: number,
  signal: AbortSignal,
) => fade(elements, [0, 1], { duration: seconds(presence.leave), delay: seconds(wait) }, signal);
