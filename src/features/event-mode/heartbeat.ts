import { event } from '../../motion/event-tokens.ts';
import { onFrame } from '../../motion/timelines.ts';

/**
 * Asks the animation loop for one frame every few seconds while the tab is visible, and
 * reports when none has come for too long. It counts unanswered requests, not time: a computer
 * that slept has missed none. A scene that rests does not count as stopped, since the frame is the
 * loop's own.
 *
 * @returns stops watching
 */
export function watchFrames(help: () => void): () => void {
  let unanswered = 0;
  let cancelRequest: (() => void) | null = null;

  const answer = () => {
    cancelRequest?.();
    cancelRequest = null;
    unanswered = 0;
  };
  const ask = () => {
    if (document.hidden) return answer();
    if (cancelRequest) unanswered += 1;
    cancelRequest ??= onFrame('scroll', answer);
    if (unanswered * event.watch < event.stalled) return;
    answer();
    help();
  };
  const timer = setInterval(ask, event.watch);
  return () => {
    clearInterval(timer);
    cancelRequest?.();
  };
}
