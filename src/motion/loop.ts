/**
 * The one animation loop. Framer Motion owns the only `requestAnimationFrame`; the
 * rest take a named place in its frame. A frame without a taker is not requested.
 */
import { cancelFrame, type FrameData, frame } from 'framer-motion/dom';

type Step = (data: FrameData) => void;

const places = {
  /** Scroll position moves first: everything after reads it. */
  scroll: frame.setup,
} as const;

/**
 * Runs a step in every frame until the returned function is called.
 *
 * @param place where in the frame
 * @param step  gets Motion's frame data: `timestamp` and `delta` in milliseconds
 */
export function onFrame(place: keyof typeof places, step: Step): () => void {
  places[place](step, true);
  return () => cancelFrame(step);
}
