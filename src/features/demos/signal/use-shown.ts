import { useState } from 'react';
import { useMotion } from '../../../motion/motion.ts';
import type { Player } from '../use-demo.ts';

/**
 * What the demo shows of its run: a step's words, results and bodies come with the light, which sets
 * out when the player's step begins. Where nothing moves, and backwards, the step is shown at once.
 *
 * @returns `shown`: the player at the last step that the light has reached, which is -1 while it is on
 *   its way to the first one; `setReached`: takes the index of that step, infinite where nothing moves
 */
export function useShown(player: Player) {
  const [reached, setReached] = useState(Number.POSITIVE_INFINITY);
  const isFullMotion = useMotion() === 'full';
  const { state, step, isPlaying } = player;
  const isUnderway = isFullMotion && step > reached && (state === 'running' || state === 'waiting');
  const shown: Player = isUnderway
    ? { ...player, state: 'running', step: reached, isPlaying: isPlaying || state === 'waiting' }
    : player;
  return { shown, setReached };
}
