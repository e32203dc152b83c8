import type { PausePoint } from './config.ts';
import { log } from './log.ts';

/**
 * Stops for ever at a named point if the local setting asks for it, so that a test
 * can kill the process exactly there. Costs one comparison otherwise.
 */
export async function pausePoint(point: PausePoint, pauseAt: string | null): Promise<void> {
  if (pauseAt !== point) return;
  log('paused', { at: point });
  await new Promise(() => {});
}
