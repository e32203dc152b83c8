import { type RefObject, useState } from 'react';
import { useMotion } from '../../../motion/motion.ts';
import { useOnScreen } from '../../../motion/use-on-screen.ts';
import type { Player } from '../use-demo.ts';

/**
 * What the demo shows of its run: a step's words, results and bodies come with the light, which sets
 * out when the player's step begins. Where nothing moves, as off the screen, and backwards, the step is
 * shown at once.
 *
 * @param ref element on which the light moves
 * @returns `shown`: the player at the last step that the light has reached, which is -1 while it is on
 *   its way to the first one; `setReached`: takes the index of that step, infinite where nothing moves
 */
export function useShown(player: Player, ref: RefObject<HTMLElement | null>) {
  const [reached, setReached] = useState(Number.POSITIVE_INFINITY);
  const isFullMotion = useMotion() === 'full';
  const isOnScreen = useOnScreen(ref);
  const { state, step, isPlaying } = player;
  const isUnderway =
    isFullMotion && isOnScreen && step > reached && (state === 'running' || state === 'waiting');
  const shown: Player = isUnderway
    ? { ...player, state: 'running', step: reached, isPlaying: isPlaying || state === 'waiting' }
    : player;
  return { shown, setReached };
}
