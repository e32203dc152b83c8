import { painted } from '../lib/painted.ts';
import { animate, cancelAll } from './framer.ts';
import { duration, easing, seconds } from './tokens.ts';

/** The one movement of a page change. */
export const flightTiming = { duration: seconds(duration.flight), ease: easing['in-out'] };

/**
 * Animates an element once the browser has painted what stands there now: the first frame of a page
 * takes long on a slow machine, which would show the movement's end only.
 *
 * @param signal ends it in the state of the markup
 * @returns promise that resolves at the end; the element keeps the last keyframe
 */
export async function animatePainted(
  element: HTMLElement,
  keyframes: Parameters<typeof animate>[1],
  timing: Parameters<typeof animate>[2],
  signal: AbortSignal,
): Promise<void> {
  await painted();
  if (signal.aborted) return;
  const animation = animate(element, keyframes, timing);
  signal.addEventListener('abort', () => cancelAll([animation], [element]));
  await animation;
}
