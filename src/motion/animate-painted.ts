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
 * Hides elements, and lets them appear after so many milliseconds.
 *
 * @param signal shows them
 */
export async function fadeIn(
  elements: readonly (HTMLElement | SVGElement)[],
  wait: number,
  signal: AbortSignal,
): Promise<void> {
  if (elements.length === 0) return;
  // An element that answers the pointer with its opacity would fade out first.
  for (const { style } of elements) Object.assign(style, { opacity: '0', transition: 'none' });
  const end = () => {
    cancelAll([], elements);
    for (const { style } of elements) style.removeProperty('transition');
  };
  signal.addEventListener('abort', end);
  const timing = { duration: seconds(presence.leave), delay: seconds(wait) };
  await animatePainted(elements, { opacity: [0, 1] }, timing, signal);
  if (!signal.aborted) end();
}
