import { scene } from '../motion/scene-tokens.ts';

/**
 * Detects that the scene's worker has ended without an error event, as it does when the browser
 * kills it: asks it at a fixed interval, and reports it after several questions in a row without an
 * answer. Questions are counted, not time, so that a computer that wakes from sleep ends nothing.
 *
 * @param ask     resolves when the scene answers
 * @param onEnded called once
 * @returns stops asking
 */
export function startHeartbeat(ask: () => Promise<unknown>, onEnded: () => void): () => void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= scene.silences) {
      clearInterval(timer);
      return onEnded();
    }
    unanswered += 1;
    ask().then(() => {
      unanswered = 0;
    });
  }, scene.watch);
  return () => clearInterval(timer);
}
