import { scene } from '../motion/scene-tokens.ts';

/**
 * Notices a worker that has ended without a word, as one does that the system has stopped: it is
 * asked again and again, and has gone when it leaves several questions in a row unanswered. Counted
 * in questions, not in time, so that a computer that wakes up ends nothing.
 *
 * @param ask  resolves when the scene answers
 * @param gone called once
 * @returns ends the watch
 */
export function startHeartbeat(ask: () => Promise<unknown>, gone: () => void): () => void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered >= scene.silences) {
      clearInterval(timer);
      return gone();
    }
    unanswered += 1;
    ask().then(() => {
      unanswered = 0;
    });
  }, scene.watch);
  return () => clearInterval(timer);
}
